import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createHttpClient, type HttpClient } from "../http/http-client.ts";
import { createOidcProvider } from "./oidc-provider.ts";
import { issuerOf } from "./tenant-directory.ts";

const tenantId = "11111111-1111-4111-8111-111111111111";
const application = { tenantId, clientId: "client", clientSecret: "secret" };
const visit = {
  state: "s".repeat(43),
  nonce: "n".repeat(43),
  codeVerifier: "v".repeat(43),
  returnUrl: "http://127.0.0.1/back",
};

let http: HttpClient;
let authority: { url: string; asked: string[]; server: Server };
/** The provider's answer to a path; null never answers. */
let answer: (path: string) => unknown;

beforeEach(async () => {
  http = createHttpClient({ connections: 4 });
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? "");
    const body = answer(request.url ?? "");
    if (body === null) return;
    response.setHeader("content-type", "application/json").end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  authority = { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked, server };
});
afterEach(async () => {
  await http.close();
  authority.server.closeAllConnections();
  await new Promise((resolve) => authority.server.close(resolve));
});

const document = (changes: Record<string, string> = {}) => ({
  issuer: `${authority.url}/${tenantId}/v2.0`,
  authorization_endpoint: `${authority.url}/authorize`,
  token_endpoint: `${authority.url}/token`,
  jwks_uri: `${authority.url}/keys`,
  response_types_supported: ["code"],
  subject_types_supported: ["pairwise"],
  id_token_signing_alg_values_supported: ["RS256"],
  ...changes,
});
const provider = (timeoutMs = 2_000) => createOidcProvider(http, { authority: authority.url, timeoutMs });
const start = (client = provider()) => client.signInUrl(application, { ...visit, email: "a@b.example" });

describe("a tenant's discovery document", () => {
  test("is read once, however many people sign in", async () => {
    answer = () => document();
    const client = provider();
    const urls = await Promise.all(Array.from({ length: 20 }, () => start(client)));
    expect(urls.every((url) => url?.startsWith(`${authority.url}/authorize?`))).toBe(true);
    expect(authority.asked).toEqual([`/${tenantId}/v2.0/.well-known/openid-configuration`]);
  });

  test("of another issuer is refused", async () => {
    answer = () => document({ issuer: `${authority.url}/22222222-2222-4222-8222-222222222222/v2.0` });
    expect(await start()).toBeNull();
  });

  test("that sends the code to another host is refused", async () => {
    let strangerAsked = 0;
    const stranger = createServer((_request, response) => {
      strangerAsked += 1;
      response.end("{}");
    });
    await new Promise<void>((resolve) => stranger.listen(0, "127.0.0.1", resolve));
    const elsewhere = `http://127.0.0.1:${(stranger.address() as AddressInfo).port}/token`;
    answer = () => document({ token_endpoint: elsewhere });
    expect((await provider().prove(application, { ...visit, code: "code" })).kind).toBe("refused");
    expect(strangerAsked).toBe(0);
    await new Promise((resolve) => stranger.close(resolve));
  });

  test("that does not arrive in time is given up, and requested again next time", async () => {
    answer = () => null;
    const client = provider(200);
    const started = performance.now();
    expect(await start(client)).toBeNull();
    expect(performance.now() - started).toBeLessThan(2_000);
    answer = () => document();
    expect(await start(client)).not.toBeNull();
  });

  test("that is invalid or far too long makes the provider unavailable", async () => {
    answer = () => ({ hello: "world" });
    expect(await start()).toBeNull();
    answer = () => document({ padding: "x".repeat(2 * 1024 * 1024) });
    expect(await start()).toBeNull();
  });
});

test("missing keys make the provider unavailable", async () => {
  answer = (path) => {
    if (path.endsWith("openid-configuration")) return document();
    return null;
  };
  expect((await provider(200).prove(application, { ...visit, code: "code" })).kind).toBe("unavailable");
});

test.each([
  "..",
  "../admin",
  "common",
  "a/b",
  "%2e%2e",
  "@evil.example",
  "",
  `${tenantId}/..`,
  tenantId.toUpperCase().replaceAll("1", "G"),
])("a tenant named %j never becomes part of an address", (given) => {
  expect(() => issuerOf("https://login.example", given)).toThrow("directory");
});
