import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { FaultRequest } from "./fault.ts";
import { control, postBody, testMember, type TestMember } from "../../test/sandbox-client.ts";
import { type Sandbox, startSandbox } from "../start-sandbox.ts";

let sandbox: Sandbox;
let anna: TestMember;
const route = "POST /rest/posts";

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, smtpPort: 0 });
});
beforeEach(() => {
  sandbox.reset();
  anna = testMember(sandbox);
});
afterAll(() => sandbox.stop());

const committed = () => sandbox.ledger.summary().total;
const order = (request: FaultRequest) => sandbox.faults.add({ route, times: 1, ...request });

/** Reads the raw bytes of the connection, for answers that no HTTP client accepts. */
function onTheWire(text: string): Promise<{ received: string; reset: boolean }> {
  const body = JSON.stringify(postBody(anna.urn, text));
  const headers = { ...anna.headers, host: "sandbox", "content-length": String(Buffer.byteLength(body)) };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return new Promise((resolve) => {
    let received = "";
    const socket = connect(sandbox.port, "127.0.0.1", () => {
      socket.write(`POST /rest/posts HTTP/1.1\r\n${lines.join("")}\r\n${body}`);
    });
    socket.on("data", (chunk) => (received += chunk.toString("latin1")));
    socket.on("end", () => resolve({ received, reset: false }));
    socket.on("error", () => resolve({ received, reset: true }));
  });
}

describe("lost answers", () => {
  test("drop_after_commit stores the post and closes the connection without an answer", async () => {
    order({ kind: "drop_after_commit" });
    await expect(anna.post("Hello")).rejects.toThrow("fetch failed");
    expect(committed()).toBe(1);
    expect((await anna.post("Hello")).status).toBe(422);
  });

  test("drop_before_commit closes the connection and stores nothing", async () => {
    order({ kind: "drop_before_commit" });
    await expect(anna.post("Hello")).rejects.toThrow("fetch failed");
    expect(committed()).toBe(0);
    expect((await anna.post("Hello")).status).toBe(201);
  });

  test("drop_after_commit with a delay closes at once and stores later", async () => {
    order({ kind: "drop_after_commit", commitDelayMs: 500 });
    await expect(anna.post("Hello")).rejects.toThrow("fetch failed");
    expect(committed()).toBe(0);
    await expect.poll(committed, { timeout: 5_000 }).toBe(1);
  });

  test("half_close ends the connection without an answer although the post is stored", async () => {
    order({ kind: "half_close" });
    expect(await onTheWire("Hello")).toEqual({ received: "", reset: false });
    expect(committed()).toBe(1);
  });

  test("reset_in_body stores the post and resets the connection within the answer", async () => {
    order({ kind: "reset_in_body" });
    const { received, reset } = await onTheWire("Hello");
    expect(reset).toBe(true);
    expect(received === "" || received.startsWith("HTTP/1.1 201")).toBe(true);
    expect(committed()).toBe(1);
  });

  test.each([true, false])(
    "a stall lasts longer than the caller's timeout, with commit %s",
    async (commit) => {
      order({ kind: "stall", ms: 500, commit });
      const { headers } = anna;
      const body = JSON.stringify(postBody(anna.urn, "Hello"));
      const impatient = { method: "POST", headers, body, signal: AbortSignal.timeout(50) };
      await expect(fetch(`${sandbox.url}/rest/posts`, impatient)).rejects.toThrow();
      expect(committed()).toBe(0);
      await pause(700);
      expect(committed()).toBe(commit ? 1 : 0);
    },
  );
});

describe("bad answers", () => {
  test.each([500, 502, 503, 504] as const)(
    "http %i can come with or without the post being stored",
    async (status) => {
      order({ kind: "http", status });
      expect((await anna.post("Hello")).status).toBe(status);
      expect(committed()).toBe(0);
      order({ kind: "http", status, commit: true });
      expect((await anna.post("Hello")).status).toBe(status);
      expect(committed()).toBe(1);
    },
  );

  test("too_many answers LinkedIn's 429, with or without Retry-After", async () => {
    order({ kind: "too_many" });
    const bare = await anna.post("Hello");
    expect([bare.status, bare.headers.get("retry-after")]).toEqual([429, null]);
    expect(await bare.json()).toEqual({
      message: "Resource level throttle APPLICATION DAY limit for calls to this resource is reached.",
      status: 429,
      serviceErrorCode: 101,
    });
    order({ kind: "too_many", retryAfterSeconds: 17, scope: "MEMBER" });
    const answer = await anna.post("Hello");
    expect(answer.headers.get("retry-after")).toBe("17");
    expect(await answer.text()).toContain("MEMBER DAY");
    expect(committed()).toBe(0);
  });

  test.each([
    ["token_expired", 65602],
    ["token_revoked", 65601],
  ] as const)("%s answers 401 with %i although the token is valid", async (kind, serviceErrorCode) => {
    order({ kind });
    const response = await anna.post("Hello");
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ serviceErrorCode });
    expect(committed()).toBe(0);
  });

  test("html_body answers with the page of a gateway", async () => {
    order({ kind: "html_body" });
    const response = await anna.post("Hello");
    expect([response.status, response.headers.get("content-type")]).toEqual([502, "text/html"]);
    expect(await response.text()).toContain("<h1>Bad Gateway</h1>");
  });

  test("truncated_json answers with JSON that breaks off", async () => {
    sandbox.faults.add({ route: "GET /v2/userinfo", kind: "truncated_json", times: 1 });
    const response = await anna.call("GET", "/v2/userinfo");
    expect(response.status).toBe(200);
    await expect(response.json()).rejects.toThrow(SyntaxError);
    order({ kind: "truncated_json" });
    const created = await anna.post("Hello");
    expect(created.status).toBe(201);
    await expect(created.json()).rejects.toThrow(SyntaxError);
  });

  test("slow_stream sends the complete answer slowly", async () => {
    order({ kind: "slow_stream", chunkBytes: 40, everyMs: 40 });
    const start = performance.now();
    const response = await anna.post("Hello");
    expect(response.status).toBe(201);
    expect(response.headers.get("x-restli-id")).toMatch(/^urn:li:share:/);
    expect(performance.now() - start).toBeGreaterThan(100);
  });

  test("delay sends the right answer after the wait", async () => {
    order({ kind: "delay", ms: 80 });
    const start = performance.now();
    expect((await anna.post("Hello")).status).toBe(201);
    expect(performance.now() - start).toBeGreaterThan(75);
  });
});

test("commitDelayMs stores every post late, also when the caller has disconnected", async () => {
  await control(sandbox, "PATCH", "settings", { commitDelayMs: 1_500 });
  const pending = async () =>
    ((await (await control(sandbox, "GET", "ledger/summary")).json()) as { pending: number }).pending;
  const leaving = new AbortController();
  const calls = Array.from({ length: 20 }, (_, n) =>
    fetch(`${sandbox.url}/rest/posts`, {
      method: "POST",
      headers: anna.headers,
      body: JSON.stringify(postBody(anna.urn, `Hello ${n}`)),
      signal: leaving.signal,
    }).then(
      () => "answered",
      () => "gone",
    ),
  );
  // A caller that had left before would not have asked.
  await expect.poll(async () => committed() + (await pending())).toBe(20);
  leaving.abort();
  const outcomes = await Promise.all(calls);
  expect(outcomes).toContain("gone");
  expect(committed()).toBeLessThan(20);
  await expect.poll(committed).toBe(20);
  expect(await pending()).toBe(0);
});

test("a reset cancels pending commits", async () => {
  order({ kind: "drop_after_commit", commitDelayMs: 100 });
  await expect(anna.post("Hello")).rejects.toThrow("fetch failed");
  sandbox.reset();
  await pause(150);
  expect(committed()).toBe(0);
});
