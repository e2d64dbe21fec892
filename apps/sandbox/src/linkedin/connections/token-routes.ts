import type { Call } from "../../frame/call.ts";
import { Refusal } from "../../frame/refusal.ts";
import { jsonReply, type Reply } from "../../frame/reply.ts";
import type { Route } from "../../frame/route.ts";
import type { IdTokenSigner } from "./id-token.ts";
import type { LinkedinState } from "../linkedin-state.ts";
import { type RefreshToken, tokenText } from "./token-store.ts";

const wrongCode =
  "Unable to retrieve access token: appid/redirect uri/code verifier does not match authorization code. " +
  "Or authorization code expired. Or external member binding exists";

function refuseGrant(error: string, description: string, status = 400): never {
  throw new Refusal(jsonReply({ error, error_description: description }, status));
}

/** Unregistered apps are accepted with any secret but an empty or wrong one. */
function requireClient(state: LinkedinState, form: URLSearchParams): string {
  const id = form.get("client_id") ?? "";
  const secret = form.get("client_secret") ?? "";
  if (id === "") return refuseGrant("invalid_request", 'A required parameter "client_id" is missing');
  const client = state.clients.get(id);
  const right = client ? client.secret === secret : secret !== "" && secret !== "wrong-secret";
  return right ? id : refuseGrant("invalid_client", "Client authentication failed", 401);
}

type Grant = {
  member: RefreshToken["member"];
  scopes: readonly string[];
  clientId: string;
  authorizedAt: number;
};

function issue(state: LinkedinState, grant: Grant, refresh: RefreshToken | null): Record<string, unknown> {
  const now = state.world.clock.now();
  const { accessTokenSeconds, freshTokenRevokedSeconds } = state.settings;
  const longest = now + accessTokenSeconds * 1000;
  const expiresAt = refresh ? Math.min(longest, refresh.expiresAt) : longest;
  const access = state.tokens.addAccess({
    value: tokenText(),
    member: grant.member,
    scopes: new Set(grant.scopes),
    clientId: grant.clientId,
    authorizedAt: grant.authorizedAt,
    createdAt: now,
    usableAt: now + freshTokenRevokedSeconds * 1000,
    expiresAt,
    revoked: false,
  });
  return {
    access_token: access.value,
    expires_in: Math.floor((expiresAt - now) / 1000),
    ...(refresh
      ? {
          refresh_token: refresh.value,
          refresh_token_expires_in: Math.floor((refresh.expiresAt - now) / 1000),
        }
      : {}),
    scope: grant.scopes.join(","),
  };
}

function exchangeCode(state: LinkedinState, signer: IdTokenSigner, call: Call, form: URLSearchParams): Reply {
  const clientId = requireClient(state, form);
  const now = state.world.clock.now();
  const code = state.tokens.takeCode(form.get("code") ?? "");
  const fits = code && code.clientId === clientId && code.redirectUri === form.get("redirect_uri");
  if (!fits || now >= code.expiresAt) return refuseGrant("invalid_request", wrongCode);

  const { member, scopes, nonce } = code;
  const grant = { member, scopes, clientId, authorizedAt: now };
  const expiresAt = now + state.settings.refreshTokenSeconds * 1000;
  const refresh = state.settings.refreshTokens
    ? state.tokens.addRefresh({ ...grant, value: tokenText(), expiresAt, revoked: false })
    : null;
  const answer = issue(state, grant, refresh);
  if (!scopes.includes("openid")) return jsonReply(answer);
  const idToken = signer.sign({ issuer: `${call.origin()}/oauth`, clientId, member, nonce, at: now });
  return jsonReply({ ...answer, token_type: "Bearer", id_token: idToken });
}

/** A new access token; the refresh token keeps its value and its expiry. */
function exchangeRefresh(state: LinkedinState, form: URLSearchParams): Reply {
  const clientId = requireClient(state, form);
  const refresh = state.tokens.refresh(form.get("refresh_token") ?? "");
  if (!refresh || refresh.clientId !== clientId || refresh.revoked) {
    return refuseGrant("invalid_grant", "The provided refresh token is invalid or was revoked");
  }
  if (state.world.clock.now() >= refresh.expiresAt) {
    return refuseGrant("invalid_grant", "The provided refresh token has expired");
  }
  return jsonReply(issue(state, refresh, refresh));
}

function giveToken(state: LinkedinState, signer: IdTokenSigner, call: Call): Reply {
  const form = call.form();
  switch (form.get("grant_type")) {
    case "authorization_code":
      return exchangeCode(state, signer, call, form);
    case "refresh_token":
      return exchangeRefresh(state, form);
    default:
      return refuseGrant("invalid_request", 'A required parameter "grant_type" is missing or unknown');
  }
}

function introspect(state: LinkedinState, call: Call): Reply {
  const form = call.form();
  const clientId = requireClient(state, form);
  const token = state.tokens.access(form.get("token") ?? "");
  if (!token || token.clientId !== clientId) return jsonReply({ active: false });
  const expired = state.world.clock.now() >= token.expiresAt;
  const status = token.revoked ? "revoked" : expired ? "expired" : "active";
  const seconds = (at: number) => Math.floor(at / 1000);
  return jsonReply({
    active: status === "active",
    client_id: token.clientId,
    authorized_at: seconds(token.authorizedAt),
    created_at: seconds(token.createdAt),
    status,
    expires_at: seconds(token.expiresAt),
    scope: [...token.scopes].join(","),
    auth_type: "3L",
  });
}

function discovery(call: Call): Reply {
  const origin = call.origin();
  return jsonReply({
    issuer: `${origin}/oauth`,
    authorization_endpoint: `${origin}/oauth/v2/authorization`,
    token_endpoint: `${origin}/oauth/v2/accessToken`,
    userinfo_endpoint: `${origin}/v2/userinfo`,
    jwks_uri: `${origin}/oauth/openid/jwks`,
    response_types_supported: ["code"],
    subject_types_supported: ["pairwise"],
    id_token_signing_alg_values_supported: ["RS256"],
    scopes_supported: ["openid", "profile", "email"],
  });
}

export function tokenRoutes(state: LinkedinState, signer: IdTokenSigner): Route[] {
  return [
    { method: "POST", path: "/oauth/v2/accessToken", handle: (call) => giveToken(state, signer, call) },
    { method: "POST", path: "/oauth/v2/introspectToken", handle: (call) => introspect(state, call) },
    { method: "GET", path: "/oauth/openid/jwks", handle: () => jsonReply(signer.publicKeys()) },
    { method: "GET", path: "/oauth/.well-known/openid-configuration", handle: discovery },
  ];
}
