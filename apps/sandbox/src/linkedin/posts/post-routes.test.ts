import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { testMember, type TestMember } from "../../../test/sandbox-client.ts";
import { type Sandbox, startSandbox } from "../../start-sandbox.ts";

let sandbox: Sandbox;
let anna: TestMember;
let reader: TestMember;

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, smtpPort: 0 });
});
beforeEach(() => {
  sandbox.reset();
  anna = testMember(sandbox, { name: "Anna Weber", scopes: ["w_member_social"] });
  reader = testMember(sandbox, { name: "Anna Weber", scopes: ["w_member_social", "r_member_social"] });
});
afterAll(() => sandbox.stop());

async function posted(text: string): Promise<string> {
  return (await anna.post(text)).headers.get("x-restli-id") ?? "";
}
const pathOf = (urn: string) => `/rest/posts/${encodeURIComponent(urn)}`;

test("with w_member_social alone a member deletes their post but can neither read nor list it", async () => {
  const urn = await posted("Hello");
  const read = await anna.call("GET", pathOf(urn));
  expect(read.status).toBe(403);
  expect(await read.json()).toEqual({
    status: 403,
    serviceErrorCode: 100,
    code: "ACCESS_DENIED",
    message: "Not enough permissions to access: partnerApiPostsExternal.GET.20260901",
  });
  const list = await anna.call("GET", `/rest/posts?q=author&author=${encodeURIComponent(anna.urn)}`);
  expect(list.status).toBe(403);
  expect(await list.text()).toContain("partnerApiPostsExternal.FINDER-author");
  expect((await anna.call("DELETE", pathOf(urn))).status).toBe(204);
});

test("deleting twice answers 404, and the ledger marks the post as deleted", async () => {
  const urn = await posted("Hello");
  await anna.call("DELETE", pathOf(urn));
  expect((await anna.call("DELETE", pathOf(urn))).status).toBe(404);
  expect(sandbox.ledger.find(urn)?.deletedAt).not.toBeNull();
  expect(sandbox.ledger.summary()).toMatchObject({ total: 1, visible: 0, deleted: 1 });
});

test("nobody deletes or edits the post of another", async () => {
  const urn = await posted("Hello");
  const jonas = testMember(sandbox, { name: "Jonas Keller" });
  expect((await jonas.call("DELETE", pathOf(urn))).status).toBe(403);
  const patch = { patch: { $set: { commentary: "Mine" } } };
  const edit = await jonas.call("POST", pathOf(urn), patch, { "x-restli-method": "PARTIAL_UPDATE" });
  expect(edit.status).toBe(403);
  expect(sandbox.ledger.find(urn)).toMatchObject({ text: "Hello", deletedAt: null });
});

test("a partial update changes the text that readers see and marks the post as edited", async () => {
  const urn = await posted("Helo");
  const patch = { patch: { $set: { commentary: String.raw`Hello \(all\)` } } };
  const without = await anna.call("POST", pathOf(urn), patch);
  expect(without.status).toBe(400);
  const edit = await anna.call("POST", pathOf(urn), patch, { "x-restli-method": "PARTIAL_UPDATE" });
  expect(edit.status).toBe(204);
  expect(sandbox.ledger.find(urn)?.text).toBe("Hello (all)");
  const read = (await (await reader.call("GET", pathOf(urn))).json()) as Record<string, unknown>;
  expect(read).toMatchObject({ lifecycleStateInfo: { isEditedByAuthor: true } });
});

test("after an edit the old text is free and the new one is taken", async () => {
  const urn = await posted("Helo");
  const patch = { patch: { $set: { commentary: "Hello" } } };
  await anna.call("POST", pathOf(urn), patch, { "x-restli-method": "PARTIAL_UPDATE" });
  expect((await anna.post("Hello")).status).toBe(422);
  expect((await anna.post("Helo")).status).toBe(201);
});

test("a reader with r_member_social gets the text back with hashtag templates", async () => {
  const urn = await posted(String.raw`We \(all\) #grow`);
  const read = await reader.call("GET", pathOf(urn));
  expect(read.status).toBe(200);
  expect(await read.json()).toMatchObject({
    id: urn,
    author: anna.urn,
    commentary: String.raw`We \(all\) {hashtag|\#|grow}`,
    lifecycleState: "PUBLISHED",
  });
});

test("the finder lists an author's visible posts, newest first, page by page", async () => {
  const urns = [await posted("one"), await posted("two"), await posted("three")];
  await anna.call("DELETE", pathOf(urns[1] ?? ""));
  const find = async (more: string) => {
    const response = await reader.call(
      "GET",
      `/rest/posts?q=author&author=${encodeURIComponent(anna.urn)}${more}`,
    );
    const { elements } = (await response.json()) as { elements: { id: string }[] };
    return elements.map(({ id }) => id);
  };
  expect(await find("&sortBy=CREATED")).toEqual([urns[2], urns[0]]);
  expect(await find("&sortBy=CREATED&start=1&count=1")).toEqual([urns[0]]);
});
