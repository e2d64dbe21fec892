import type { Call } from "../../frame/call.ts";
import { htmlReply, type Reply } from "../../frame/reply.ts";
import type { Route } from "../../frame/route.ts";
import { avatarSvg } from "../../pages/avatar.ts";
import { feedPage } from "./feed-page.ts";
import { missingPostPage, postPage } from "./post-page.ts";
import { notFound } from "../linkedin-errors.ts";
import type { LinkedinState } from "../linkedin-state.ts";
import { mediaType } from "../../frame/media-type.ts";
import { postView } from "../posts/post-view.ts";

const postsPerPage = 30;

function showFeed(state: LinkedinState, call: Call): Reply {
  const author = call.query.get("author") || undefined;
  const before = Number(call.query.get("before")) || undefined;
  const stored = state.world.ledger.newest({ network: "linkedin", author, before, limit: postsPerPage });
  const views = stored.filter((post) => post.deletedAt === null).map((post) => postView(state, post));
  const older = stored.length === postsPerPage ? (stored.at(-1)?.seq ?? null) : null;
  const people = state.members.all().map(({ id, name }) => ({ urn: `urn:li:person:${id}`, name }));
  const pages = state.members
    .organizations()
    .map(({ id, name }) => ({ urn: `urn:li:organization:${id}`, name }));
  const authors = [...people, ...pages];
  return htmlReply(feedPage({ views, authors, author: author ?? null, older, now: state.world.clock.now() }));
}

function showPost(state: LinkedinState, call: Call): Reply {
  const urn = call.param("urn");
  const post = state.world.ledger.find(urn);
  if (post?.network !== "linkedin") return htmlReply(missingPostPage(urn), 404);
  const status = post.deletedAt === null ? 200 : 404;
  return htmlReply(postPage(postView(state, post), state.world.clock.now()), status);
}

function showMedia(state: LinkedinState, call: Call): Reply {
  const bytes = state.media.find(call.param("urn"))?.bytes;
  if (!bytes) return notFound("The file");
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

function showAvatar(state: LinkedinState, call: Call): Reply {
  const member = state.members.find(call.param("id"));
  if (!member) return notFound("The member");
  return { status: 200, headers: { "content-type": "image/svg+xml" }, body: avatarSvg(member.name) };
}

/** The posts, as LinkedIn would show them. */
export function linkedinPageRoutes(state: LinkedinState): Route[] {
  const control = true;
  return [
    { method: "GET", path: "/linkedin", control, handle: (call) => showFeed(state, call) },
    { method: "GET", path: "/feed/update/:urn", control, handle: (call) => showPost(state, call) },
    { method: "GET", path: "/linkedin/media/:urn", control, handle: (call) => showMedia(state, call) },
    { method: "GET", path: "/linkedin/avatars/:id", control, handle: (call) => showAvatar(state, call) },
  ];
}
