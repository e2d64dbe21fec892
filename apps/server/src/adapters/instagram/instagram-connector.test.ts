import type { Sandbox } from "@polyphon/sandbox/start-sandbox.ts";
import { startSandbox } from "@polyphon/sandbox/start-sandbox.ts";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { HttpClient } from "../http/http-client.ts";
import { createHttpClient } from "../http/http-client.ts";
import { createInstagramConnector } from "./instagram-connector.ts";
import type { InstagramSettings } from "./instagram-settings.ts";

let sandbox: Sandbox;
let http: HttpClient;
let settings: InstagramSettings;
const redirectUri = "https://app.example/instagram_callback";
const day = 86_400_000;

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, smtpPort: 0 });
  http = createHttpClient();
  settings = {
    graphBase: `${sandbox.url}/graph.instagram.com`,
    webBase: `${sandbox.url}/www.instagram.com`,
    oauthBase: `${sandbox.url}/api.instagram.com`,
    version: "v25.0",
    clientId: "polyphon",
    clientSecret: "secret",
    timeoutMs: 3_000,
    absentAfterMs: 30_000,
  };
});
afterEach(() => {
  sandbox.faults.clear();
  sandbox.clock.reset();
});
afterAll(async () => {
  await http.close();
  await sandbox.stop();
});

const connector = () => createInstagramConnector(http, settings);

async function consent(form: string[][]): Promise<URL> {
  const url = connector().authorizeUrl({ state: "state 1+&", redirectUri });
  const answer = await fetch(url, { method: "POST", redirect: "manual", body: new URLSearchParams(form) });
  return new URL(answer.headers.get("location") ?? "about:blank");
}

async function codeOf(name: string): Promise<string> {
  const back = await consent([
    ["decision", "allow"],
    ["name", name],
  ]);
  return back.searchParams.get("code") ?? "";
}

async function granted(name: string) {
  const result = await connector().exchange({ code: await codeOf(name), redirectUri });
  if (result.kind !== "granted") throw new Error(result.detail);
  const [account] = result.accounts;
  if (!account) throw new Error("no account");
  return account;
}

describe("connecting Instagram", () => {
  test("returns the professional account with a token of two months", async () => {
    const account = await granted("Ada North");
    expect(account).toMatchObject({
      accountType: "PROFESSIONAL",
      displayName: "ada.north",
      externalId: expect.stringMatching(/^\d+$/),
      scopes: ["instagram_business_basic", "instagram_business_content_publish"],
    });
    expect(Math.round((account.accessExpiresAt.getTime() - Date.now()) / day)).toBe(60);
    expect(account.refreshToken).toBe(account.accessToken);
  });

  test("requires the permission to publish, which people may untick", async () => {
    const back = await consent([
      ["decision", "allow"],
      ["name", "Bea South"],
      ["ticked", "1"],
      ["permission", "instagram_business_basic"],
    ]);
    const code = back.searchParams.get("code") ?? "";
    expect(await connector().exchange({ code, redirectUri })).toMatchObject({ kind: "refused" });
  });

  test("redirects back with the error and the state when the person declines", async () => {
    const back = await consent([["decision", "cancel"]]);
    expect(back.searchParams.get("error")).toBe("access_denied");
    expect(back.searchParams.get("state")).toBe("state 1+&");
  });

  test("refuses a used code, and reports an outage or a wrong secret of ours as unavailable", async () => {
    const code = await codeOf("Cleo East");
    const wrong = createInstagramConnector(http, { ...settings, clientSecret: "wrong-secret" });
    expect((await wrong.exchange({ code, redirectUri })).kind).toBe("unavailable");
    expect((await connector().exchange({ code, redirectUri })).kind).toBe("granted");
    expect((await connector().exchange({ code, redirectUri })).kind).toBe("refused");
    for (const route of ["POST */oauth/access_token", "GET */access_token", "GET */me"]) {
      sandbox.faults.add({ kind: "http", status: 503, route, times: 1 });
      const result = await connector().exchange({ code: await codeOf("Cleo East"), redirectUri });
      expect(result.kind).toBe("unavailable");
    }
  });

  test("renews a token that is at least a day old, as long as it is valid", async () => {
    const { refreshToken, accessToken } = await granted("Dora West");
    const token = refreshToken ?? "";
    expect((await connector().refresh({ refreshToken: token })).kind).toBe("unavailable");
    sandbox.clock.advance(2 * day);
    const renewed = await connector().refresh({ refreshToken: token });
    if (renewed.kind !== "refreshed") throw new Error(renewed.detail);
    expect(renewed.accessToken).not.toBe(accessToken);
    sandbox.clock.advance(61 * day);
    expect((await connector().refresh({ refreshToken: renewed.refreshToken ?? "" })).kind).toBe("refused");
  });
});
