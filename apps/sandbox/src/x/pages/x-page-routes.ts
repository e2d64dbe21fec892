import type { Call } from "../../frame/call.ts";
import { htmlReply, type Reply } from "../../frame/reply.ts";
import type { Route } from "../../frame/route.ts";
import { mediaType } from "../../frame/media-type.ts";
import { avatarSvg } from "../../pages/avatar.ts";
import { tweetView } from "../posts/tweet-view.ts";
import { notFound } from "../x-errors.ts";
import { missingTweetPage, timelinePage, tweetPage } from "./x-pages.ts";
import type { XState } from "../x-state.ts";

const postsPerPage = 30;

function showTimeline(state: XState, call: Call): Reply {
  const author = call.query.get("author") || undefined;
  const before = Number(call.query.get("before")) || undefined;
  const stored = state.world.ledger.newest({ network: "x", author, before, limit: postsPerPage });
  const views = stored.filter((post) => post.deletedAt === null).map((post) => tweetView(state, post));
  const older = stored.length === postsPerPage ? (stored.at(-1)?.seq ?? null) : null;
  const accounts = state.accounts.all();
  return htmlReply(
    timelinePage({ views, accounts, author: author ?? null, older, now: state.world.clock.now() }),
  );
}

function showTweet(state: XState, call: Call): Reply {
  const id = call.param("id");
  const post = state.world.ledger.find(id);
  if (post?.network !== "x") return htmlReply(missingTweetPage(id), 404);
  return htmlReply(
    tweetPage(tweetView(state, post), state.world.clock.now()),
    post.deletedAt === null ? 200 : 404,
  );
}

function showMedia(state: XState, call: Call): Reply {
  const bytes = state.media.find(call.param("id"))?.bytes;
  if (!bytes) return notFound("media", call.param("id"));
  return {
    status: 200,
    headers: {
      "content-type": mediaType(bytes) ?? "application/octet-stream",
      "x-content-type-options": "nosniff",
      "cache-control": "no-store",
    },
    body: bytes,
  };
}

function showAvatar(state: XState, call: Call): Reply {
  const account = state.accounts.find(call.param("id"));
  if (!account) return notFound("user", call.param("id"));
  return { status: 200, headers: { "content-type": "image/svg+xml" }, body: avatarSvg(account.name) };
}

/** The posts, as X would show them. A permalink works with the account's name and without. */
export function xPageRoutes(state: XState): Route[] {
  const control = true;
  const show = (call: Call) => showTweet(state, call);
  return [
    { method: "GET", path: "/x", control, handle: (call) => showTimeline(state, call) },
    { method: "GET", path: "/:username/status/:id", control, handle: show },
    { method: "GET", path: "/i/web/status/:id", control, handle: show },
    { method: "GET", path: "/x/media/:id", control, handle: (call) => showMedia(state, call) },
    { method: "GET", path: "/x/avatars/:id", control, handle: (call) => showAvatar(state, call) },
  ];
}
