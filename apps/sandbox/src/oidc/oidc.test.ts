import { createHash, createPublicKey, type JsonWebKey, verify } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { control } from "../../test/sandbox-client.ts";
import { type Sandbox, startSandbox } from "../start-sandbox.ts";
import { tokenFaults } from "./oidc-settings.ts";

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, smtpPort: 0 });
});
beforeEach(() => sandbox.reset());
afterAll(() => sandbox.stop());

const tenant = "11111111-1111-4111-8111-111111111111";
const verifier = "v".repeat(43);
const redirectUri = "http://127.0.0.1:9/callback";

function authorizeUrl(changes: Record<string, string> = {}): string {
  const asked = {
    response_type: "code",
    client_id: "client",
    redirect_uri: redirectUri,
    scope: "openid",
    state: "s",
    nonce: "n",
    code_challenge: createHash("sha256").update(verifier).digest("base64url"),
    code_challenge_method: "S256",
    ...changes,
  };
  return `${sandbox.url}/oidc/${tenant}/oauth2/v2.0/authorize?${new URLSearchParams(asked)}`;
}

async function signIn(form: Record<string, string>, url = authorizeUrl()): Promise<URLSearchParams> {
  const answer = await fetch(url, { method: "POST", body: new URLSearchParams(form), redirect: "manual" });
  return new URL(answer.headers.get("location") ?? "http://nowhere/").searchParams;
}

async function exchange(code: string, changes: Record<string, string> = {}) {
  const body = new URLSearchParams({
    grant_type: "authorization_code",
    client_id: "client",
    client_secret: "secret",
    redirect_uri: redirectUri,
    code,
    code_verifier: verifier,
    ...changes,
  });
  const answer = await fetch(`${sandbox.url}/oidc/${tenant}/oauth2/v2.0/token`, { method: "POST", body });
  return { status: answer.status, body: (await answer.json()) as { id_token?: string; error?: string } };
}

const part = (token: string, index: number) =>
  JSON.parse(Buffer.from(token.split(".")[index] ?? "", "base64url").toString()) as Record<string, unknown>;

async function publishedKeys(): Promise<(JsonWebKey & { kid: string })[]> {
  const answer = await fetch(`${sandbox.url}/oidc/${tenant}/discovery/v2.0/keys`);
  return ((await answer.json()) as { keys: (JsonWebKey & { kid: string })[] }).keys;
}

async function isGenuine(token: string): Promise<boolean> {
  const key = (await publishedKeys()).find(({ kid }) => kid === part(token, 0)["kid"]);
  const [head = "", body = "", signature = ""] = token.split(".");
  return (
    key !== undefined &&
    part(token, 0)["alg"] === "RS256" &&
    verify(
      "RSA-SHA256",
      Buffer.from(`${head}.${body}`),
      createPublicKey({ key, format: "jwk" }),
      Buffer.from(signature, "base64url"),
    )
  );
}

async function tokenOf(email: string): Promise<string> {
  const { body } = await exchange((await signIn({ email })).get("code") ?? "");
  return body.id_token ?? "";
}

describe("signing in at the provider", () => {
  test("gives a token with tenant, object id, nonce and address, signed with a published key", async () => {
    const back = await signIn({ person: "anna.berg@nordwind.example" });
    expect(back.get("state")).toBe("s");
    const { body } = await exchange(back.get("code") ?? "");
    expect(part(body.id_token ?? "", 1)).toMatchObject({
      iss: `${sandbox.url}/oidc/${tenant}/v2.0`,
      aud: "client",
      tid: tenant,
      oid: expect.stringMatching(/^[0-9a-f-]{36}$/),
      nonce: "n",
      email: "anna.berg@nordwind.example",
    });
    expect(await isGenuine(body.id_token ?? "")).toBe(true);
  });

  test("issues a code that is valid once, for its client, its address and its verifier", async () => {
    const fresh = async () => (await signIn({ email: "a@company.example" })).get("code") ?? "";
    const code = await fresh();
    expect((await exchange(code)).status).toBe(200);
    expect((await exchange(code)).body.error).toBe("invalid_grant");
    for (const wrong of [
      { client_id: "other" },
      { redirect_uri: "http://127.0.0.1:9/other" },
      { code_verifier: "w".repeat(43) },
    ]) {
      expect((await exchange(await fresh(), wrong)).body.error).toBe("invalid_grant");
    }
    expect((await exchange(await fresh(), { client_secret: "wrong-secret" })).status).toBe(401);
  });

  test("needs PKCE, and redirects a person who cancels without a code", async () => {
    const bare = await fetch(authorizeUrl({ code_challenge: "" }), { redirect: "manual" });
    expect(bare.headers.get("location")).toContain("error=invalid_request");
    const back = await signIn({ decision: "cancel" });
    expect([back.get("error"), back.get("code")]).toEqual(["access_denied", null]);
  });

  test("asks again on the page for an invalid address", async () => {
    const answer = await fetch(authorizeUrl(), {
      method: "POST",
      body: new URLSearchParams({ email: "nobody" }),
    });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain('aria-invalid="true"');
  });
});

test("new keys sign at once, and the previous ones stay published", async () => {
  const old = await tokenOf("a@company.example");
  const { kid } = (await (await control(sandbox, "POST", "oidc/rotate")).json()) as { kid: string };
  const young = await tokenOf("a@company.example");
  expect(part(young, 0)["kid"]).toBe(kid);
  expect([await isGenuine(old), await isGenuine(young)]).toEqual([true, true]);
});

test.each(tokenFaults)("a token can be made invalid: %s", async (fault) => {
  const email = `${fault}@company.example`;
  const good = await tokenOf(email);
  await control(sandbox, "PATCH", "settings", { oidc: { faults: { [email]: fault } } });
  const bad = await tokenOf(email);
  if (fault === "no-id-token") return expect(bad).toBe("");
  const strip = ({ iat: _iat, ...claims }: Record<string, unknown>) => claims;
  const sameClaims = JSON.stringify(strip(part(bad, 1))) === JSON.stringify(strip(part(good, 1)));
  expect(sameClaims && (await isGenuine(bad))).toBe(false);
  expect(await isGenuine(await tokenOf("somebody.else@company.example"))).toBe(true);
});
