import type { Call } from "../frame/call.ts";
import { htmlReply, redirectReply, type Reply } from "../frame/reply.ts";
import type { Route } from "../frame/route.ts";
import { oidcLoginPage, oidcProblemPage } from "./oidc-login-page.ts";
import { newCode, type OidcState } from "./oidc-state.ts";

const path = "/oidc/:tenant/oauth2/v2.0/authorize";

type Asked = {
  clientId: string;
  redirectUri: string;
  state: string | null;
  nonce: string | null;
  challenge: string;
};

function backTo(redirectUri: string, answer: Record<string, string>, state: string | null): Reply {
  const url = new URL(redirectUri);
  for (const [name, value] of Object.entries(answer)) url.searchParams.set(name, value);
  if (state !== null) url.searchParams.set("state", state);
  return redirectReply(url.href);
}

/** A redirect address that cannot be trusted gets a page; every other fault goes back to the app. */
function check({ query }: Call): Asked | Reply {
  const clientId = query.get("client_id") ?? "";
  const redirectUri = query.get("redirect_uri") ?? "";
  if (clientId === "") return htmlReply(oidcProblemPage("client_id is missing"), 400);
  if (!URL.canParse(redirectUri)) return htmlReply(oidcProblemPage("redirect_uri is not a URL"), 400);
  const state = query.get("state");
  const back = (description: string) =>
    backTo(redirectUri, { error: "invalid_request", error_description: description }, state);
  if (query.get("response_type") !== "code") return back("response_type must be code");
  if (!(query.get("scope") ?? "").split(" ").includes("openid")) return back("the scope openid is missing");
  const challenge = query.get("code_challenge") ?? "";
  if (challenge === "" || query.get("code_challenge_method") !== "S256") return back("PKCE is needed");
  return { clientId, redirectUri, state, nonce: query.get("nonce"), challenge };
}

function showLogin(state: OidcState, call: Call, problem: string | null = null): Reply {
  const asked = check(call);
  if ("status" in asked) return asked;
  const page = oidcLoginPage({
    tenant: call.param("tenant"),
    people: state.directory.all(),
    hint: call.query.get("login_hint") ?? "",
    action: `${call.path}?${call.search}`,
    backTo: new URL(asked.redirectUri).host,
    problem,
  });
  return htmlReply(page, problem === null ? 200 : 400);
}

function decide(state: OidcState, call: Call): Reply {
  const asked = check(call);
  if ("status" in asked) return asked;
  const form = call.form();
  if (form.get("decision") === "cancel") {
    const answer = { error: "access_denied", error_description: "The person cancelled the sign-in" };
    return backTo(asked.redirectUri, answer, asked.state);
  }
  const address = form.get("person") ?? form.get("email") ?? "";
  if (!/^[^\s@]+@[^\s@]+$/.test(address.trim())) return showLogin(state, call, "Enter an e-mail address.");
  const code = newCode();
  state.codes.set(code, {
    ...asked,
    tenant: call.param("tenant"),
    person: state.directory.named(address),
    expiresAt: state.world.clock.now() + state.settings.codeSeconds * 1000,
  });
  return backTo(asked.redirectUri, { code }, asked.state);
}

export function authorizeRoutes(state: OidcState): Route[] {
  return [
    { method: "GET", path, handle: (call) => showLogin(state, call) },
    { method: "POST", path, handle: (call) => decide(state, call) },
  ];
}
