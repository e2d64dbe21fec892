import { createHash } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { control } from "../../../test/sandbox-client.ts";
import { type Sandbox, startSandbox } from "../../start-sandbox.ts";

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, smtpPort: 0 });
});
beforeEach(() => sandbox.reset());
afterAll(() => sandbox.stop());

const redirectUri = "https://app.example/callback?from=x";
const verifier = "a-verifier-that-is-long-enough-to-be-a-verifier";
const challenge = createHash("sha256").update(verifier).digest("base64url");

function consentUrl(more: Record<string, string> = {}): string {
  const query = new URLSearchParams({
    response_type: "code",
    client_id: "polyphon",
    redirect_uri: redirectUri,
    state: "st/1 &=",
    scope: "tweet.read tweet.write users.read offline.access",
    code_challenge: challenge,
    code_challenge_method: "S256",
    ...more,
  });
  return `${sandbox.url}/i/oauth2/authorize?${query.toString()}`;
}

async function decide(form: Record<string, string>, more: Record<string, string> = {}): Promise<URL> {
  const response = await fetch(consentUrl(more), {
    method: "POST",
    body: new URLSearchParams(form),
    redirect: "manual",
  });
  expect(response.status).toBe(302);
  return new URL(response.headers.get("location") ?? "");
}
const allowed = async (more: Record<string, string> = {}) =>
  (await decide({ decision: "allow", name: "Nora Neu" }, more)).searchParams.get("code") ?? "";

type TokenAnswer = { access_token: string; refresh_token?: string; error?: string } & Record<string, unknown>;

async function ask(call: "token" | "revoke", form: Record<string, string>, secret: string | null = "secret") {
  const basic = Buffer.from(`polyphon:${secret ?? ""}`).toString("base64");
  const response = await fetch(`${sandbox.url}/2/oauth2/${call}`, {
    method: "POST",
    headers: secret === null ? {} : { authorization: `Basic ${basic}` },
    body: new URLSearchParams(form),
  });
  return { status: response.status, body: (await response.json()) as TokenAnswer };
}
const exchange = (code: string, more: Record<string, string> = {}, secret?: string | null) =>
  ask(
    "token",
    { grant_type: "authorization_code", code, redirect_uri: redirectUri, code_verifier: verifier, ...more },
    secret,
  );
const refresh = (token: string | undefined) =>
  ask("token", { grant_type: "refresh_token", refresh_token: token ?? "" });
const me = (token: string) =>
  fetch(`${sandbox.url}/2/users/me`, { headers: { authorization: `Bearer ${token}` } });

describe("consent", () => {
  test("the screen names the app, explains the scopes and offers accounts, Authorize and Cancel", async () => {
    const page = await (await fetch(consentUrl())).text();
    expect(page).toContain("Post and repost for you");
    expect(page.match(/<option/g)).toHaveLength(6);
    expect(page).toMatch(/<label for="member">Account<\/label>/);
    expect(page).toMatch(/id="allow"[\s\S]*>\s*Authorize app\s*<\/button/);
  });

  test("redirects back with a code or with access_denied, and the state unchanged", async () => {
    const back = await decide({ decision: "allow", name: "Nora Neu" });
    expect([back.pathname, back.searchParams.get("from"), back.searchParams.get("state")]).toEqual([
      "/callback",
      "x",
      "st/1 &=",
    ]);
    const refused = await decide({ decision: "cancel" });
    expect([refused.searchParams.get("error"), refused.searchParams.get("state")]).toEqual([
      "access_denied",
      "st/1 &=",
    ]);
  });

  test.each([
    { code_challenge: "" },
    { code_challenge_method: "S512" },
    { state: "" },
    { state: "x".repeat(501) },
    { scope: "tweet.everything" },
    { response_type: "token" },
    { redirect_uri: "nowhere" },
  ])("a fault of the app is shown on a page: %o", async (more) => {
    const response = await fetch(consentUrl(more), { redirect: "manual" });
    expect([response.status, await response.text()]).toEqual([
      400,
      expect.stringContaining("Something went wrong"),
    ]);
  });

  test("a registered app must use its redirect address and its secret", async () => {
    const app = {
      id: "polyphon",
      secret: "right",
      name: "Voices",
      redirectUris: ["https://app.example/other"],
    };
    await control(sandbox, "POST", "x/clients", app);
    expect((await fetch(consentUrl(), { redirect: "manual" })).status).toBe(400);
    await control(sandbox, "POST", "x/clients", { ...app, redirectUris: [redirectUri] });
    expect((await exchange(await allowed())).status).toBe(401);
    expect((await exchange(await allowed(), { client_id: "polyphon" }, null)).status).toBe(401);
    expect((await exchange(await allowed(), {}, "right")).status).toBe(200);
  });
});

describe("codes", () => {
  test("a code gives a token of two hours and a refresh token, once", async () => {
    const code = await allowed();
    const { status, body } = await exchange(code);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      token_type: "bearer",
      expires_in: 7200,
      scope: "tweet.read tweet.write users.read offline.access",
    });
    expect(await (await me(body.access_token)).json()).toMatchObject({
      data: { name: "Nora Neu", username: "noraneu" },
    });
    expect((await exchange(code)).body).toEqual({
      error: "invalid_request",
      error_description: "Value passed for the authorization code was invalid.",
    });
  });

  test("a code expires after 30 seconds and needs its verifier, its redirect address and its client", async () => {
    expect((await exchange(await allowed(), { code_verifier: "wrong" })).status).toBe(400);
    expect((await exchange(await allowed(), { code_verifier: "" })).status).toBe(400);
    expect((await exchange(await allowed(), { redirect_uri: `${redirectUri}/` })).status).toBe(400);
    const late = await allowed();
    sandbox.clock.advance(30_000);
    expect((await exchange(late)).status).toBe(400);
    const missing = await exchange(await allowed(), {}, null);
    expect([missing.status, missing.body.error]).toEqual([401, "unauthorized_client"]);
  });

  test("a plain challenge and an app without a secret are accepted as well", async () => {
    const plain = { code_challenge: verifier, code_challenge_method: "plain" };
    expect((await exchange(await allowed(plain), { client_id: "polyphon" }, null)).status).toBe(200);
  });

  test("without offline.access there is no refresh token", async () => {
    const { body } = await exchange(await allowed({ scope: "tweet.read users.read" }));
    expect(body).not.toHaveProperty("refresh_token");
  });
});

describe("refresh tokens", () => {
  test("change at every use, while the old access token lives on to its end", async () => {
    const { body } = await exchange(await allowed());
    const second = (await refresh(body.refresh_token)).body;
    expect(second.refresh_token).not.toBe(body.refresh_token);
    expect((await me(body.access_token)).status).toBe(200);
    sandbox.clock.advance(7_200_000);
    expect((await me(second.access_token)).status).toBe(401);
    const third = (await refresh(second.refresh_token)).body;
    expect((await me(third.access_token)).status).toBe(200);
  });

  test("used twice are refused and end the whole grant, unless the settings allow it", async () => {
    const { body } = await exchange(await allowed());
    const second = (await refresh(body.refresh_token)).body;
    expect((await refresh(body.refresh_token)).body["error_description"]).toBe(
      "Value passed for the token was invalid.",
    );
    expect((await me(second.access_token)).status).toBe(401);
    expect((await refresh(second.refresh_token)).status).toBe(400);

    await control(sandbox, "PATCH", "settings", { x: { reuseEndsGrant: false } });
    const other = (await exchange(await allowed())).body;
    const turned = (await refresh(other.refresh_token)).body;
    expect((await refresh(other.refresh_token)).status).toBe(400);
    expect((await me(turned.access_token)).status).toBe(200);
  });

  test("and access tokens can be revoked one by one", async () => {
    const { body } = await exchange(await allowed());
    expect(await ask("revoke", { token: body.access_token })).toEqual({
      status: 200,
      body: { revoked: true },
    });
    expect((await me(body.access_token)).status).toBe(401);
    const second = (await refresh(body.refresh_token)).body;
    await ask("revoke", { token: second.refresh_token ?? "" });
    expect((await refresh(second.refresh_token)).status).toBe(400);
    expect((await ask("revoke", { token: "x" }, "wrong-secret")).status).toBe(401);
  });
});
