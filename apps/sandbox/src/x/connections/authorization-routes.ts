import type { Call } from "../../frame/call.ts";
import { htmlReply, redirectReply, type Reply } from "../../frame/reply.ts";
import type { Route } from "../../frame/route.ts";
import type { Account } from "../accounts.ts";
import { type AuthorizationRequest, checkAuthorization } from "./authorization-request.ts";
import { consentPage, consentProblemPage } from "./consent-page.ts";
import type { XState } from "../x-state.ts";

const path = "/i/oauth2/authorize";
function back(request: AuthorizationRequest, answer: Record<string, string>): Reply {
  const url = new URL(request.redirectUri);
  for (const [name, value] of Object.entries({ state: request.state, ...answer }))
    url.searchParams.set(name, value);
  return redirectReply(url.href);
}

function showConsent(state: XState, call: Call): Reply {
  const request = checkAuthorization(state, call.query);
  if (typeof request === "string") return htmlReply(consentProblemPage(request), 400);
  return htmlReply(consentPage(request, state.accounts.all(), `${path}?${call.search}`));
}

/** A typed name wins over the list, so that a test can bring a person of its own. */
function chosenAccount(state: XState, form: URLSearchParams): Account | undefined {
  const name = (form.get("name") ?? "").trim();
  return name === "" ? state.accounts.find(form.get("member") ?? "") : state.accounts.named(name);
}

function decide(state: XState, call: Call): Reply {
  const request = checkAuthorization(state, call.query);
  if (typeof request === "string") return htmlReply(consentProblemPage(request), 400);
  const form = call.form();
  if (form.get("decision") !== "allow") return back(request, { error: "access_denied" });
  const account = chosenAccount(state, form);
  if (!account) return htmlReply(consentProblemPage("Choose an account first"), 400);

  const { clientId, redirectUri, scopes, challenge, method } = request;
  const expiresAt = state.world.clock.now() + state.settings.codeSeconds * 1000;
  const code = state.tokens.addCode({ account, scopes, clientId, redirectUri, challenge, method, expiresAt });
  return back(request, { code });
}

export function authorizationRoutes(state: XState): Route[] {
  return [
    { method: "GET", path, handle: (call) => showConsent(state, call) },
    { method: "POST", path, handle: (call) => decide(state, call) },
  ];
}
