import { createHash } from "node:crypto";
import type { Call } from "../../frame/call.ts";
import { Refusal } from "../../frame/refusal.ts";
import { jsonReply, type Reply } from "../../frame/reply.ts";
import type { Route } from "../../frame/route.ts";
import type { AuthorizationCode, Grant } from "./token-store.ts";
import type { XState } from "../x-state.ts";

const wrongCode = "Value passed for the authorization code was invalid.";
const wrongToken = "Value passed for the token was invalid.";

function refuseGrant(error: string, description: string, status = 400): never {
  throw new Refusal(jsonReply({ error, error_description: description }, status));
}

function basicOf(call: Call): { id: string; secret: string } | null {
  const header = call.headers.authorization ?? "";
  if (!header.startsWith("Basic ")) return null;
  const [id = "", ...secret] = Buffer.from(header.slice(6), "base64").toString("utf8").split(":");
  return { id, secret: secret.join(":") };
}

/** A registered or confidential app sends its secret in the header; an app without one names itself in the form. */
function requireClient(state: XState, call: Call, form: URLSearchParams): string {
  const basic = basicOf(call);
  const id = basic?.id ?? form.get("client_id") ?? "";
  const client = state.clients.get(id);
  const refused = () => refuseGrant("unauthorized_client", "Missing valid authorization header", 401);
  if (id === "" || (client && !basic)) return refused();
  if (basic && (client ? basic.secret !== client.secret : ["", "wrong-secret"].includes(basic.secret)))
    return refused();
  return id;
}

function provesKey(code: AuthorizationCode, verifier: string): boolean {
  const shown =
    code.method === "plain" ? verifier : createHash("sha256").update(verifier).digest("base64url");
  return verifier !== "" && shown === code.challenge;
}

function issue(state: XState, grant: Grant): Reply {
  const now = state.world.clock.now();
  const { accessTokenSeconds, refreshTokenSeconds } = state.settings;
  const access = state.tokens.addAccess(grant, now + accessTokenSeconds * 1000);
  const refresh = grant.scopes.has("offline.access")
    ? { refresh_token: state.tokens.addRefresh(grant, now + refreshTokenSeconds * 1000).value }
    : {};
  return jsonReply({
    token_type: "bearer",
    expires_in: accessTokenSeconds,
    access_token: access.value,
    scope: [...grant.scopes].join(" "),
    ...refresh,
  });
}

function exchangeCode(state: XState, clientId: string, form: URLSearchParams): Reply {
  const code = state.tokens.takeCode(form.get("code") ?? "");
  const fits =
    code?.clientId === clientId &&
    code.redirectUri === form.get("redirect_uri") &&
    provesKey(code, form.get("code_verifier") ?? "");
  if (!fits || state.world.clock.now() >= code.expiresAt) return refuseGrant("invalid_request", wrongCode);
  return issue(state, { account: code.account, scopes: new Set(code.scopes), clientId, ended: false });
}

/** Every refresh token is valid once. A second use may be a retry or a theft, and X cannot tell which. */
function exchangeRefresh(state: XState, clientId: string, form: URLSearchParams): Reply {
  const token = state.tokens.refresh(form.get("refresh_token") ?? "");
  if (!token || token.grant.clientId !== clientId) return refuseGrant("invalid_request", wrongToken);
  if (token.spent && state.settings.reuseEndsGrant) token.grant.ended = true;
  if (token.spent || token.grant.ended || state.world.clock.now() >= token.expiresAt) {
    return refuseGrant("invalid_request", wrongToken);
  }
  token.spent = true;
  return issue(state, token.grant);
}

function giveToken(state: XState, call: Call): Reply {
  const form = call.form();
  const clientId = requireClient(state, call, form);
  switch (form.get("grant_type")) {
    case "authorization_code":
      return exchangeCode(state, clientId, form);
    case "refresh_token":
      return exchangeRefresh(state, clientId, form);
    default:
      return refuseGrant("invalid_request", "Missing required parameter [grant_type].");
  }
}

/** Ends the given token, and answers the same whether it was known or not. */
function revokeToken(state: XState, call: Call): Reply {
  const form = call.form();
  const clientId = requireClient(state, call, form);
  const value = form.get("token") ?? "";
  if (value === "") return refuseGrant("invalid_request", "Missing required parameter [token].");
  const [access, refresh] = [state.tokens.access(value), state.tokens.refresh(value)];
  if (access?.grant.clientId === clientId) access.revoked = true;
  if (refresh?.grant.clientId === clientId) refresh.spent = true;
  return jsonReply({ revoked: true });
}

export function tokenRoutes(state: XState): Route[] {
  return [
    { method: "POST", path: "/2/oauth2/token", handle: (call) => giveToken(state, call) },
    { method: "POST", path: "/2/oauth2/revoke", handle: (call) => revokeToken(state, call) },
  ];
}
