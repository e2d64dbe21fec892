import type { Call } from "../../frame/call.ts";
import { htmlReply, redirectReply, type Reply } from "../../frame/reply.ts";
import type { Route } from "../../frame/route.ts";
import { noticePage } from "../../meta/notice-page.ts";
import { shareDialogPage } from "../../meta/share-dialog-page.ts";
import type { FacebookState } from "../facebook-state.ts";
import { dialogAnswerPage, sdkScript } from "./sdk-pages.ts";

const cancelAnswer = { error_code: 4201, error_message: "User canceled the Dialog flow" };

type Wanted = { href: string; hashtag: string; redirectUri: string; popup: boolean };

/** A redirect needs an address to go back to; a popup reports to the window that opened it. */
function readWanted(call: Call): Wanted | string {
  const href = call.query.get("href") ?? "";
  const redirectUri = call.query.get("redirect_uri") ?? "";
  const popup = call.query.get("display") === "popup";
  if ((call.query.get("app_id") ?? "") === "") return "The parameter app_id is required.";
  if (!/^https?:\/\//.test(href) || !URL.canParse(href))
    return "The parameter href should represent a valid URL.";
  if (!popup && !URL.canParse(redirectUri)) return "The parameter redirect_uri is required.";
  return { href, hashtag: call.query.get("hashtag") ?? "", redirectUri, popup };
}

function showDialog(state: FacebookState, call: Call): Reply {
  const wanted = readWanted(call);
  if (typeof wanted === "string") return htmlReply(noticePage("Facebook", wanted), 400);
  const { href, hashtag } = wanted;
  const action = `${call.path}?${call.search}`;
  return htmlReply(
    shareDialogPage({ network: "Facebook", action, href, hashtag, people: state.people.users() }),
  );
}

/** A personal post: the network keeps its id to itself. */
function storeShare(state: FacebookState, call: Call, wanted: Wanted): void {
  const form = call.form();
  const author = form.get("member") ?? "";
  const message = form.get("message") ?? "";
  const now = state.world.clock.now();
  const id = `${author}_${state.numbers.next(now)}`;
  state.contents.set(id, { link: wanted.href, photos: [] });
  state.world.ledger.add({
    id,
    network: "facebook",
    author,
    authorName: state.people.nameOf(author),
    raw: JSON.stringify({ message, link: wanted.href }),
    text: message,
    at: now,
    share: null,
  });
}

function decideDialog(state: FacebookState, call: Call): Reply {
  const wanted = readWanted(call);
  if (typeof wanted === "string") return showDialog(state, call);
  const shared = call.form().get("decision") === "share";
  if (shared) storeShare(state, call, wanted);
  if (wanted.popup) {
    const success = state.settings.shareAnswer === "empty_array" ? [] : {};
    return htmlReply(dialogAnswerPage(shared ? success : cancelAnswer));
  }
  const back = new URL(wanted.redirectUri);
  if (!shared) {
    for (const [name, value] of Object.entries(cancelAnswer)) back.searchParams.set(name, String(value));
  }
  return redirectReply(`${back.href}#_=_`);
}

function sdk(call: Call): Reply {
  return {
    status: 200,
    headers: { "content-type": "text/javascript; charset=utf-8", "cache-control": "no-store" },
    body: sdkScript(call.origin()),
  };
}

/** Sharing as a person: a dialog that people fill in themselves, and the script that opens it. */
export function shareDialogRoutes(state: FacebookState): Route[] {
  const routes = ["/www.facebook.com/dialog/share", "/www.facebook.com/:version/dialog/share"].flatMap(
    (path): Route[] => [
      { method: "GET", path, handle: (call) => showDialog(state, call) },
      { method: "POST", path, commits: true, handle: (call) => decideDialog(state, call) },
    ],
  );
  return [...routes, { method: "GET", path: "/connect.facebook.net/:language/sdk.js", handle: sdk }];
}
