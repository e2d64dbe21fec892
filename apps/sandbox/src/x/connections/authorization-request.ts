import { scopeWords } from "./scopes.ts";
import type { XState } from "../x-state.ts";

const longestState = 500;

export type AuthorizationRequest = {
  clientId: string;
  appName: string;
  redirectUri: string;
  state: string;
  scopes: readonly string[];
  challenge: string;
  method: "S256" | "plain";
};

/** X does not redirect with a fault of the app: it shows a page. */
export function checkAuthorization(state: XState, query: URLSearchParams): AuthorizationRequest | string {
  const clientId = query.get("client_id") ?? "";
  const redirectUri = query.get("redirect_uri") ?? "";
  const client = state.clients.get(clientId);
  if (clientId === "") return "client_id is missing";
  if (!URL.canParse(redirectUri)) return "redirect_uri is not a URL";
  if (client && !client.redirectUris.includes(redirectUri))
    return "redirect_uri does not match a registered one";
  if (query.get("response_type") !== "code") return "response_type must be code";

  const echo = query.get("state") ?? "";
  if (echo === "" || echo.length > longestState) return "state is missing or longer than 500 characters";
  const challenge = query.get("code_challenge") ?? "";
  const method = query.get("code_challenge_method") ?? "plain";
  if (challenge === "") return "code_challenge is missing";
  if (method !== "S256" && method !== "plain") return "code_challenge_method must be S256 or plain";
  const scopes = (query.get("scope") ?? "").split(" ").filter((scope) => scope !== "");
  const unknown = scopes.find((scope) => !(scope in scopeWords));
  if (scopes.length === 0 || unknown !== undefined) return `The scope ${unknown ?? ""} is not known`;
  return {
    clientId,
    appName: client?.name ?? "Polyphon",
    redirectUri,
    state: echo,
    scopes,
    challenge,
    method,
  };
}
