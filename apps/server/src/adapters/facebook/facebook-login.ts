import { z } from "zod";
import type { HttpClient } from "../http/http-client.ts";
import { jsonOf } from "../http/http-client.ts";
import type { HttpOutcome } from "../http/http-outcome.ts";
import type { FacebookSettings } from "./facebook-settings.ts";
import type { Asked, Failure } from "../http/oauth.ts";
import { query } from "../http/query-text.ts";
import { detailOf, readGraph, tokenHeader } from "./graph-calls.ts";

export type UserToken = { readonly accessToken: string; readonly expiresAt: Date };

const tokenAnswer = z.object({
  access_token: z.string().min(1),
  expires_in: z.number().positive().optional(),
});
const permissionList = z.object({ data: z.array(z.object({ permission: z.string(), status: z.string() })) });
const profile = z.object({ id: z.string().min(1), name: z.string().default("Facebook") });
const errorBody = z.object({ error: z.object({ code: z.number(), error_subcode: z.number().optional() }) });

/** Facebook names no expiry for some tokens of two months. */
const usualLife = 60 * 24 * 60 * 60;
const codeProblems = [36_007, 36_008, 36_009];

/** Only an invalid code or token is the person's problem; a wrong secret or an outage is ours. */
export function failureOf(outcome: HttpOutcome): Failure {
  const detail = detailOf(outcome);
  if (outcome.kind !== "answered") return { kind: "unavailable", detail };
  const error = errorBody.safeParse(jsonOf(outcome)).data?.error;
  const refused = error && (error.code === 190 || codeProblems.includes(error.error_subcode ?? 0));
  return { kind: refused ? "refused" : "unavailable", detail };
}

export function dialogUrl(
  settings: FacebookSettings,
  input: { readonly state: string; readonly redirectUri: string },
  scopes: readonly string[],
): string {
  const asked = query({
    client_id: settings.clientId,
    redirect_uri: input.redirectUri,
    state: input.state,
    response_type: "code",
    scope: scopes.join(","),
  });
  return `${settings.webBase}/${settings.version}/dialog/oauth?${asked}`;
}

async function askToken(
  http: HttpClient,
  settings: FacebookSettings,
  grant: Readonly<Record<string, string>>,
): Promise<Asked<UserToken>> {
  const { clientId, clientSecret, timeoutMs } = settings;
  const asked = query({ client_id: clientId, client_secret: clientSecret, ...grant });
  const url = `${settings.graphBase}/${settings.version}/oauth/access_token?${asked}`;
  const answer = await readGraph(http, tokenAnswer, { url, accessToken: null, timeoutMs });
  if (answer.kind !== "given") return failureOf(answer.outcome);
  const { access_token: accessToken, expires_in: seconds = usualLife } = answer.value;
  return { kind: "given", value: { accessToken, expiresAt: new Date(Date.now() + seconds * 1000) } };
}

/** A code gives a token of hours, and that one a token of two months. */
export async function exchangeCode(
  http: HttpClient,
  settings: FacebookSettings,
  input: { readonly code: string; readonly redirectUri: string },
): Promise<Asked<UserToken>> {
  const short = await askToken(http, settings, { code: input.code, redirect_uri: input.redirectUri });
  if (short.kind !== "given") return short;
  return askToken(http, settings, {
    grant_type: "fb_exchange_token",
    fb_exchange_token: short.value.accessToken,
  });
}

/** People may untick single permissions, so the requested ones prove nothing. */
export async function grantedScopes(
  http: HttpClient,
  settings: FacebookSettings,
  accessToken: string,
): Promise<Asked<readonly string[]>> {
  const url = `${settings.graphBase}/${settings.version}/me/permissions`;
  const answer = await readGraph(http, permissionList, { url, accessToken, timeoutMs: settings.timeoutMs });
  if (answer.kind !== "given") return failureOf(answer.outcome);
  const granted = answer.value.data.filter(({ status }) => status === "granted");
  return { kind: "given", value: granted.map(({ permission }) => permission) };
}

export async function readProfile(
  http: HttpClient,
  settings: FacebookSettings,
  accessToken: string,
): Promise<Asked<z.output<typeof profile>>> {
  const url = `${settings.graphBase}/${settings.version}/me?fields=id,name`;
  const answer = await readGraph(http, profile, { url, accessToken, timeoutMs: settings.timeoutMs });
  return answer.kind === "given" ? answer : failureOf(answer.outcome);
}

/** Ends every token based on the person's consent. A dead one needs no call. */
export async function removeConsent(
  http: HttpClient,
  settings: FacebookSettings,
  accessToken: string,
): Promise<{ readonly kind: "revoked" } | { readonly kind: "unavailable"; readonly detail: string }> {
  const outcome = await http.send({
    method: "DELETE",
    url: `${settings.graphBase}/${settings.version}/me/permissions`,
    headers: tokenHeader(accessToken),
    timeoutMs: settings.timeoutMs,
  });
  if (outcome.kind === "answered" && outcome.status === 200) return { kind: "revoked" };
  const failure = failureOf(outcome);
  return failure.kind === "refused" ? { kind: "revoked" } : { kind: "unavailable", detail: failure.detail };
}
