import type { Sandbox } from "@polyphon/sandbox/start-sandbox.ts";
import { startSandbox } from "@polyphon/sandbox/start-sandbox.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { HttpClient } from "../http/http-client.ts";
import { createHttpClient } from "../http/http-client.ts";
import type { RecaptchaSettings } from "./recaptcha.ts";
import { createRecaptcha } from "./recaptcha.ts";

let sandbox: Sandbox;
let http: HttpClient;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, smtpPort: 0 });
  http = createHttpClient();
});
afterAll(async () => {
  await http.close();
  await sandbox.stop();
});

const verifier = (change: Partial<RecaptchaSettings> = {}) =>
  createRecaptcha(http, {
    base: sandbox.url,
    challengeSecret: "challenge-secret",
    secret: "secret",
    hosts: new Set(["127.0.0.1", "app.example"]),
    timeoutMs: 500,
    ...change,
  });
const address = "203.0.113.7";
const verify = (token: string, change: Partial<RecaptchaSettings> = {}) =>
  verifier(change).verify({ token, action: "login", address });
const verifyChallenge = (token: string, change: Partial<RecaptchaSettings> = {}) =>
  verifier(change).verifyChallenge({ token, address });

describe("the captcha", () => {
  test("returns the score of a visitor", async () => {
    expect(await verify("score-0.9:login:127.0.0.1:one")).toEqual({ kind: "scored", score: 0.9 });
    expect(await verify("score-0.1:login:127.0.0.1:two")).toEqual({ kind: "scored", score: 0.1 });
  });

  test("accepts a token once, for this action and this host", async () => {
    expect((await verify("score-0.7:login:127.0.0.1:three")).kind).toBe("scored");
    expect(await verify("score-0.7:login:127.0.0.1:three")).toEqual({
      kind: "refused",
      detail: "timeout-or-duplicate",
    });
    expect((await verify("score-0.7:register:127.0.0.1:four")).kind).toBe("refused");
    expect((await verify("wrong-action::127.0.0.1:five")).kind).toBe("refused");
    expect((await verify("score-0.7:login:evil.example:six")).kind).toBe("refused");
    expect((await verify("score-0.7:login:app.example:seven")).kind).toBe("scored");
    expect((await verify("invalid")).kind).toBe("refused");
    expect((await verify("")).kind).toBe("refused");
  });

  test("counts a solved challenge as the best score, once, and does not mix the two kinds of token", async () => {
    expect(await verifyChallenge("challenge::127.0.0.1:one")).toEqual({ kind: "scored", score: 1 });
    expect((await verifyChallenge("challenge::127.0.0.1:one")).kind).toBe("refused");
    expect((await verifyChallenge("score-0.9:login:127.0.0.1:eight")).kind).toBe("refused");
    expect((await verify("challenge::127.0.0.1:two")).kind).toBe("refused");
    expect((await verifyChallenge("challenge::evil.example:3")).kind).toBe("refused");
  });

  test("is unavailable, not failed, when the fault is ours or Google's", async () => {
    expect((await verify("score-0.9", { secret: "wrong-secret" })).kind).toBe("unavailable");
    expect((await verify("score-0.9", { base: "http://127.0.0.1:9" })).kind).toBe("unavailable");
    const route = "POST /recaptcha/*";
    for (const fault of [
      { kind: "http", status: 503, route, times: 1 },
      { kind: "html_body", status: 200, route, times: 1 },
      { kind: "truncated_json", route, times: 1 },
      { kind: "stall", ms: 2_000, route, times: 1 },
    ] as const) {
      sandbox.faults.add(fault);
      expect((await verify(`score-0.9::x:${fault.kind}`)).kind).toBe("unavailable");
    }
  });
});
