import type { StoredPost } from "../../control/ledger.ts";
import type { Call } from "../../frame/call.ts";
import { jsonReply, type Reply } from "../../frame/reply.ts";
import type { Route } from "../../frame/route.ts";
import { admit, pageOf, pick, readGraph, textOf } from "../../meta/graph-call.ts";
import { graphError, noSuchObject, permissionMissing, refuse } from "../../meta/graph-errors.ts";
import { pageToken } from "../connections/account-routes.ts";
import { createPhoto, createPost } from "./create-post.ts";
import type { FacebookState } from "../facebook-state.ts";
import { createVideo, presentVideo } from "./video-routes.ts";

const graph = "/graph.facebook.com/:version";

/** Graph writes times to the second, with a zone that has no colon. */
export function graphTime(at: number): string {
  return `${new Date(at).toISOString().slice(0, 19)}+0000`;
}

function presented(call: Call, post: StoredPost): Record<string, unknown> {
  return {
    id: post.id,
    ...(post.text === "" ? {} : { message: post.text }),
    created_time: graphTime(post.at),
    permalink_url: `${call.origin()}/www.facebook.com/${post.id}`,
  };
}

function ownPost(state: FacebookState, id: string): StoredPost | null {
  const post = state.world.ledger.find(id);
  return post?.network === "facebook" && post.deletedAt === null ? post : null;
}

function publishedPosts(state: FacebookState, call: Call): Reply {
  const input = readGraph(call);
  const now = state.world.clock.now();
  const token = admit(state.tokens, call, input, now);
  const page = call.param("page");
  if (token.accountId !== page) return refuse(noSuchObject(page));
  if (!token.scopes.has("pages_read_engagement")) return permissionMissing("pages_read_engagement");
  const seenUntil = now - state.settings.listLagSeconds * 1000;
  const items = state.world.ledger
    .newest({ network: "facebook", author: page, limit: Number.MAX_SAFE_INTEGER })
    .filter((post) => post.deletedAt === null && post.at <= seenUntil)
    .map((post) => presented(call, post));
  return jsonReply(pageOf(call, input, items));
}

function readObject(state: FacebookState, call: Call): Reply {
  const input = readGraph(call);
  const token = admit(state.tokens, call, input, state.world.clock.now());
  const id = call.param("object");
  const page = state.people.page(id);
  const post = ownPost(state, id);
  if (page) {
    const followers = 100 + Number(id.slice(-3));
    const facts = { id, name: page.name, username: page.username, followers_count: followers };
    const own = token.kind === "user" && page.tasks.has(token.userId) && token.pages.includes(id);
    const access = own ? { access_token: pageToken(state, token, page) } : {};
    return jsonReply(pick({ ...facts, fan_count: followers, ...access }, textOf(input, "fields")));
  }
  const video = state.videos.get(id);
  if (video?.page === token.accountId) {
    return jsonReply(pick(presentVideo(state, video), textOf(input, "fields")));
  }
  if (!post || post.author !== token.accountId) return noSuchObject(id);
  return jsonReply(pick(presented(call, post), textOf(input, "fields")));
}

function removePost(state: FacebookState, call: Call): Reply {
  const now = state.world.clock.now();
  const token = admit(state.tokens, call, readGraph(call), now);
  const post = ownPost(state, call.param("object"));
  if (!post) return noSuchObject(call.param("object"));
  if (post.author !== token.accountId) {
    return graphError({ message: "(#200) Posts of others cannot be deleted.", code: 200 });
  }
  state.world.ledger.delete(post.id, now);
  return jsonReply({ success: true });
}

export function feedRoutes(state: FacebookState): Route[] {
  const commits = true;
  return [
    { method: "POST", path: `${graph}/:page/feed`, commits, handle: (call) => createPost(state, call) },
    { method: "POST", path: `${graph}/:page/videos`, commits, handle: (call) => createVideo(state, call) },
    { method: "POST", path: `${graph}/:page/photos`, handle: (call) => createPhoto(state, call) },
    {
      method: "GET",
      path: `${graph}/:page/published_posts`,
      handle: (call) => publishedPosts(state, call),
    },
    { method: "GET", path: `${graph}/:object`, handle: (call) => readObject(state, call) },
    { method: "DELETE", path: `${graph}/:object`, handle: (call) => removePost(state, call) },
  ];
}
