import type { Call } from "../../frame/call.ts";
import { htmlReply, redirectReply, type Reply } from "../../frame/reply.ts";
import type { Route } from "../../frame/route.ts";
import { consentPage, consentProblemPage } from "./consent-page.ts";
import { backTo, checkAuthorization } from "./authorization-request.ts";
import type { LinkedinState } from "../linkedin-state.ts";
import type { Member } from "../members/members.ts";
import { codeLifeMs } from "./token-store.ts";

const path = "/oauth/v2/authorization";

function showConsent(state: LinkedinState, call: Call): Reply {
  const check = checkAuthorization(state, call.query);
  if (check.ok) return htmlReply(consentPage(check.request, state.members.all(), `${path}?${call.search}`));
  return "page" in check ? htmlReply(consentProblemPage(check.page), 400) : redirectReply(check.redirect);
}

/** A typed name wins over the list, so that a test can bring a person of its own. */
function chosenMember(state: LinkedinState, form: URLSearchParams): Member | undefined {
  const name = (form.get("name") ?? "").trim();
  return name === "" ? state.members.find(form.get("member") ?? "") : state.members.named(name);
}

function decideConsent(state: LinkedinState, call: Call): Reply {
  const check = checkAuthorization(state, call.query);
  if (!check.ok) return showConsent(state, call);
  const { request } = check;
  const form = call.form();
  if (form.get("decision") !== "allow") {
    const answer = {
      error: "user_cancelled_authorize",
      error_description: "The user cancelled the authorization",
    };
    return redirectReply(backTo(request.redirectUri, answer, request.state));
  }
  const member = chosenMember(state, form);
  if (!member) return htmlReply(consentProblemPage("Choose a member first"), 400);

  const { clientId, redirectUri, scopes, nonce } = request;
  const expiresAt = state.world.clock.now() + codeLifeMs;
  const code = state.tokens.addCode({ member, scopes, clientId, redirectUri, expiresAt, nonce });
  return redirectReply(backTo(redirectUri, { code }, request.state));
}

export function authorizationRoutes(state: LinkedinState): Route[] {
  return [
    { method: "GET", path, handle: (call) => showConsent(state, call) },
    { method: "POST", path, handle: (call) => decideConsent(state, call) },
  ];
}
