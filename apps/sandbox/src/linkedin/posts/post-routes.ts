import type { StoredPost } from "../../control/ledger.ts";
import type { Call } from "../../frame/call.ts";
import { jsonReply, type Reply } from "../../frame/reply.ts";
import type { Route } from "../../frame/route.ts";
import { createPost, textOf } from "./create-post.ts";
import { fingerprint } from "./duplicate-filter.ts";
import { illegalArgument, notFound, refuse, schemaErrors } from "../linkedin-errors.ts";
import type { LinkedinState } from "../linkedin-state.ts";
import { readLittleText, writeLittleText } from "./little-text.ts";
import { readCommentary } from "./read-commentary.ts";
import { admitRest, isObject, type JsonObject, readJson, requireAccess, requireOwner } from "../rest-gate.ts";

const resource = "partnerApiPostsExternal";

function visiblePost(state: LinkedinState, urn: string): StoredPost {
  const post = state.world.ledger.find(urn);
  return post?.network === "linkedin" && post.deletedAt === null ? post : refuse(notFound(`Post ${urn}`));
}

/** Before a post is known to exist, permissions are checked as if it were the caller's own. */
function ownerOf(state: LinkedinState, urn: string, memberId: string): string {
  return state.world.ledger.find(urn)?.author ?? `urn:li:person:${memberId}`;
}

function deletePost(state: LinkedinState, call: Call): Reply {
  const caller = admitRest(state, call);
  const urn = call.param("urn");
  requireAccess(caller, ownerOf(state, urn, caller.token.member.id), "write", `${resource}.DELETE`);
  const post = visiblePost(state, urn);
  requireOwner(caller, post.author, "/author");

  const now = state.world.clock.now();
  state.world.ledger.delete(urn, now);
  state.duplicates.haunt(fingerprint(post.author, post.text), urn, now);
  return { status: 204 };
}

function patchedCommentary(body: JsonObject): string {
  const patch = isObject(body["patch"]) ? body["patch"] : {};
  const set = isObject(patch["$set"]) ? patch["$set"] : {};
  const commentary = set["commentary"];
  if (typeof commentary === "string") return commentary;
  return refuse(
    schemaErrors(["/patch/$set/commentary :: field is required but not found and has no default value"]),
  );
}

function updatePost(state: LinkedinState, call: Call): Reply {
  const caller = admitRest(state, call);
  if (call.header("x-restli-method")?.toUpperCase() !== "PARTIAL_UPDATE") {
    return illegalArgument("An update needs the header X-RestLi-Method: PARTIAL_UPDATE");
  }
  const urn = call.param("urn");
  requireAccess(caller, ownerOf(state, urn, caller.token.member.id), "write", `${resource}.PARTIAL_UPDATE`);
  const post = visiblePost(state, urn);
  requireOwner(caller, post.author, "/author");

  const commentary = patchedCommentary(readJson(call));
  const text = textOf(state, commentary);
  state.duplicates.forget(fingerprint(post.author, post.text), urn);
  state.duplicates.remember(fingerprint(post.author, text), urn, post.at);
  state.edits.set(urn, { commentary, at: state.world.clock.now() });
  post.text = text;
  return { status: 204 };
}

function presentPost(state: LinkedinState, post: StoredPost): JsonObject {
  const raw: unknown = JSON.parse(post.raw);
  const { segments } = readLittleText(readCommentary(state, post), (urn) => state.members.nameOf(urn));
  const lastModifiedAt = state.edits.get(post.id)?.at ?? post.at;
  return {
    ...(isObject(raw) ? raw : {}),
    id: post.id,
    commentary: writeLittleText(segments),
    createdAt: post.at,
    publishedAt: post.at,
    lastModifiedAt,
    lifecycleState: "PUBLISHED",
    lifecycleStateInfo: { isEditedByAuthor: state.edits.has(post.id) },
  };
}

function readPost(state: LinkedinState, call: Call): Reply {
  const caller = admitRest(state, call);
  const urn = call.param("urn");
  requireAccess(caller, ownerOf(state, urn, caller.token.member.id), "read", `${resource}.GET`);
  return jsonReply(presentPost(state, visiblePost(state, urn)));
}

function findPosts(state: LinkedinState, call: Call): Reply {
  const caller = admitRest(state, call);
  if (call.query.get("q") !== "author") return illegalArgument("Only the finder q=author is known");
  const author = call.query.get("author") ?? "";
  requireAccess(caller, author, "read", `${resource}.FINDER-author`);

  const start = Math.max(0, Number(call.query.get("start") ?? 0) || 0);
  const count = Math.min(100, Math.max(1, Number(call.query.get("count") ?? 10) || 10));
  const byCreation = call.query.get("sortBy") === "CREATED";
  const changedAt = (post: StoredPost) => (byCreation ? post.at : (state.edits.get(post.id)?.at ?? post.at));
  const posts = state.world.ledger
    .newest({ network: "linkedin", author, limit: Number.MAX_SAFE_INTEGER })
    .filter((post) => post.deletedAt === null)
    .sort((a, b) => changedAt(b) - changedAt(a) || b.seq - a.seq);
  const elements = posts.slice(start, start + count).map((post) => presentPost(state, post));
  return jsonReply({ elements, paging: { start, count, links: [], total: posts.length } });
}

export function postRoutes(state: LinkedinState): Route[] {
  return [
    { method: "POST", path: "/rest/posts", commits: true, handle: (call) => createPost(state, call) },
    { method: "GET", path: "/rest/posts", handle: (call) => findPosts(state, call) },
    { method: "GET", path: "/rest/posts/:urn", handle: (call) => readPost(state, call) },
    { method: "POST", path: "/rest/posts/:urn", handle: (call) => updatePost(state, call) },
    { method: "DELETE", path: "/rest/posts/:urn", handle: (call) => deletePost(state, call) },
  ];
}
