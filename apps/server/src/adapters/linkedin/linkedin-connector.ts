import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
import type {
  ExchangeResult,
  NetworkConnector,
  RefreshResult,
} from "../../modules/networks/networks.port.ts";
import type { HttpClient } from "../http/http-client.ts";
import { jsonOf } from "../http/http-client.ts";
import { type Asked, failureOf, readToken } from "../http/oauth.ts";
import { query } from "../http/query-text.ts";
import { organisationScopes, organisationsOf } from "./linkedin-organisations.ts";
import type { LinkedinSettings } from "./linkedin-settings.ts";

const memberScopes = ["openid", "profile", "email", "w_member_social"];
/** A token fresh from the consent screen may be called revoked for some seconds. */
const freshTokenWaits = [1_000, 3_000, 6_000];

const tokenAnswer = z.object({
  access_token: z.string().min(1),
  expires_in: z.number().positive(),
  refresh_token: z.string().min(1).optional(),
  refresh_token_expires_in: z.number().positive().optional(),
  scope: z.string().default(""),
});
type TokenAnswer = z.output<typeof tokenAnswer>;

const person = z.object({
  sub: z.string().min(1),
  name: z.string().optional(),
  given_name: z.string().optional(),
});

function lives(answer: TokenAnswer, now: Date) {
  const after = (seconds: number) => new Date(now.getTime() + seconds * 1000);
  // A refresh token never dies before its access token; a smaller figure is not in seconds.
  const refreshSeconds = Math.max(answer.refresh_token_expires_in ?? 0, answer.expires_in);
  return {
    accessToken: answer.access_token,
    accessExpiresAt: after(answer.expires_in),
    refreshToken: answer.refresh_token ?? null,
    refreshExpiresAt: answer.refresh_token === undefined ? null : after(refreshSeconds),
  };
}

async function askToken(
  http: HttpClient,
  settings: LinkedinSettings,
  grant: Readonly<Record<string, string>>,
): Promise<Asked<TokenAnswer>> {
  const outcome = await http.send({
    method: "POST",
    url: `${settings.oauthBase}/oauth/v2/accessToken`,
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: query({ ...grant, client_id: settings.clientId, client_secret: settings.clientSecret }),
    timeoutMs: settings.timeoutMs,
  });
  return readToken(outcome, tokenAnswer);
}

async function askPerson(
  http: HttpClient,
  settings: LinkedinSettings,
  accessToken: string,
): Promise<Asked<z.output<typeof person>>> {
  for (let tries = 0; ; tries += 1) {
    const outcome = await http.send({
      method: "GET",
      url: `${settings.apiBase}/v2/userinfo`,
      headers: { authorization: `Bearer ${accessToken}` },
      timeoutMs: settings.timeoutMs,
    });
    const answered = outcome.kind === "answered" ? outcome : null;
    const pause = answered?.status === 401 ? freshTokenWaits[tries] : undefined;
    if (pause === undefined) {
      const parsed = person.safeParse(answered?.status === 200 ? jsonOf(answered) : null);
      return parsed.success
        ? { kind: "given", value: parsed.data }
        : { kind: "unavailable", detail: failureOf(outcome).detail };
    }
    await wait(pause);
  }
}

export function createLinkedinConnector(http: HttpClient, settings: LinkedinSettings): NetworkConnector {
  async function pagesOf(accessToken: string, granted: readonly string[]) {
    const may = organisationScopes.every((scope) => granted.includes(scope));
    return may ? organisationsOf(http, settings, accessToken) : { kind: "given" as const, value: [] };
  }

  async function exchange(code: string, redirectUri: string): Promise<ExchangeResult> {
    const grant = { grant_type: "authorization_code", code, redirect_uri: redirectUri };
    const token = await askToken(http, settings, grant);
    if (token.kind !== "given") return token;
    // The scopes come back separated by commas, though they are asked for with blanks.
    const granted = token.value.scope.split(/[\s,]+/).filter((scope) => scope !== "");
    if (!granted.includes("w_member_social"))
      return { kind: "refused", detail: "publishing was not allowed" };

    const member = await askPerson(http, settings, token.value.access_token);
    if (member.kind !== "given") return member;
    const { sub, name, given_name: givenName } = member.value;
    const organisations = await pagesOf(token.value.access_token, granted);
    if (organisations.kind !== "given") return organisations;
    const tokens = { ...lives(token.value, new Date()), scopes: granted };
    const person = {
      accountType: "PERSONAL" as const,
      externalId: `urn:li:person:${sub}`,
      displayName: name ?? givenName ?? "LinkedIn",
      vanityName: null,
      ...tokens,
    };
    const pages = organisations.value.map((page) => ({
      accountType: "ORGANISATION" as const,
      externalId: page.urn,
      displayName: page.name,
      vanityName: page.vanityName,
      ...tokens,
    }));
    return { kind: "granted", accounts: [person, ...pages] };
  }

  async function refresh(refreshToken: string): Promise<RefreshResult> {
    const token = await askToken(http, settings, {
      grant_type: "refresh_token",
      refresh_token: refreshToken,
    });
    return token.kind === "given" ? { kind: "refreshed", ...lives(token.value, new Date()) } : token;
  }

  return {
    network: "LINKEDIN",
    pages: settings.organisations === true,
    authorizeUrl: ({ state, redirectUri, wantsPage = false }) => {
      const scopes =
        wantsPage && settings.organisations ? [...memberScopes, ...organisationScopes] : memberScopes;
      const asked = { response_type: "code", client_id: settings.clientId, redirect_uri: redirectUri };
      return `${settings.oauthBase}/oauth/v2/authorization?${query({ ...asked, state, scope: scopes.join(" ") })}`;
    },
    exchange: ({ code, redirectUri }) => exchange(code, redirectUri),
    refresh: ({ refreshToken }) => refresh(refreshToken),
  };
}
