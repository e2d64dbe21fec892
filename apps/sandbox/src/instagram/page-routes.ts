import type { StoredPost } from "../control/ledger.ts";
import type { Call } from "../frame/call.ts";
import { htmlReply, type Reply } from "../frame/reply.ts";
import type { Route } from "../frame/route.ts";
import { missingWallPost, wallPage, type WallPost, wallPostPage } from "../meta/wall-page.ts";
import type { InstagramState } from "./instagram-state.ts";
import { shortcodeOf } from "./publish-routes.ts";

const shownPosts = 50;

function wallPost(state: InstagramState, post: StoredPost): WallPost {
  const container = state.published.get(post.id);
  const pictures = container?.bytes ? [container] : (container?.children ?? []);
  return {
    id: post.id,
    seq: post.seq,
    author: post.authorName,
    at: post.at,
    text: post.text,
    share: post.share,
    raw: post.raw,
    link: null,
    href: `/www.instagram.com/p/${shortcodeOf(post.id)}/`,
    pictures: pictures.map((picture) => ({ href: `/instagram/pictures/${picture.id}`, alt: picture.alt })),
  };
}

function visible(state: InstagramState, limit: number): StoredPost[] {
  return state.world.ledger.newest({ network: "instagram", limit }).filter((post) => post.deletedAt === null);
}

function showPost(state: InstagramState, call: Call): Reply {
  const code = call.param("code");
  const post = visible(state, Number.MAX_SAFE_INTEGER).find(({ id }) => shortcodeOf(id) === code);
  if (!post) return htmlReply(missingWallPost("Instagram"), 404);
  return htmlReply(wallPostPage("Instagram", wallPost(state, post), true));
}

function showPicture(state: InstagramState, call: Call): Reply {
  const bytes = state.containers.get(call.param("id"))?.bytes;
  if (!bytes) return htmlReply(missingWallPost("Instagram"), 404);
  return {
    status: 200,
    headers: { "content-type": "image/jpeg", "x-content-type-options": "nosniff" },
    body: bytes,
  };
}

/** The posts, for people to look at. Addresses in a caption are plain text, as they are on Instagram. */
export function pageRoutes(state: InstagramState): Route[] {
  const control = true;
  const posts = () => visible(state, shownPosts).map((post) => wallPost(state, post));
  return [
    {
      method: "GET",
      path: "/instagram",
      control,
      handle: () => htmlReply(wallPage({ network: "Instagram", posts: posts(), captions: true })),
    },
    { method: "GET", path: "/www.instagram.com/p/:code", control, handle: (call) => showPost(state, call) },
    { method: "GET", path: "/instagram/pictures/:id", control, handle: (call) => showPicture(state, call) },
  ];
}
