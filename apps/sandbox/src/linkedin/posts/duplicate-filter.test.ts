import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { control, testMember, type TestMember } from "../../../test/sandbox-client.ts";
import { type Sandbox, startSandbox } from "../../start-sandbox.ts";

let sandbox: Sandbox;
let anna: TestMember;

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, smtpPort: 0 });
});
beforeEach(() => {
  sandbox.reset();
  anna = testMember(sandbox);
});
afterAll(() => sandbox.stop());

const urnOf = (response: Response) => response.headers.get("x-restli-id") ?? "";
const urnIn = async (response: Response) => /urn:li:share:\d+/.exec(await response.text())?.[0];
const hour = 3_600_000;

test("the same text again is refused with the URN of the first post", async () => {
  const first = urnOf(await anna.post("Good news today"));
  const again = await anna.post("Good news today");
  expect(again.status).toBe(422);
  expect(await again.json()).toEqual({
    errorDetailType: "com.linkedin.common.error.BadRequest",
    message: `com.linkedin.content.common.exception.BadRequestResponseException: Content is a duplicate of ${first}`,
    errorDetails: {
      inputErrors: [{ description: "Duplicate post is detected", input: {}, code: "DUPLICATE_POST" }],
    },
    status: 422,
  });
  expect(sandbox.ledger.summary().total).toBe(1);
});

test("white space and the notation of an accent do not make a text new", async () => {
  const first = urnOf(await anna.post("Café  morning\nnews"));
  expect(await urnIn(await anna.post(" Cafe\u0301 morning news "))).toBe(first);
});

test("another author may post the same text", async () => {
  await anna.post("Good news today");
  const jonas = testMember(sandbox, { name: "Jonas Keller" });
  expect((await jonas.post("Good news today")).status).toBe(201);
});

test("a post without words is never a duplicate", async () => {
  expect((await anna.post("")).status).toBe(201);
  expect((await anna.post("")).status).toBe(201);
});

test("after the window the text is accepted again", async () => {
  await anna.post("Good news today");
  sandbox.clock.advance(24 * hour - 60_000);
  expect((await anna.post("Good news today")).status).toBe(422);
  sandbox.clock.advance(60_000);
  expect((await anna.post("Good news today")).status).toBe(201);
});

test("the window can be changed and turned off", async () => {
  await control(sandbox, "PATCH", "settings", { linkedin: { duplicateWindowSeconds: 60 } });
  await anna.post("Good news today");
  sandbox.clock.advance(61_000);
  expect((await anna.post("Good news today")).status).toBe(201);
  await control(sandbox, "PATCH", "settings", { linkedin: { duplicateWindowSeconds: 0 } });
  expect((await anna.post("Good news today")).status).toBe(201);
});

test("a deleted text stays refused for the window, each time under a new URN that cannot be found", async () => {
  const first = urnOf(await anna.post("Good news today"));
  expect((await anna.call("DELETE", `/rest/posts/${encodeURIComponent(first)}`)).status).toBe(204);
  const ghosts = [
    await urnIn(await anna.post("Good news today")),
    await urnIn(await anna.post("Good news today")),
  ];
  expect(new Set([first, ...ghosts]).size).toBe(3);
  for (const ghost of ghosts) {
    expect((await anna.call("DELETE", `/rest/posts/${encodeURIComponent(ghost ?? "")}`)).status).toBe(404);
  }
  sandbox.clock.advance(24 * hour);
  expect((await anna.post("Good news today")).status).toBe(201);
});
