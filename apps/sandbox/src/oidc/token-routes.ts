import { createHash, randomBytes } from "node:crypto";
import type { Call } from "../frame/call.ts";
import { Refusal } from "../frame/refusal.ts";
import { jsonReply, type Reply } from "../frame/reply.ts";
import type { Route } from "../frame/route.ts";
import { forgeToken } from "./forge-token.ts";
import type { IssuedCode, OidcState } from "./oidc-state.ts";

function refuse(error: string, description: string, status = 400): never {
  throw new Refusal(jsonReply({ error, error_description: description }, status));
}

function issuerOf(call: Call, tenant: string): string {
  return `${call.origin()}/oidc/${tenant}/v2.0`;
}

/** Any client is accepted with any secret but an empty or the wrong one. */
function requireClient(form: URLSearchParams): string {
  const [id, secret] = [form.get("client_id") ?? "", form.get("client_secret") ?? ""];
  if (id === "" || secret === "" || secret === "wrong-secret") {
    return refuse("invalid_client", "Client authentication failed", 401);
  }
  return id;
}

function fits(code: IssuedCode, call: Call, form: URLSearchParams, clientId: string): boolean {
  const verifier = form.get("code_verifier") ?? "";
  return (
    code.clientId === clientId &&
    code.tenant === call.param("tenant") &&
    code.redirectUri === form.get("redirect_uri") &&
    createHash("sha256").update(verifier).digest("base64url") === code.challenge
  );
}

function giveToken(state: OidcState, call: Call): Reply {
  const form = call.form();
  if (form.get("grant_type") !== "authorization_code") {
    return refuse("unsupported_grant_type", "Only authorization_code is offered");
  }
  const clientId = requireClient(form);
  const given = form.get("code") ?? "";
  const code = state.codes.get(given);
  // Used up by the first attempt, right or wrong.
  state.codes.delete(given);
  const now = state.world.clock.now();
  if (!code || now >= code.expiresAt || !fits(code, call, form, clientId)) {
    return refuse("invalid_grant", "The code is unknown, spent, over or of another request");
  }

  const { person, tenant, nonce } = code;
  const fault = state.settings.faults[person.email] ?? null;
  const answer = {
    token_type: "Bearer",
    expires_in: 3600,
    scope: "openid profile email",
    access_token: randomBytes(24).toString("base64url"),
  };
  if (fault === "no-id-token") return jsonReply(answer);
  const facts = {
    issuer: issuerOf(call, tenant),
    clientId,
    tenant,
    objectId: state.directory.objectId(tenant, person.email),
    ...person,
    nonce,
    at: now,
  };
  return jsonReply({ ...answer, id_token: forgeToken(facts, state.keys, fault) });
}

function discovery(call: Call): Reply {
  const base = `${call.origin()}/oidc/${call.param("tenant")}`;
  return jsonReply({
    issuer: `${base}/v2.0`,
    authorization_endpoint: `${base}/oauth2/v2.0/authorize`,
    token_endpoint: `${base}/oauth2/v2.0/token`,
    jwks_uri: `${base}/discovery/v2.0/keys`,
    response_types_supported: ["code"],
    response_modes_supported: ["query"],
    subject_types_supported: ["pairwise"],
    id_token_signing_alg_values_supported: ["RS256"],
    token_endpoint_auth_methods_supported: ["client_secret_post"],
    code_challenge_methods_supported: ["S256"],
    scopes_supported: ["openid", "profile", "email"],
  });
}

export function tokenRoutes(state: OidcState): Route[] {
  return [
    { method: "GET", path: "/oidc/:tenant/v2.0/.well-known/openid-configuration", handle: discovery },
    { method: "POST", path: "/oidc/:tenant/oauth2/v2.0/token", handle: (call) => giveToken(state, call) },
    {
      method: "GET",
      path: "/oidc/:tenant/discovery/v2.0/keys",
      handle: () => jsonReply(state.keys.published()),
    },
  ];
}
