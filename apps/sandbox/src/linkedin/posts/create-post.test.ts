import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { postBody, testMember, type TestMember } from "../../../test/sandbox-client.ts";
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

const stored = () => sandbox.ledger.page({ limit: 10 });

test("a created post answers 201 with an empty body and its id only in the header", async () => {
  const response = await anna.post("Hello world");
  expect(response.status).toBe(201);
  expect(await response.text()).toBe("");
  expect(response.headers.get("content-length")).toBe("0");
  expect(response.headers.get("x-restli-id")).toMatch(/^urn:li:share:\d{19}$/);
});

test("the ledger stores the raw request, the visible text, the time and the share that sent it", async () => {
  const response = await anna.post(String.raw`We \#grow`, {}, { "x-polyphon-share": "share-7;attempt=1" });
  const [post] = stored();
  expect(post).toMatchObject({
    id: response.headers.get("x-restli-id"),
    author: anna.urn,
    authorName: "Anna Weber",
    text: "We #grow",
    share: "share-7;attempt=1",
    deletedAt: null,
  });
  expect(JSON.parse(post?.raw ?? "")).toEqual(postBody(anna.urn, String.raw`We \#grow`));
});

test("a text with an unescaped reserved character is truncated, and the answer is still 201", async () => {
  const response = await anna.post("We grew (by a lot) this year");
  expect(response.status).toBe(201);
  expect(stored()[0]?.text).toBe("We grew ");
});

describe("headers", () => {
  const withHeaders = (headers: Record<string, string>) => anna.post("Hello", {}, headers);

  test("a call without a version is refused as VERSION_MISSING", async () => {
    const response = await withHeaders({ "linkedin-version": "" });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ status: 400, code: "VERSION_MISSING" });
  });

  test.each(["202511", "202504", "202612"])("version %s is not active and answers 426", async (version) => {
    const response = await withHeaders({ "linkedin-version": version });
    expect(response.status).toBe(426);
    expect(await response.json()).toEqual({
      status: 426,
      code: "NONEXISTENT_VERSION",
      message: `Requested version ${version}01 is not active`,
    });
  });

  test.each(["202512", "202611"])("version %s is active", async (version) => {
    expect((await withHeaders({ "linkedin-version": version })).status).toBe(201);
  });

  test.each(["1.0.0", ""])("Rest.li version %j is refused", async (version) => {
    expect((await withHeaders({ "x-restli-protocol-version": version })).status).toBe(400);
    expect(stored()).toHaveLength(0);
  });
});

describe("bodies", () => {
  const send = (body: string) =>
    fetch(`${sandbox.url}/rest/posts`, { method: "POST", headers: anna.headers, body });

  test("text that is not JSON is refused as an illegal argument", async () => {
    const response = await send("{author:");
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      status: 400,
      code: "ILLEGAL_ARGUMENT",
      message: "Request body could not be converted to data map",
    });
  });

  test("each missing field is named in a 422", async () => {
    const { commentary: _, visibility: __, ...rest } = postBody(anna.urn, "");
    const response = await send(JSON.stringify(rest));
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({
      message:
        "ERROR :: /commentary :: field is required but not found and has no default value\n" +
        "ERROR :: /visibility :: field is required but not found and has no default value\n",
      status: 422,
    });
  });

  test("an unknown field is refused", async () => {
    const response = await anna.post("Hi", { scheduledAt: 1 });
    expect(response.status).toBe(422);
    expect(await response.text()).toContain("/scheduledAt :: unrecognized field");
  });

  test.each([
    ["a draft", { lifecycleState: "DRAFT" }],
    ["an unknown audience", { visibility: "FRIENDS" }],
    ["two kinds of content", { content: { media: { id: "urn:li:image:1" }, article: {} } }],
    ["one image as multi-image", { content: { multiImage: { images: [{ id: "urn:li:image:1" }] } } }],
    ["a poll with one answer", { content: { poll: { question: "?", options: [{ text: "a" }] } } }],
  ])("%s is refused with 400", async (_, more) => {
    expect((await anna.post("Hi", more)).status).toBe(400);
    expect(stored()).toHaveLength(0);
  });

  test("3000 visible characters fit, one more does not, and escapes do not count", async () => {
    expect((await anna.post(String.raw`\_`.repeat(3000))).status).toBe(201);
    const response = await anna.post("x".repeat(3001));
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: "FIELD_LENGTH_TOO_LONG" });
  });
});

describe("permissions", () => {
  test("a member cannot post in the name of another", async () => {
    const other = testMember(sandbox, { name: "Jonas Keller" });
    const response = await anna.call("POST", "/rest/posts", postBody(other.urn, "Hello"));
    expect(response.status).toBe(403);
  });

  test("posting needs w_member_social", async () => {
    const reader = testMember(sandbox, { name: "Anna Weber", scopes: ["openid", "profile"] });
    const response = await reader.post("Hello");
    expect(response.status).toBe(403);
    expect(await response.json()).toEqual({
      status: 403,
      serviceErrorCode: 100,
      code: "ACCESS_DENIED",
      message: "Not enough permissions to access: partnerApiPostsExternal.CREATE.20260901",
    });
  });

  test("posting for an organisation needs w_organization_social", async () => {
    const body = postBody("urn:li:organization:10001", "Hello");
    expect((await anna.call("POST", "/rest/posts", body)).status).toBe(403);
    const admin = testMember(sandbox, { scopes: ["w_organization_social"], name: "Maria Rossi" });
    expect((await admin.call("POST", "/rest/posts", body)).status).toBe(201);
  });
});

describe("tokens", () => {
  const codeOf = async (response: Response) => {
    expect(response.status).toBe(401);
    const { code, serviceErrorCode } = (await response.json()) as Record<string, unknown>;
    return [code, serviceErrorCode];
  };

  test("a missing, an unknown, a revoked and an expired token are distinguished", async () => {
    const without = await anna.post("Hi", {}, { authorization: "" });
    expect((await codeOf(without))[0]).toBe("EMPTY_ACCESS_TOKEN");
    const unknown = await anna.post("Hi", {}, { authorization: "Bearer nobody" });
    expect(await codeOf(unknown)).toEqual(["INVALID_ACCESS_TOKEN", 65600]);

    await fetch(`${sandbox.url}/__sandbox/tokens/revoke`, {
      method: "POST",
      body: JSON.stringify({ memberId: anna.memberId }),
    });
    expect(await codeOf(await anna.post("Hi"))).toEqual(["REVOKED_ACCESS_TOKEN", 65601]);
    const short = testMember(sandbox, { name: "Jonas Keller", expiresInSeconds: 60 });
    sandbox.clock.advance(61_000);
    expect(await codeOf(await short.post("Hi"))).toEqual(["EXPIRED_ACCESS_TOKEN", 65602]);
  });
});

test("a daily limit answers 429 until the next UTC day", async () => {
  await fetch(`${sandbox.url}/__sandbox/settings`, {
    method: "PATCH",
    body: JSON.stringify({ linkedin: { memberDailyLimit: 1 } }),
  });
  sandbox.clock.set(Date.parse("2026-11-20T23:00:00Z"));
  expect((await anna.post("one")).status).toBe(201);
  const second = await anna.post("two");
  expect(second.status).toBe(429);
  expect(await second.json()).toEqual({
    message: "Resource level throttle MEMBER DAY limit for calls to this resource is reached.",
    status: 429,
    serviceErrorCode: 101,
  });
  sandbox.clock.advance(3_600_000);
  expect((await anna.post("two")).status).toBe(201);
});
