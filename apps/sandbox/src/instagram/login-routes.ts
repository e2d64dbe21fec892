import type { Call } from "../frame/call.ts";
import { htmlReply, jsonReply, redirectReply, type Reply } from "../frame/reply.ts";
import type { Route } from "../frame/route.ts";
import { metaConsentPage } from "../meta/consent-page.ts";
import { backTo, cancelled, checkConsent, ticked } from "../meta/consent-request.ts";
import { admit, pick, readGraph, textOf } from "../meta/graph-call.ts";
import { badParameter, graphError, unknownToken } from "../meta/graph-errors.ts";
import type { MetaToken } from "../meta/meta-tokens.ts";
import { noticePage } from "../meta/notice-page.ts";
import { ensureAccount, type InstagramState } from "./instagram-state.ts";

const authorizePath = "/www.instagram.com/oauth/authorize";
const codeLifeMs = 60 * 60_000;
const network = { name: "Instagram", sign: "ig", colour: "#a3236f" };

export const instagramScopes: Readonly<Record<string, string>> = {
  instagram_business_basic: "View your profile and media",
  instagram_business_content_publish: "Create and publish content on your behalf",
  instagram_business_manage_insights: "View insights of your account and media",
};

function showConsent(state: InstagramState, call: Call): Reply {
  const check = checkConsent(call, instagramScopes);
  if (!check.ok) return htmlReply(noticePage("Instagram", check.problem), 400);
  const { scopes, redirectUri } = check.request;
  return htmlReply(
    metaConsentPage({
      network,
      appName: "Polyphon",
      permissions: scopes.map((name) => ({ name, words: instagramScopes[name] ?? name })),
      people: [...state.accounts.values()],
      pages: [],
      action: `${authorizePath}?${call.search}`,
      redirectUri,
    }),
  );
}

function decideConsent(state: InstagramState, call: Call): Reply {
  const check = checkConsent(call, instagramScopes);
  if (!check.ok) return showConsent(state, call);
  const { request } = check;
  const form = call.form();
  if (form.get("decision") !== "allow") return redirectReply(backTo(request, cancelled, "#_"));
  const name = (form.get("name") ?? "").trim();
  const account = name === "" ? state.accounts.get(form.get("member") ?? "") : ensureAccount(state, name);
  if (!account) return htmlReply(noticePage("Instagram", "Choose an account first."), 400);
  const code = state.tokens.addCode({
    userId: account.id,
    scopes: ticked(form, "permission", request.scopes),
    pages: [],
    clientId: request.clientId,
    redirectUri: request.redirectUri,
    expiresAt: state.world.clock.now() + codeLifeMs,
  });
  return redirectReply(backTo(request, { code }, "#_"));
}

/** This endpoint has an error format of its own. */
function doorError(message: string, status = 400): Reply {
  return jsonReply({ error_type: "OAuthException", code: status, error_message: message }, status);
}

const rightSecret = (secret: string) => secret !== "" && secret !== "wrong-secret";

function exchangeCode(state: InstagramState, call: Call): Reply {
  const form = call.form();
  const now = state.world.clock.now();
  if (!rightSecret(form.get("client_secret") ?? "")) return doorError("Invalid Client Secret");
  const taken = state.tokens.takeCode(form.get("code") ?? "");
  if (taken.kind !== "good" || now >= taken.code.expiresAt) {
    return doorError("Matching code was not found or was already used");
  }
  const { userId, scopes, clientId, redirectUri } = taken.code;
  if (clientId !== form.get("client_id") || redirectUri !== form.get("redirect_uri")) {
    return doorError("Error validating verification code. Please make sure your redirect_uri is identical");
  }
  const token = state.tokens.add({
    accountId: userId,
    userId,
    kind: "instagram",
    longLived: false,
    pages: [],
    scopes: new Set(scopes),
    clientId,
    createdAt: now,
    expiresAt: now + state.settings.shortTokenSeconds * 1000,
  });
  return jsonReply({ access_token: token.value, user_id: userId, permissions: scopes });
}

function longToken(state: InstagramState, old: MetaToken): Reply {
  const now = state.world.clock.now();
  const { longTokenSeconds } = state.settings;
  const expiresAt = now + longTokenSeconds * 1000;
  const token = state.tokens.add({ ...old, longLived: true, createdAt: now, expiresAt });
  return jsonReply({
    access_token: token.value,
    token_type: "bearer",
    expires_in: longTokenSeconds,
    permissions: [...token.scopes].join(","),
  });
}

function exchangeShort(state: InstagramState, call: Call): Reply {
  if (call.query.get("grant_type") !== "ig_exchange_token") return badParameter("Unknown grant_type");
  if (!rightSecret(call.query.get("client_secret") ?? "")) {
    return graphError({ message: "Error validating client secret.", code: 1 });
  }
  const old = admit(state.tokens, call, readGraph(call), state.world.clock.now());
  return old.longLived ? unknownToken() : longToken(state, old);
}

function refreshLong(state: InstagramState, call: Call): Reply {
  if (call.query.get("grant_type") !== "ig_refresh_token") return badParameter("Unknown grant_type");
  const now = state.world.clock.now();
  const old = admit(state.tokens, call, readGraph(call), now);
  const old24 = now - old.createdAt >= state.settings.refreshAfterSeconds * 1000;
  if (!old.longLived || !old24) return badParameter("The access token cannot be refreshed yet");
  return longToken(state, old);
}

function me(state: InstagramState, call: Call): Reply {
  const input = readGraph(call);
  const { accountId } = admit(state.tokens, call, input, state.world.clock.now());
  const account = state.accounts.get(accountId);
  const whole = {
    id: `9${accountId.slice(1)}`,
    user_id: accountId,
    username: account?.username,
    name: account?.name,
    account_type: "BUSINESS",
  };
  return jsonReply(pick(whole, textOf(input, "fields")));
}

export function loginRoutes(state: InstagramState): Route[] {
  const graph = "/graph.instagram.com";
  return [
    { method: "GET", path: authorizePath, handle: (call) => showConsent(state, call) },
    { method: "POST", path: authorizePath, handle: (call) => decideConsent(state, call) },
    {
      method: "POST",
      path: "/api.instagram.com/oauth/access_token",
      handle: (call) => exchangeCode(state, call),
    },
    { method: "GET", path: `${graph}/access_token`, handle: (call) => exchangeShort(state, call) },
    { method: "GET", path: `${graph}/refresh_access_token`, handle: (call) => refreshLong(state, call) },
    { method: "GET", path: `${graph}/:version/me`, handle: (call) => me(state, call) },
  ];
}
