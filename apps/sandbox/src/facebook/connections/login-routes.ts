import type { Call } from "../../frame/call.ts";
import { htmlReply, redirectReply, type Reply } from "../../frame/reply.ts";
import type { Route } from "../../frame/route.ts";
import { metaConsentPage } from "../../meta/consent-page.ts";
import { backTo, cancelled, checkConsent, ticked } from "../../meta/consent-request.ts";
import { noticePage } from "../../meta/notice-page.ts";
import type { FacebookState } from "../facebook-state.ts";
import type { FacebookUser } from "../people.ts";
import { permissionWords } from "./permissions.ts";

const path = "/www.facebook.com/:version/dialog/oauth";
const codeLifeMs = 10 * 60_000;
const network = { name: "Facebook", sign: "f", colour: "#0b5fcc" };

function showConsent(state: FacebookState, call: Call): Reply {
  const check = checkConsent(call, permissionWords);
  if (!check.ok) return htmlReply(noticePage("Facebook", check.problem), 400);
  const { scopes, redirectUri } = check.request;
  const forPages = scopes.some((scope) => scope.startsWith("pages_"));
  return htmlReply(
    metaConsentPage({
      network,
      appName: "Polyphon",
      permissions: scopes.map((name) => ({ name, words: permissionWords[name] ?? name })),
      people: state.people.users(),
      pages: forPages ? state.people.pages() : [],
      action: `${call.path}?${call.search}`,
      redirectUri,
    }),
  );
}

/** A typed name wins over the list, so that a test can bring a person of its own. */
function chosenUser(state: FacebookState, form: URLSearchParams): FacebookUser | undefined {
  const name = (form.get("name") ?? "").trim();
  return name === "" ? state.people.user(form.get("member") ?? "") : state.people.named(name);
}

/** A page that the form could not list, because it was created with the person, counts as ticked. */
function chosenPages(state: FacebookState, form: URLSearchParams, user: FacebookUser): string[] {
  const own = state.people.pagesOf(user.id).map(({ id }) => id);
  const listed = form.getAll("page");
  const fresh = (form.get("name") ?? "").trim() !== "";
  return fresh && !own.some((id) => listed.includes(id)) ? own : ticked(form, "page", own);
}

function decideConsent(state: FacebookState, call: Call): Reply {
  const check = checkConsent(call, permissionWords);
  if (!check.ok) return showConsent(state, call);
  const { request } = check;
  const form = call.form();
  if (form.get("decision") !== "allow") return redirectReply(backTo(request, cancelled, "#_=_"));
  const user = chosenUser(state, form);
  if (!user) return htmlReply(noticePage("Facebook", "Choose an account first."), 400);
  const code = state.tokens.addCode({
    userId: user.id,
    // The public profile comes with every consent and cannot be unticked.
    scopes: ["public_profile", ...ticked(form, "permission", request.scopes)],
    pages: chosenPages(state, form, user),
    clientId: request.clientId,
    redirectUri: request.redirectUri,
    expiresAt: state.world.clock.now() + codeLifeMs,
  });
  return redirectReply(backTo(request, { code }, "#_=_"));
}

export function loginRoutes(state: FacebookState): Route[] {
  return [
    { method: "GET", path, handle: (call) => showConsent(state, call) },
    { method: "POST", path, handle: (call) => decideConsent(state, call) },
  ];
}
