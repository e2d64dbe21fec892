import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { type Sandbox, startSandbox } from "@polyphon/sandbox/start-sandbox.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createOpenaiProvider } from "./openai-provider.ts";

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, smtpPort: 0 });
});
beforeEach(() => sandbox.reset());
afterAll(() => sandbox.stop());

const provider = (over: { base?: string; key?: string; timeoutMs?: number } = {}) =>
  createOpenaiProvider({
    base: `${sandbox.url}/v1`,
    key: "key-canary",
    model: "gpt-4",
    imageModel: "gpt-image-1",
    timeoutMs: 4_000,
    ...over,
  });
const signal = new AbortController().signal;
const write = (over: Parameters<typeof provider>[0] = {}, more: { onText?: (piece: string) => void } = {}) =>
  provider(over).write({
    messages: [
      { role: "system", content: "Write in English. Use at most 200 characters." },
      { role: "user", content: "Title: Wind" },
    ],
    characters: 200,
    signal,
    ...more,
  });
const route = "POST /v1/*";

describe("a server with OpenAI's API", () => {
  test("gives the same answer in one piece and as a stream", async () => {
    const pieces: string[] = [];
    const streamed = await write({}, { onText: (piece) => pieces.push(piece) });
    expect(streamed).toEqual(await write());
    expect([pieces.length > 5, pieces.join("")]).toEqual([
      true,
      streamed.kind === "text" ? streamed.text : "",
    ]);
  });

  test("fails in every way that servers fail, without revealing the key", async () => {
    const failed = async (over?: Parameters<typeof provider>[0], stream = false) => {
      const outcome = await write(over, stream ? { onText: () => undefined } : {});
      expect(JSON.stringify(outcome)).not.toContain("canary");
      return outcome.kind;
    };
    expect(await failed({ key: "wrong-key" })).toBe("failed");
    expect(await failed({ base: "" })).toBe("failed");
    expect(await failed({ base: "http://127.0.0.1:9/v1" })).toBe("failed");
    const faults = [
      { kind: "truncated_json" },
      { kind: "reset_in_body" },
      { kind: "drop_before_commit" },
      { kind: "html_body", status: 200 },
    ] as const;
    for (const fault of faults) {
      for (const stream of [false, true]) {
        sandbox.faults.add({ route, times: 1, ...fault });
        expect([fault.kind, await failed({}, stream)]).toEqual([fault.kind, "failed"]);
      }
    }
    sandbox.faults.add({ route, kind: "stall", ms: 3_000, times: 1 });
    expect(await failed({ timeoutMs: 300 })).toBe("failed");
  });

  test("is busy until the time it names, or for a default time", async () => {
    sandbox.faults.add({ route, kind: "too_many", retryAfterSeconds: 12, times: 1 });
    expect(await write()).toEqual({ kind: "busy", retryAfterSeconds: 12 });
    sandbox.faults.add({ route, kind: "too_many", times: 1 });
    expect(await write()).toEqual({ kind: "busy", retryAfterSeconds: null });
  });

  test("is disconnected when the caller disconnects", async () => {
    const leaving = new AbortController();
    sandbox.faults.add({ route, kind: "stall", ms: 3_000, times: 1 });
    const asked = provider().write({
      messages: [{ role: "user", content: "x" }],
      characters: 10,
      signal: leaving.signal,
    });
    leaving.abort();
    expect(await asked).toEqual({ kind: "left" });
  });

  test("is not followed on redirects: the key stays with the configured address", async () => {
    const seen: (string | undefined)[] = [];
    const elsewhere = createServer((request, response) => {
      seen.push(request.headers.authorization);
      response.end("{}");
    });
    const redirecting = createServer((_request, response) => {
      const { port } = elsewhere.address() as AddressInfo;
      response.writeHead(307, { location: `http://127.0.0.1:${port}/` }).end();
    });
    for (const server of [elsewhere, redirecting])
      await new Promise<void>((resolve) => {
        server.listen(0, "127.0.0.1", resolve);
      });
    const { port } = redirecting.address() as AddressInfo;
    expect((await write({ base: `http://127.0.0.1:${port}` })).kind).toBe("failed");
    expect(seen).toEqual([]);
    elsewhere.close();
    redirecting.close();
  });

  test("generates a picture, or refuses to", async () => {
    const draw = (prompt: string) => provider().draw({ prompt, shape: "SQUARE", signal });
    const drawn = await draw("a harbour");
    expect(drawn.kind === "picture" && Buffer.from(drawn.bytes).subarray(1, 4).toString()).toBe("PNG");
    expect(await draw("refuse-me")).toEqual({ kind: "refused" });
  });
});
