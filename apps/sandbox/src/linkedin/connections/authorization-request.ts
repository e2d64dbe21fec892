import type { LinkedinState } from "../linkedin-state.ts";
import { scopeWords } from "./scopes.ts";

export type AuthorizationRequest = {
  clientId: string;
  appName: string;
  redirectUri: string;
  state: string | null;
  nonce: string | null;
  scopes: readonly string[];
};

export type AuthorizationCheck =
  | { ok: true; request: AuthorizationRequest }
  /** A redirect address that cannot be trusted gets a page, never a redirect. */
  | { ok: false; page: string }
  | { ok: false; redirect: string };

export function backTo(redirectUri: string, answer: Record<string, string>, state: string | null): string {
  const url = new URL(redirectUri);
  for (const [name, value] of Object.entries(answer)) url.searchParams.set(name, value);
  if (state !== null) url.searchParams.set("state", state);
  return url.href;
}

function redirectProblem(state: LinkedinState, clientId: string, redirectUri: string): string | null {
  if (clientId === "") return 'You need to pass the "client_id" parameter';
  if (redirectUri === "") return 'You need to pass the "redirect_uri" parameter';
  if (!URL.canParse(redirectUri)) return "The redirect_uri is not a URL";
  const client = state.clients.get(clientId);
  if (client && !client.redirectUris.includes(redirectUri)) {
    return "The redirect_uri does not match the registered value";
  }
  return null;
}

/** Validates the query of the consent screen. */
export function checkAuthorization(state: LinkedinState, query: URLSearchParams): AuthorizationCheck {
  const clientId = query.get("client_id") ?? "";
  const redirectUri = query.get("redirect_uri") ?? "";
  const problem = redirectProblem(state, clientId, redirectUri);
  if (problem !== null) return { ok: false, page: problem };

  const echo = query.get("state");
  const back = (error: string, description: string): AuthorizationCheck => ({
    ok: false,
    redirect: backTo(redirectUri, { error, error_description: description }, echo),
  });
  if (query.get("response_type") !== "code") return back("invalid_request", "response_type must be code");
  const scopes = (query.get("scope") ?? "").split(/[\s,]+/).filter((scope) => scope !== "");
  if (scopes.length === 0) return back("invalid_request", "A scope is needed");
  const unknown = scopes.find((scope) => !(scope in scopeWords));
  if (unknown !== undefined) {
    return back("unauthorized_scope_error", `Scope "${unknown}" is not authorized for your application`);
  }
  const appName = state.clients.get(clientId)?.name ?? "Polyphon";
  return {
    ok: true,
    request: { clientId, appName, redirectUri, state: echo, nonce: query.get("nonce"), scopes },
  };
}
