import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { control } from "../../../test/sandbox-client.ts";
import { type Sandbox, startSandbox } from "../../start-sandbox.ts";
import { troubles } from "../x-settings.ts";
import { testAccount, type TestAccount } from "../../../test/x-client.ts";

let sandbox: Sandbox;
let anna: TestAccount;

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, smtpPort: 0 });
});
beforeEach(() => {
  sandbox.reset();
  anna = testAccount(sandbox);
});
afterAll(() => sandbox.stop());

const bodyOf = async (response: Response) => (await response.json()) as Record<string, unknown>;
const dataOf = async (response: Response) => (await bodyOf(response))["data"] as Record<string, unknown>;
const setUp = (x: Record<string, unknown>) => control(sandbox, "PATCH", "settings", { x });

describe("a created post", () => {
  test("answers 201 with its id and the text as X rewrote it", async () => {
    const response = await anna.post("R&D: see https://nordwind.example/a?b=1 now");
    expect(response.status).toBe(201);
    const data = await dataOf(response);
    expect(data["id"]).toMatch(/^\d{15,19}$/);
    expect(data["text"]).toMatch(/^R&amp;D: see https:\/\/t\.co\/\w{10} now$/);
    expect(data["edit_history_tweet_ids"]).toEqual([data["id"]]);
  });

  test("is in the ledger with its raw request, its text as written and the share that sent it", async () => {
    const text = "R&D: see https://nordwind.example/a?b=1 now";
    const data = await dataOf(await anna.post(text, {}, { "x-polyphon-share": "7;attempt=1" }));
    const [post] = sandbox.ledger.page({ limit: 5 });
    expect(post).toMatchObject({
      id: data["id"],
      network: "x",
      author: anna.id,
      authorName: "Anna Weber",
      text,
      share: "7;attempt=1",
    });
    expect(JSON.parse(post?.raw ?? "")).toEqual({ text });
  });

  test("needs every scope and a valid body", async () => {
    const reader = testAccount(sandbox, { name: "Jonas Keller", scopes: ["tweet.read", "users.read"] });
    expect((await reader.post("Hello")).status).toBe(403);
    for (const body of [
      {},
      { text: "" },
      { text: "Hi", colour: "red" },
      { media: { media_ids: [] } },
      [],
      "Hi",
    ]) {
      const response = await anna.call("POST", "/2/tweets", body);
      expect([response.status, (await bodyOf(response))["title"]]).toEqual([400, "Invalid Request"]);
    }
    expect(sandbox.ledger.summary().total).toBe(0);
  });

  test("is refused above a length of 280", async () => {
    expect((await anna.post(`${"語".repeat(128)} https://acme.com/${"x".repeat(300)}`)).status).toBe(201);
    const long = await anna.post(`${"語".repeat(129)} https://acme.com/${"x".repeat(300)}`);
    expect(long.status).toBe(403);
    expect((await bodyOf(long))["detail"]).toContain("too long");
  });

  test("is refused as a reply, a quote, with two cashtags or with an address X does not accept", async () => {
    const requests = [
      anna.post("Yes", { reply: { in_reply_to_tweet_id: "1" } }),
      anna.post("Look", { quote_tweet_id: "1" }),
      anna.post("$ACME and $WIND"),
      anna.post("https://acme.invalid/x"),
    ];
    for (const response of await Promise.all(requests)) expect(response.status).toBe(403);
  });

  test("is refused a second time within the window, without an id, but not for another account", async () => {
    await anna.post("Said  once");
    const again = await anna.post("Said once ");
    expect(again.status).toBe(403);
    expect(await bodyOf(again)).toEqual({
      title: "Forbidden",
      detail: "You are not allowed to create a Tweet with duplicate content.",
      type: "about:blank",
      status: 403,
    });
    expect((await testAccount(sandbox, { name: "Jonas Keller" }).post("Said once")).status).toBe(201);
    sandbox.clock.advance(12 * 3_600_000);
    const later = testAccount(sandbox);
    expect((await later.post("Said once")).status).toBe(201);
  });

  test("can be posted again once it was deleted", async () => {
    const { id } = await dataOf(await anna.post("Twice"));
    const gone = await anna.call("DELETE", `/2/tweets/${String(id)}`);
    expect(await bodyOf(gone)).toEqual({ data: { deleted: true } });
    expect((await anna.call("DELETE", `/2/tweets/${String(id)}`)).status).toBe(404);
    expect((await anna.post("Twice")).status).toBe(201);
  });

  test("can be deleted only by its author", async () => {
    const { id } = await dataOf(await anna.post("Mine"));
    const other = testAccount(sandbox, { name: "Jonas Keller" });
    expect((await other.call("DELETE", `/2/tweets/${String(id)}`)).status).toBe(403);
  });
});

describe("refusals", () => {
  test("a dead token is always refused the same way, without rate headers", async () => {
    const bodies = [];
    for (const how of ["revoke", "expire"]) {
      const account = testAccount(sandbox, { name: how });
      await control(sandbox, "POST", `tokens/${how}?network=x`, { accessToken: account.accessToken });
      const response = await account.post("Hi");
      expect([response.status, response.headers.get("x-rate-limit-remaining")]).toEqual([401, null]);
      bodies.push(await bodyOf(response));
    }
    const unauthorized = { title: "Unauthorized", type: "about:blank", status: 401, detail: "Unauthorized" };
    expect(bodies).toEqual([unauthorized, unauthorized]);
  });

  test.each(troubles)("%s is answered with a problem, only for the account that has it", async (kind) => {
    await setUp({ troubles: { annaweber: kind } });
    const response = await anna.post("Hi");
    expect([403, 429]).toContain(response.status);
    expect(response.headers.get("content-type")).toContain("application/problem+json");
    expect(await bodyOf(response)).toMatchObject({ status: response.status });
    expect((await testAccount(sandbox, { name: "Jonas Keller" }).post("Hi")).status).toBe(201);
  });

  test("a post has one price, with an address another, until the credits are used up", async () => {
    await setUp({ credits: 0.22 });
    expect((await anna.post("Cheap")).status).toBe(201);
    expect((await anna.post("Dear https://acme.com")).status).toBe(201);
    const broke = await anna.post("Too much");
    expect(broke.status).toBe(402);
    expect(await bodyOf(broke)).toMatchObject({ title: "CreditsDepleted" });
    const settings = (await (await control(sandbox, "GET", "settings")).json()) as { x: { credits: number } };
    expect(settings.x.credits).toBeCloseTo(0.005, 6);
  });
});

describe("limits", () => {
  test("a window of 15 minutes counts down, refuses and opens again", async () => {
    await setUp({ postsPerWindow: 2 });
    sandbox.clock.set(Date.parse("2026-11-20T10:00:00Z"));
    anna = testAccount(sandbox);
    const first = await anna.post("one");
    expect(["limit", "remaining", "reset"].map((part) => first.headers.get(`x-rate-limit-${part}`))).toEqual([
      "2",
      "1",
      expect.stringMatching(/^\d{10}$/),
    ]);
    expect(
      Number(first.headers.get("x-rate-limit-reset")) * 1000 - Date.parse("2026-11-20T10:15:00Z"),
    ).toBeLessThan(5_000);
    await anna.post("two");
    const third = await anna.post("three");
    expect([third.status, third.headers.get("x-rate-limit-remaining")]).toEqual([429, "0"]);
    sandbox.clock.advance(15 * 60_000);
    expect((await anna.post("three")).status).toBe(201);
  });

  test("a daily limit of the app counts all accounts and states its end", async () => {
    await setUp({ appDailyPosts: 1 });
    await anna.post("one");
    const second = await testAccount(sandbox, { name: "Jonas Keller" }).post("two");
    expect(second.status).toBe(429);
    expect(second.headers.get("x-app-limit-24hour-remaining")).toBe("0");
    expect(second.headers.get("x-rate-limit-remaining")).toBe("99");
    sandbox.clock.advance(86_400_000);
    expect((await testAccount(sandbox, { name: "Jonas Keller" }).post("two")).status).toBe(201);
  });
});

describe("reading back", () => {
  const fields = "tweet.fields=created_at,entities,attachments";

  test("a timeline lists the newest first, page by page, and nothing when it is empty", async () => {
    expect(await bodyOf(await anna.call("GET", `/2/users/${anna.id}/tweets`))).toEqual({
      meta: { result_count: 0 },
    });
    for (let n = 1; n <= 7; n += 1) await anna.post(`Number ${n}`);
    const read = async (more: string) =>
      (await bodyOf(await anna.call("GET", `/2/users/${anna.id}/tweets?max_results=5${more}`))) as {
        data: { text: string }[];
        meta: { next_token?: string };
      };
    const first = await read("");
    const second = await read(`&pagination_token=${first.meta.next_token ?? ""}`);
    const texts = [...first.data, ...second.data].map(({ text }) => text);
    expect(texts).toEqual([7, 6, 5, 4, 3, 2, 1].map((n) => `Number ${n}`));
    expect(second.meta.next_token).toBeUndefined();
  });

  test("a timeline starts where requested, and may lag behind", async () => {
    const start = (at: number) =>
      `/2/users/${anna.id}/tweets?start_time=${encodeURIComponent(new Date(at).toISOString())}`;
    await anna.post("Then");
    sandbox.clock.advance(60_000);
    await anna.post("Now");
    const since = await bodyOf(await anna.call("GET", start(sandbox.clock.now() - 30_000)));
    expect(since).toMatchObject({ data: [{ text: "Now" }], meta: { result_count: 1 } });
    await setUp({ timelineLagSeconds: 10 });
    const lagging = await bodyOf(await anna.call("GET", start(sandbox.clock.now() - 30_000)));
    expect(lagging).toEqual({ meta: { result_count: 0 } });
  });

  test("entities give the positions and targets of the wrapped addresses", async () => {
    await anna.post("👍 & www.acme.com");
    const { data } = (await bodyOf(await anna.call("GET", `/2/users/${anna.id}/tweets?${fields}`))) as {
      data: {
        text: string;
        created_at: string;
        entities: { urls: { start: number; end: number; url: string }[] };
      }[];
    };
    const [post] = data;
    const [url] = post?.entities.urls ?? [];
    expect(url).toMatchObject({ expanded_url: "http://www.acme.com", display_url: "acme.com" });
    expect(
      Array.from(post?.text ?? "")
        .slice(url?.start, url?.end)
        .join(""),
    ).toBe(url?.url);
    expect(Date.parse(post?.created_at ?? "")).toBeLessThanOrEqual(sandbox.clock.now());
  });

  test("an invalid request is refused with a problem", async () => {
    for (const query of ["max_results=4", "max_results=101", "start_time=soon", "colour=red"]) {
      expect((await anna.call("GET", `/2/users/${anna.id}/tweets?${query}`)).status).toBe(400);
    }
    expect((await anna.call("GET", "/2/users/1/tweets")).status).toBe(404);
  });

  test("several posts at once return existing ones beside errors for missing ones", async () => {
    const { id } = await dataOf(await anna.post("There"));
    const both = await bodyOf(await anna.call("GET", `/2/tweets?ids=${String(id)},77`));
    expect(both).toMatchObject({ data: [{ id }], errors: [{ resource_id: "77", title: "Not Found Error" }] });
  });

  test("users are found by their own token and by name", async () => {
    await anna.post("Hello");
    const me = await dataOf(
      await anna.call("GET", "/2/users/me?user.fields=public_metrics,most_recent_tweet_id,profile_image_url"),
    );
    expect(me).toMatchObject({
      id: anna.id,
      name: "Anna Weber",
      username: "annaweber",
      public_metrics: { tweet_count: 1 },
    });
    expect((await fetch(String(me["profile_image_url"]))).headers.get("content-type")).toBe("image/svg+xml");
    const found = await bodyOf(await anna.call("GET", "/2/users/search?query=weber"));
    expect(found).toMatchObject({ data: [{ username: "annaweber" }], meta: { result_count: 1 } });
  });
});

test("faults, late commits and the ledger work on X as on other networks", async () => {
  sandbox.faults.add({ kind: "drop_after_commit", route: "POST /2/tweets", account: anna.id, times: 1 });
  await expect(anna.post("Lost")).rejects.toThrow();
  expect(sandbox.ledger.page({ network: "x", limit: 5 })).toHaveLength(1);
  sandbox.faults.add({ kind: "too_many", route: "POST /2/tweets", scope: "MEMBER", times: 1 });
  const throttled = await anna.post("Later");
  expect([throttled.status, throttled.headers.get("x-rate-limit-remaining")]).toEqual([429, "0"]);
});
