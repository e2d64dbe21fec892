import { createPublicKey, type JsonWebKey, verify } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { control } from "../../../test/sandbox-client.ts";
import { type Sandbox, startSandbox } from "../../start-sandbox.ts";

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, smtpPort: 0 });
});
beforeEach(() => sandbox.reset());
afterAll(() => sandbox.stop());

const redirectUri = "https://app.example/callback?from=linkedin";
const client = { client_id: "polyphon", client_secret: "secret" };
const day = 86_400_000;

function consentUrl(more: Record<string, string> = {}): string {
  const query = new URLSearchParams({
    response_type: "code",
    client_id: "polyphon",
    redirect_uri: redirectUri,
    state: "st/1 &=",
    scope: "openid profile w_member_social",
    ...more,
  });
  return `${sandbox.url}/oauth/v2/authorization?${query.toString()}`;
}

async function decide(form: Record<string, string>, more: Record<string, string> = {}): Promise<URL> {
  const body = new URLSearchParams(form);
  const response = await fetch(consentUrl(more), { method: "POST", body, redirect: "manual" });
  expect(response.status).toBe(302);
  return new URL(response.headers.get("location") ?? "");
}

async function allowed(more: Record<string, string> = {}): Promise<string> {
  const back = await decide({ decision: "allow", name: "Anna Weber" }, more);
  return back.searchParams.get("code") ?? "";
}

type TokenAnswer = Record<string, unknown> & { access_token: string; refresh_token: string; error: string };

async function askToken(form: Record<string, string>): Promise<{ status: number; body: TokenAnswer }> {
  const body = new URLSearchParams({ ...client, ...form });
  const response = await fetch(`${sandbox.url}/oauth/v2/accessToken`, { method: "POST", body });
  return { status: response.status, body: (await response.json()) as TokenAnswer };
}

const exchange = (code: string, more: Record<string, string> = {}) =>
  askToken({ grant_type: "authorization_code", code, redirect_uri: redirectUri, ...more });
const refreshWith = (refresh_token: string) => askToken({ grant_type: "refresh_token", refresh_token });
const userinfo = (token: string) =>
  fetch(`${sandbox.url}/v2/userinfo`, { headers: { authorization: `Bearer ${token}` } });

describe("consent", () => {
  test("the screen names the app, says the scopes in words and offers six members, Allow and Cancel", async () => {
    const page = await (await fetch(consentUrl())).text();
    expect(page).toContain("Create, modify, and delete posts, comments, and reactions on your behalf");
    expect(page.match(/<option/g)).toHaveLength(6);
    expect(page).toMatch(/<label for="member">Member<\/label>/);
    expect(page).toMatch(/id="allow"[\s\S]*>\s*Allow\s*<\/button/);
    expect(page).toMatch(/id="cancel"[\s\S]*>\s*Cancel\s*<\/button/);
  });

  test("Allow redirects back with a code and the state unchanged", async () => {
    const back = await decide({ decision: "allow", name: "Nora Neu" });
    expect(back.origin + back.pathname).toBe("https://app.example/callback");
    expect(back.searchParams.get("from")).toBe("linkedin");
    expect(back.searchParams.get("state")).toBe("st/1 &=");
    const { body } = await exchange(back.searchParams.get("code") ?? "");
    expect(await (await userinfo(body.access_token)).json()).toMatchObject({ name: "Nora Neu" });
  });

  test("Cancel redirects back with user_cancelled_authorize", async () => {
    const back = await decide({ decision: "cancel" });
    expect(back.searchParams.get("error")).toBe("user_cancelled_authorize");
    expect(back.searchParams.get("state")).toBe("st/1 &=");
    expect(back.searchParams.has("code")).toBe(false);
  });

  test("a scope that does not exist is refused", async () => {
    const response = await fetch(consentUrl({ scope: "w_everything" }), { redirect: "manual" });
    expect(response.headers.get("location")).toContain("error=unauthorized_scope_error");
  });

  test("a wrong redirect address of a registered app is refused by a page, not a redirect", async () => {
    const app = { id: "polyphon", secret: "s", name: "Voices", redirectUris: ["https://app.example/other"] };
    await control(sandbox, "POST", "clients", app);
    expect((await fetch(consentUrl(), { redirect: "manual" })).status).toBe(400);
  });
});

describe("codes", () => {
  test("a code gives a token of 60 days with the scopes joined by commas, once", async () => {
    const code = await allowed();
    const first = await exchange(code);
    expect(first.status).toBe(200);
    expect(first.body).toMatchObject({ expires_in: 5_184_000, scope: "openid,profile,w_member_social" });
    expect(first.body.access_token.length).toBeGreaterThan(300);
    const again = await exchange(code);
    expect(again.status).toBe(400);
    expect(again.body.error).toBe("invalid_request");
  });

  test("a code expires after 30 minutes", async () => {
    const code = await allowed();
    sandbox.clock.advance(30 * 60_000);
    expect((await exchange(code)).status).toBe(400);
  });

  test("the redirect address must match exactly", async () => {
    const wrong = await exchange(await allowed(), { redirect_uri: `${redirectUri}/` });
    expect(wrong.status).toBe(400);
    expect(wrong.body["error_description"]).toContain("redirect uri");
  });

  test("a wrong secret answers 401 invalid_client", async () => {
    const wrong = await exchange(await allowed(), { client_secret: "wrong-secret" });
    expect([wrong.status, wrong.body.error]).toEqual([401, "invalid_client"]);
  });
});

describe("tokens", () => {
  test("a refreshed token is new, while the refresh token's expiry never changes", async () => {
    const { body } = await exchange(await allowed());
    expect(body["refresh_token_expires_in"]).toBeCloseTo(365 * 86_400, -2);
    sandbox.clock.advance(100 * day);
    expect((await userinfo(body.access_token)).status).toBe(401);
    const second = await refreshWith(body.refresh_token);
    expect(second.body.refresh_token).toBe(body.refresh_token);
    expect(second.body["refresh_token_expires_in"]).toBeCloseTo(265 * 86_400, -2);
    expect((await userinfo(second.body.access_token)).status).toBe(200);

    sandbox.clock.advance(255 * day);
    const last = await refreshWith(body.refresh_token);
    expect(last.body["expires_in"]).toBeCloseTo(10 * 86_400, -2);
    sandbox.clock.advance(10 * day);
    expect((await refreshWith(body.refresh_token)).body.error).toBe("invalid_grant");
  });

  test("apps that are not approved get no refresh token", async () => {
    await control(sandbox, "PATCH", "settings", { linkedin: { refreshTokens: false } });
    expect((await exchange(await allowed())).body).not.toHaveProperty("refresh_token");
  });

  test("a fresh token may answer 65601 for some seconds and then works", async () => {
    await control(sandbox, "PATCH", "settings", { linkedin: { freshTokenRevokedSeconds: 5 } });
    const { body } = await exchange(await allowed());
    const early = await userinfo(body.access_token);
    expect(await early.json()).toMatchObject({ status: 401, serviceErrorCode: 65601 });
    sandbox.clock.advance(5_000);
    expect((await userinfo(body.access_token)).status).toBe(200);
  });

  test("introspection distinguishes active, expired and revoked", async () => {
    const { body } = await exchange(await allowed());
    const introspect = async () => {
      const form = new URLSearchParams({ ...client, token: body.access_token });
      const response = await fetch(`${sandbox.url}/oauth/v2/introspectToken`, { method: "POST", body: form });
      return (await response.json()) as Record<string, unknown>;
    };
    expect(await introspect()).toMatchObject({
      active: true,
      status: "active",
      auth_type: "3L",
      client_id: "polyphon",
    });
    await control(sandbox, "POST", "tokens/expire", { accessToken: body.access_token });
    expect(await introspect()).toMatchObject({ active: false, status: "expired" });
    await control(sandbox, "POST", "tokens/revoke", { accessToken: body.access_token });
    expect(await introspect()).toMatchObject({ active: false, status: "revoked" });
  });

  test("revoking a member ends their refresh token too", async () => {
    const { body } = await exchange(await allowed());
    const { sub } = (await (await userinfo(body.access_token)).json()) as { sub: string };
    await control(sandbox, "POST", "tokens/revoke", { memberId: sub });
    expect((await refreshWith(body.refresh_token)).body.error).toBe("invalid_grant");
  });
});

describe("identity", () => {
  test("userinfo returns only what the scopes allow", async () => {
    const { body } = await exchange(await allowed());
    const info = (await (await userinfo(body.access_token)).json()) as Record<string, unknown>;
    expect(info).toMatchObject({ name: "Anna Weber", given_name: "Anna", family_name: "Weber" });
    expect(info).not.toHaveProperty("email");
    const without = sandbox.mintToken({ name: "Anna Weber", scopes: ["w_member_social"] });
    expect((await userinfo(without.accessToken)).status).toBe(403);
    const picture = await fetch(String(info["picture"]));
    expect(picture.headers.get("content-type")).toBe("image/svg+xml");
  });

  test("the vanity name needs r_basicprofile", async () => {
    const me = (scopes: string[]) =>
      fetch(`${sandbox.url}/v2/me`, {
        headers: { authorization: `Bearer ${sandbox.mintToken({ name: "Anna Weber", scopes }).accessToken}` },
      });
    expect((await me(["openid", "profile"])).status).toBe(403);
    expect(await (await me(["r_basicprofile"])).json()).toMatchObject({ vanityName: "anna-weber" });
  });

  test("the id token is signed with the published key and carries the nonce", async () => {
    const { body } = await exchange(await allowed({ nonce: "n-1" }));
    const { keys } = (await (await fetch(`${sandbox.url}/oauth/openid/jwks`)).json()) as {
      keys: JsonWebKey[];
    };
    const [head = "", payload = "", signature = ""] = String(body["id_token"]).split(".");
    const key = createPublicKey({ key: keys[0] ?? {}, format: "jwk" });
    const signed = Buffer.from(`${head}.${payload}`);
    expect(verify("RSA-SHA256", signed, key, Buffer.from(signature, "base64url"))).toBe(true);
    const claims = JSON.parse(Buffer.from(payload, "base64url").toString()) as Record<string, unknown>;
    expect(claims).toMatchObject({ aud: "polyphon", nonce: "n-1", name: "Anna Weber" });
  });

  test("the same name is the same member in every run", async () => {
    const before = sandbox.mintToken({ name: "Nora Neu" }).memberId;
    sandbox.reset();
    expect(sandbox.mintToken({ name: "Nora Neu" }).memberId).toBe(before);
  });
});
