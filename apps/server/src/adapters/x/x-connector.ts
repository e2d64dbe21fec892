import { createHash } from "node:crypto";
import { z } from "zod";
import type {
  ExchangeResult,
  NetworkConnector,
  RefreshResult,
  RevokeResult,
} from "../../modules/networks/networks.port.ts";
import type { HttpClient } from "../http/http-client.ts";
import { jsonOf } from "../http/http-client.ts";
import type { HttpOutcome } from "../http/http-outcome.ts";
import { type Asked, failureOf, readToken } from "../http/oauth.ts";
import { query } from "../http/query-text.ts";
import { bearer } from "./x-calls.ts";
import type { XSettings } from "./x-settings.ts";

const scopes = ["tweet.read", "tweet.write", "users.read", "media.write", "offline.access"];
const needed = ["tweet.read", "tweet.write", "users.read"];
const verifierPattern = /^[\w.~-]{43,128}$/;
/** X names no expiry for a refresh token; it is observed to last about half a year. */
const refreshLifeMs = 180 * 24 * 60 * 60 * 1000;

const tokenAnswer = z.object({
  access_token: z.string().min(1),
  expires_in: z.number().positive(),
  refresh_token: z.string().min(1).optional(),
  scope: z.string().default(""),
});
type TokenAnswer = z.output<typeof tokenAnswer>;

const person = z.object({
  data: z.object({
    id: z.string().regex(/^\d+$/),
    name: z.string().default(""),
    username: z.string().min(1),
  }),
});

function lives(answer: TokenAnswer, now: Date) {
  const refreshToken = answer.refresh_token ?? null;
  return {
    accessToken: answer.access_token,
    accessExpiresAt: new Date(now.getTime() + answer.expires_in * 1000),
    refreshToken,
    refreshExpiresAt: refreshToken === null ? null : new Date(now.getTime() + refreshLifeMs),
  };
}

function provenBy(codeVerifier: string | undefined): string {
  if (codeVerifier !== undefined && verifierPattern.test(codeVerifier)) return codeVerifier;
  throw new Error("connecting X needs a code verifier of 43 to 128 signs");
}

async function callOauth(
  http: HttpClient,
  settings: XSettings,
  call: "token" | "revoke",
  form: Readonly<Record<string, string>>,
): Promise<HttpOutcome> {
  const client = `${settings.clientId}:${settings.clientSecret}`;
  return http.send({
    method: "POST",
    url: `${settings.apiBase}/2/oauth2/${call}`,
    headers: {
      authorization: `Basic ${Buffer.from(client).toString("base64")}`,
      "content-type": "application/x-www-form-urlencoded",
    },
    body: query(form),
    timeoutMs: settings.timeoutMs,
  });
}

async function askToken(
  http: HttpClient,
  settings: XSettings,
  grant: Readonly<Record<string, string>>,
): Promise<Asked<TokenAnswer>> {
  const outcome = await callOauth(http, settings, "token", grant);
  return readToken(outcome, tokenAnswer);
}

async function askPerson(
  http: HttpClient,
  settings: XSettings,
  accessToken: string,
): Promise<Asked<z.output<typeof person>["data"]>> {
  const outcome = await http.send({
    method: "GET",
    url: `${settings.apiBase}/2/users/me`,
    headers: bearer(accessToken),
    timeoutMs: settings.timeoutMs,
  });
  const answered = outcome.kind === "answered" && outcome.status === 200 ? outcome : null;
  const parsed = person.safeParse(answered && jsonOf(answered));
  return parsed.success
    ? { kind: "given", value: parsed.data.data }
    : { kind: "unavailable", detail: failureOf(outcome).detail };
}

export function createXConnector(http: HttpClient, settings: XSettings): NetworkConnector {
  async function exchange(code: string, redirectUri: string, verifier: string): Promise<ExchangeResult> {
    const token = await askToken(http, settings, {
      grant_type: "authorization_code",
      code,
      redirect_uri: redirectUri,
      code_verifier: verifier,
    });
    if (token.kind !== "given") return token;
    const granted = token.value.scope.split(/\s+/).filter((scope) => scope !== "");
    if (!needed.every((scope) => granted.includes(scope))) {
      return { kind: "refused", detail: "publishing was not allowed" };
    }
    const someone = await askPerson(http, settings, token.value.access_token);
    if (someone.kind !== "given") return someone;
    const { id, name, username } = someone.value;
    const account = {
      accountType: "PERSONAL" as const,
      externalId: id,
      displayName: name || `@${username}`,
      vanityName: username,
      ...lives(token.value, new Date()),
    };
    return { kind: "granted", accounts: [{ ...account, scopes: granted }] };
  }

  async function refresh(refreshToken: string): Promise<RefreshResult> {
    const token = await askToken(http, settings, {
      grant_type: "refresh_token",
      refresh_token: refreshToken,
    });
    return token.kind === "given" ? { kind: "refreshed", ...lives(token.value, new Date()) } : token;
  }

  /** The refresh token first: while it is valid, it makes new access tokens. */
  async function revoke(tokens: readonly string[]): Promise<RevokeResult> {
    for (const token of tokens) {
      const outcome = await callOauth(http, settings, "revoke", { token });
      const failure = failureOf(outcome);
      const gone = outcome.kind === "answered" && (outcome.status === 200 || failure.kind === "refused");
      if (!gone) return { kind: "unavailable", detail: failure.detail };
    }
    return { kind: "revoked" };
  }

  return {
    network: "TWITTER",
    authorizeUrl: ({ state, redirectUri, codeVerifier }) => {
      const challenge = createHash("sha256").update(provenBy(codeVerifier)).digest("base64url");
      const asked = { response_type: "code", client_id: settings.clientId, redirect_uri: redirectUri };
      const proof = { code_challenge: challenge, code_challenge_method: "S256" };
      return `${settings.authBase}/i/oauth2/authorize?${query({ ...asked, scope: scopes.join(" "), state, ...proof })}`;
    },
    exchange: ({ code, redirectUri, codeVerifier }) => exchange(code, redirectUri, provenBy(codeVerifier)),
    refresh: ({ refreshToken }) => refresh(refreshToken),
    revoke: ({ accessToken, refreshToken }) =>
      revoke(refreshToken === null ? [accessToken] : [refreshToken, accessToken]),
  };
}
