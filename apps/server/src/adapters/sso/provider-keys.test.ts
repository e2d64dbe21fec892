import { startSandbox, type Sandbox } from "@polyphon/sandbox/start-sandbox.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createHttpClient, type HttpClient } from "../http/http-client.ts";
import type { SsoProvider } from "../../modules/identity/sso/sso.port.ts";
import { createOidcProvider } from "./oidc-provider.ts";

const application = {
  tenantId: "11111111-1111-4111-8111-111111111111",
  clientId: "client",
  clientSecret: "secret",
};
const visit = {
  state: "s".repeat(43),
  nonce: "n".repeat(43),
  codeVerifier: "v".repeat(43),
  returnUrl: "http://127.0.0.1/back",
};

let sandbox: Sandbox;
let http: HttpClient;
let provider: SsoProvider;

beforeEach(async () => {
  sandbox = await startSandbox({ port: 0, smtpPort: 0 });
  http = createHttpClient({ connections: 4 });
  provider = createOidcProvider(http, { authority: `${sandbox.url}/oidc`, timeoutMs: 30_000 });
});
afterEach(async () => {
  vi.useRealTimers();
  await http.close();
  await sandbox.stop();
});

async function signIn(): Promise<string> {
  const url = await provider.signInUrl(application, { ...visit, email: "a@company.example" });
  const body = new URLSearchParams({ email: "a@company.example" });
  const answer = await fetch(url ?? "", { method: "POST", body, redirect: "manual" });
  const code = new URL(answer.headers.get("location") ?? "").searchParams.get("code") ?? "";
  return (await provider.prove(application, { ...visit, code })).kind;
}

async function timesKeysWereRead(): Promise<number> {
  const answer = await fetch(`${sandbox.url}/__sandbox/requests`);
  return [...(await answer.text()).matchAll(/discovery\/v2\.0\/keys/g)].length;
}

const rotate = () => fetch(`${sandbox.url}/__sandbox/oidc/rotate`, { method: "POST" });

test("the provider's keys are read once for many people, and again when one is unknown", async () => {
  for (let turn = 0; turn < 4; turn += 1) expect(await signIn()).toBe("proved");
  expect(await timesKeysWereRead()).toBe(1);
  await rotate();
  for (let turn = 0; turn < 3; turn += 1) expect(await signIn()).toBe("proved");
  expect(await timesKeysWereRead()).toBe(2);
});

test("keys are read again after five minutes, so that a withdrawn one is not trusted forever", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const readAt: number[] = [];
  for (let minute = 0; minute <= 12; minute += 2) {
    expect(await signIn()).toBe("proved");
    if ((await timesKeysWereRead()) > readAt.length) readAt.push(minute);
    vi.setSystemTime(Date.now() + 2 * 60_000);
  }
  expect(readAt).toEqual([0, 6, 12]);
});
