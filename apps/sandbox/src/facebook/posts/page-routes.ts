import type { StoredPost } from "../../control/ledger.ts";
import type { Call } from "../../frame/call.ts";
import { htmlReply, type Reply } from "../../frame/reply.ts";
import type { Route } from "../../frame/route.ts";
import { mediaType } from "../../frame/media-type.ts";
import { missingWallPost, wallPage, type WallPost, wallPostPage } from "../../meta/wall-page.ts";
import type { FacebookState } from "../facebook-state.ts";

const shownPosts = 50;

function wallPost(state: FacebookState, post: StoredPost): WallPost {
  const { link, photos } = state.contents.get(post.id) ?? { link: "", photos: [] };
  return {
    id: post.id,
    seq: post.seq,
    author: post.authorName,
    at: post.at,
    text: post.text,
    share: post.share,
    raw: post.raw,
    href: `/www.facebook.com/${post.id}`,
    link: link === "" ? null : link,
    pictures: photos.map((id) => ({ href: `/facebook/photos/${id}`, alt: state.photos.get(id)?.alt ?? "" })),
  };
}

function showWall(state: FacebookState): Reply {
  const posts = state.world.ledger
    .newest({ network: "facebook", limit: shownPosts })
    .filter((post) => post.deletedAt === null)
    .map((post) => wallPost(state, post));
  return htmlReply(wallPage({ network: "Facebook", posts, captions: false }));
}

function showPost(state: FacebookState, call: Call): Reply {
  const post = state.world.ledger.find(call.param("post"));
  if (post?.network !== "facebook" || post.deletedAt !== null) {
    return htmlReply(missingWallPost("Facebook"), 404);
  }
  return htmlReply(wallPostPage("Facebook", wallPost(state, post), false));
}

function showPhoto(state: FacebookState, call: Call): Reply {
  const photo = state.photos.get(call.param("id"));
  if (!photo) return htmlReply(missingWallPost("Facebook"), 404);
  const type = mediaType(photo.bytes) ?? "application/octet-stream";
  return {
    status: 200,
    headers: { "content-type": type, "x-content-type-options": "nosniff" },
    body: photo.bytes,
  };
}

/** The posts, for people to look at. */
export function pageRoutes(state: FacebookState): Route[] {
  const control = true;
  return [
    { method: "GET", path: "/facebook", control, handle: () => showWall(state) },
    { method: "GET", path: "/facebook/photos/:id", control, handle: (call) => showPhoto(state, call) },
    { method: "GET", path: "/www.facebook.com/:post", control, handle: (call) => showPost(state, call) },
  ];
}
