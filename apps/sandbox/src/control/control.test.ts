import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { control, testMember, type TestMember } from "../../test/sandbox-client.ts";
import { type Sandbox, startSandbox } from "../start-sandbox.ts";

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

const read = async (path: string) => (await control(sandbox, "GET", path)).json();

describe("clock", () => {
  test("can be read, set and advanced", async () => {
    await control(sandbox, "POST", "clock/set", { at: "2026-12-01T08:00:00Z" });
    await control(sandbox, "POST", "clock/advance", { seconds: 90 });
    const { now } = (await read("clock")) as { now: string };
    expect(now).toMatch(/^2026-12-01T08:01:3\d/);
    expect((await control(sandbox, "POST", "clock/advance", {})).status).toBe(400);
  });
});

describe("ledger", () => {
  type Page = {
    posts: { seq: number; text: string; visible: boolean; at: string; share: string }[];
    next: number | null;
  };

  test("is read page by page until nothing is left", async () => {
    for (const text of ["one", "two", "three"]) await anna.post(text);
    const first = (await read("ledger?limit=2")) as Page;
    expect(first.posts.map(({ text }) => text)).toEqual(["one", "two"]);
    const second = (await read(`ledger?limit=2&after=${first.next}`)) as Page;
    expect(second.posts.map(({ text }) => text)).toEqual(["three"]);
    expect(second.next).toBeNull();
  });

  test("can be filtered by author, by time and by share", async () => {
    const jonas = testMember(sandbox, { name: "Jonas Keller" });
    await anna.post("early", {}, { "x-polyphon-share": "s1;attempt=1" });
    sandbox.clock.advance(60_000);
    const since = new Date(sandbox.clock.now()).toISOString();
    await jonas.post("late", {}, { "x-polyphon-share": "s2" });
    const texts = async (query: string) =>
      ((await read(`ledger?${query}`)) as Page).posts.map(({ text }) => text);
    expect(await texts(`author=${encodeURIComponent(jonas.urn)}`)).toEqual(["late"]);
    expect(await texts(`since=${encodeURIComponent(since)}`)).toEqual(["late"]);
    expect(await texts("share=s1")).toEqual(["early"]);
  });

  test("counts shares that are visible more than once in its summary, without deleted ones", async () => {
    const twice = await anna.post("one", {}, { "x-polyphon-share": "s1;attempt=1" });
    await anna.post("one again", {}, { "x-polyphon-share": "s1;attempt=2" });
    await anna.post("two", {}, { "x-polyphon-share": "s2" });
    await anna.post("three");
    expect(await read("ledger/summary")).toMatchObject({
      total: 4,
      visible: 4,
      withoutShare: 1,
      shares: 2,
      sharesVisibleMoreThanOnce: 1,
      examples: ["s1"],
    });
    await anna.call("DELETE", `/rest/posts/${encodeURIComponent(twice.headers.get("x-restli-id") ?? "")}`);
    expect(await read("ledger/summary")).toMatchObject({
      visible: 3,
      deleted: 1,
      sharesVisibleMoreThanOnce: 0,
    });
  });

  test("summarises and pages a hundred thousand posts without delay", async () => {
    for (let n = 0; n < 100_000; n += 1) {
      const share = `s${n % 99_990}`;
      sandbox.ledger.add({
        id: `p${n}`,
        network: "x",
        author: "a",
        authorName: "A",
        raw: "{}",
        text: "t",
        at: n,
        share,
      });
    }
    const start = performance.now();
    expect(await read("ledger/summary")).toMatchObject({ total: 100_000, sharesVisibleMoreThanOnce: 10 });
    const last = (await read("ledger?after=99999")) as Page;
    expect(last.posts.map(({ seq }) => seq)).toEqual([100_000]);
    expect(performance.now() - start).toBeLessThan(2_000);
  });
});

describe("tokens", () => {
  test("are created in bulk for given members", async () => {
    const requests = Array.from({ length: 500 }, (_, n) => ({ memberId: `m${n}`, name: `Member ${n}` }));
    const response = await control(sandbox, "POST", "tokens", requests);
    const tokens = (await response.json()) as { accessToken: string; memberId: string }[];
    expect(tokens).toHaveLength(500);
    const info = await fetch(`${sandbox.url}/v2/userinfo`, {
      headers: { authorization: `Bearer ${tokens[499]?.accessToken}` },
    });
    expect(await info.json()).toMatchObject({ sub: "m499", name: "Member 499" });
  });

  test("are refused for a network without tokens", async () => {
    expect((await control(sandbox, "POST", "tokens?network=recaptcha", {})).status).toBe(400);
  });
});

describe("faults", () => {
  test("are ordered, listed and cleared over HTTP and affect one account only", async () => {
    const jonas = testMember(sandbox, { name: "Jonas Keller" });
    const request = { route: "POST /rest/posts", account: jonas.memberId, kind: "http", status: 503 };
    const { ids } = (await (await control(sandbox, "POST", "faults", [request])).json()) as { ids: number[] };
    expect((await anna.post("Hello")).status).toBe(201);
    expect((await jonas.post("Hello")).status).toBe(503);
    expect(await read("faults")).toMatchObject({
      faults: [{ id: ids[0], kind: "http", hits: 1, left: null }],
    });
    await control(sandbox, "DELETE", `faults/${ids[0]}`);
    expect((await jonas.post("Hello")).status).toBe(201);
  });

  test("of an unknown kind are refused", async () => {
    expect((await control(sandbox, "POST", "faults", { kind: "earthquake" })).status).toBe(400);
  });

  test("never affect control calls and pages", async () => {
    sandbox.faults.add({ kind: "drop_before_commit" });
    expect((await control(sandbox, "GET", "faults")).status).toBe(200);
    expect((await fetch(`${sandbox.url}/linkedin`)).status).toBe(200);
    await expect(anna.post("Hello")).rejects.toThrow();
  });
});

describe("request log", () => {
  test("shows the requests, the answers and the faults that applied", async () => {
    await anna.post("Hello");
    sandbox.faults.add({ kind: "drop_after_commit", times: 1 });
    await anna.post("Again").catch(() => null);
    const { requests } = (await read("requests?path=/rest")) as { requests: Record<string, unknown>[] };
    expect(requests).toMatchObject([
      { method: "POST", path: "/rest/posts", account: anna.memberId, status: 201, fault: null },
      { method: "POST", path: "/rest/posts", account: anna.memberId, fault: "drop_after_commit" },
    ]);
    expect(String(requests[0]?.["body"])).toContain('"commentary":"Hello"');
  });

  test("is absent in the fast sandbox, which keeps ledger, duplicate filter and faults", async () => {
    const fast = await startSandbox({ port: 0, smtpPort: 0, fast: true });
    const member = testMember(fast);
    expect((await member.post("Hello")).status).toBe(201);
    expect((await member.post("Hello")).status).toBe(422);
    fast.faults.add({ kind: "http", status: 500, times: 1 });
    expect((await member.post("Other")).status).toBe(500);
    expect(fast.ledger.summary().total).toBe(1);
    const log = (await (await control(fast, "GET", "requests")).json()) as unknown;
    expect(log).toEqual({ enabled: false, requests: [] });
    await fast.stop();
  });
});

describe("settings and reset", () => {
  test("refuse an invalid setting without any change", async () => {
    const before = await read("settings");
    const wrong = { linkedin: { duplicateWindowSeconds: -1 } };
    expect((await control(sandbox, "PATCH", "settings", wrong)).status).toBe(400);
    expect((await control(sandbox, "PATCH", "settings", { myspace: {} })).status).toBe(400);
    expect(await read("settings")).toEqual(before);
  });

  test("restore everything on reset: posts, tokens, faults, settings, clock and log", async () => {
    const fresh = await read("settings");
    await anna.post("Hello");
    await control(sandbox, "PATCH", "settings", {
      commitDelayMs: 5,
      linkedin: { duplicateWindowSeconds: 0 },
    });
    await control(sandbox, "POST", "clock/advance", { seconds: 5000 });
    sandbox.faults.add({ kind: "drop_before_commit" });
    expect((await control(sandbox, "POST", "reset")).status).toBe(204);
    expect(await read("settings")).toEqual(fresh);
    expect(await read("ledger/summary")).toMatchObject({ total: 0, visible: 0, shares: 0 });
    expect(await read("clock")).toMatchObject({ offsetMs: 0 });
    expect(await read("faults")).toEqual({ faults: [] });
    expect(await read("requests")).toMatchObject({ requests: [] });
    expect((await anna.post("Hello")).status).toBe(401);
  });
});
