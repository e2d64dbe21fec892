import { z } from "zod";
import type {
  ExchangeResult,
  NetworkConnector,
  RefreshResult,
} from "../../modules/networks/networks.port.ts";
import { failureOf } from "../facebook/facebook-login.ts";
import type { Asked, Failure } from "../http/oauth.ts";
import { query } from "../http/query-text.ts";
import { detailOf, readGraph } from "../facebook/graph-calls.ts";
import type { HttpClient } from "../http/http-client.ts";
import { jsonOf } from "../http/http-client.ts";
import type { HttpOutcome } from "../http/http-outcome.ts";
import type { InstagramSettings } from "./instagram-settings.ts";

const publishing = "instagram_business_content_publish";
const scopes = ["instagram_business_basic", publishing];

const names = z.union([z.array(z.string()), z.string().transform((text) => text.split(/[\s,]+/))]);
const shortToken = z.object({ access_token: z.string().min(1), permissions: names.default([]) });
const longToken = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });
const profile = z.object({
  user_id: z.union([z.string().min(1), z.number().transform(String)]),
  username: z.string().default("Instagram"),
});
const doorError = z.object({ error_message: z.string() });

/** The token endpoint has its own error format; only an error about the code is the person's problem. */
function doorFailure(outcome: HttpOutcome): Failure {
  const detail = detailOf(outcome);
  const problem = outcome.kind === "answered" ? doorError.safeParse(jsonOf(outcome)).data : undefined;
  return { kind: problem && /\bcode\b/i.test(problem.error_message) ? "refused" : "unavailable", detail };
}

/** The token is renewed with itself, as long as it is valid. */
function lives(token: z.output<typeof longToken>) {
  const end = new Date(Date.now() + token.expires_in * 1000);
  return {
    accessToken: token.access_token,
    accessExpiresAt: end,
    refreshToken: token.access_token,
    refreshExpiresAt: end,
  };
}

/** Connects a professional account through Instagram's own login. */
export function createInstagramConnector(http: HttpClient, settings: InstagramSettings): NetworkConnector {
  const { clientId, clientSecret, graphBase, timeoutMs } = settings;

  async function askShort(code: string, redirectUri: string): Promise<Asked<z.output<typeof shortToken>>> {
    const grant = { grant_type: "authorization_code", code, redirect_uri: redirectUri };
    const outcome = await http.send({
      method: "POST",
      url: `${settings.oauthBase}/oauth/access_token`,
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: query({ client_id: clientId, client_secret: clientSecret, ...grant }),
      timeoutMs,
    });
    if (outcome.kind !== "answered" || outcome.status !== 200) return doorFailure(outcome);
    const parsed = shortToken.safeParse(jsonOf(outcome));
    return parsed.success
      ? { kind: "given", value: parsed.data }
      : { kind: "unavailable", detail: "the token answer cannot be read" };
  }

  async function askLong(path: string, asked: Readonly<Record<string, string>>) {
    const url = `${graphBase}/${path}?${query(asked)}`;
    const answer = await readGraph(http, longToken, { url, accessToken: null, timeoutMs });
    return answer.kind === "given" ? answer : failureOf(answer.outcome);
  }

  async function exchange(code: string, redirectUri: string): Promise<ExchangeResult> {
    const short = await askShort(code, redirectUri);
    if (short.kind !== "given") return short;
    const { access_token: first, permissions } = short.value;
    if (!permissions.includes(publishing)) return { kind: "refused", detail: "publishing was not allowed" };
    const grant = { grant_type: "ig_exchange_token", client_secret: clientSecret, access_token: first };
    const long = await askLong("access_token", grant);
    if (long.kind !== "given") return long;
    const accessToken = long.value.access_token;
    const url = `${graphBase}/${settings.version}/me?fields=user_id,username`;
    const me = await readGraph(http, profile, { url, accessToken, timeoutMs });
    if (me.kind !== "given") return failureOf(me.outcome);
    const { user_id: externalId, username: displayName } = me.value;
    const account = {
      accountType: "PROFESSIONAL" as const,
      externalId,
      displayName,
      vanityName: displayName,
      ...lives(long.value),
    };
    return { kind: "granted", accounts: [{ ...account, scopes: permissions }] };
  }

  async function refresh(refreshToken: string): Promise<RefreshResult> {
    const grant = { grant_type: "ig_refresh_token", access_token: refreshToken };
    const token = await askLong("refresh_access_token", grant);
    return token.kind === "given" ? { kind: "refreshed", ...lives(token.value) } : token;
  }

  return {
    network: "INSTAGRAM",
    authorizeUrl: ({ state, redirectUri }) => {
      const asked = { client_id: clientId, redirect_uri: redirectUri, response_type: "code" };
      return `${settings.webBase}/oauth/authorize?${query({ ...asked, scope: scopes.join(","), state })}`;
    },
    exchange: ({ code, redirectUri }) => exchange(code, redirectUri),
    refresh: ({ refreshToken }) => refresh(refreshToken),
  };
}
