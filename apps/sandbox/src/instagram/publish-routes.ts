import type { StoredPost } from "../control/ledger.ts";
import type { Call } from "../frame/call.ts";
import { jsonReply, type Reply } from "../frame/reply.ts";
import type { Route } from "../frame/route.ts";
import { admit, pageOf, pick, readGraph, textOf } from "../meta/graph-call.ts";
import { badParameter, noSuchObject, refuse, refuseBySign } from "../meta/graph-errors.ts";
import { type Container, statusOf } from "./containers.ts";
import { admitAccount, containerProblem, createContainer, notFinished } from "./create-container.ts";
import type { InstagramState } from "./instagram-state.ts";

const graph = "/graph.instagram.com/:version";

/** The short name in a permalink is the id in other letters. */
export function shortcodeOf(id: string): string {
  return Buffer.from(BigInt(id).toString(16).padStart(16, "0"), "hex").toString("base64url");
}

/** POST /{account}/media_publish: the one call that makes something visible. */
function publish(state: InstagramState, call: Call): Reply {
  const input = readGraph(call);
  const account = admitAccount(state, call, input);
  const now = state.world.clock.now();
  const container = state.containers.get(textOf(input, "creation_id"));
  if (container?.account !== account) {
    return refuse(containerProblem(24, 2_207_006, "The requested resource does not exist"));
  }
  const status = statusOf(container, now, state.settings);
  if (status === "EXPIRED") return containerProblem(24, 2_207_008, "The media builder has expired");
  if (status === "PUBLISHED") return badParameter("The media has already been published");
  if (status !== "FINISHED" || container.carouselItem) return notFinished();
  refuseBySign(container.caption);
  if (state.daily.used(account, now) >= state.settings.dailyLimit) {
    return containerProblem(9, 2_207_042, "You reached the maximum number of posts that is allowed");
  }
  state.daily.note(account, now);
  container.published = true;
  const id = state.numbers.next(now);
  state.published.set(id, container);
  state.world.ledger.add({
    id,
    network: "instagram",
    author: account,
    authorName: state.accounts.get(account)?.username ?? account,
    raw: call.body.toString("utf8"),
    text: container.caption,
    at: now,
    share: call.header("x-polyphon-share") ?? null,
  });
  return jsonReply({ id });
}

function mediaType(container: Container | undefined): string {
  if (container?.video === undefined || container.video === "none")
    return (container?.children.length ?? 0) > 0 ? "CAROUSEL_ALBUM" : "IMAGE";
  return "VIDEO";
}

function presented(state: InstagramState, call: Call, post: StoredPost): Record<string, unknown> {
  const container = state.published.get(post.id);
  return {
    media_type: mediaType(container),
    children: { data: (container?.children ?? []).map(({ id }) => ({ id })) },
    id: post.id,
    caption: post.text,
    timestamp: `${new Date(post.at).toISOString().slice(0, 19)}+0000`,
    permalink: `${call.origin()}/www.instagram.com/p/${shortcodeOf(post.id)}/`,
  };
}

function readObject(state: InstagramState, call: Call): Reply {
  const input = readGraph(call);
  const now = state.world.clock.now();
  const { accountId } = admit(state.tokens, call, input, now);
  const id = call.param("object");
  const container = state.containers.get(id);
  if (container?.account === accountId) {
    container.polls += 1;
    const status = statusOf(container, now, state.settings);
    return jsonReply(pick({ id, status_code: status, status }, textOf(input, "fields")));
  }
  const post = state.world.ledger.find(id);
  if (post?.network !== "instagram" || post.author !== accountId) return noSuchObject(id);
  return jsonReply(pick(presented(state, call, post), textOf(input, "fields")));
}

function listMedia(state: InstagramState, call: Call): Reply {
  const input = readGraph(call);
  const now = state.world.clock.now();
  const { accountId } = admit(state.tokens, call, input, now);
  if (accountId !== call.param("account")) return noSuchObject(call.param("account"));
  const seenUntil = now - state.settings.listLagSeconds * 1000;
  const items = state.world.ledger
    .newest({ network: "instagram", author: accountId, limit: Number.MAX_SAFE_INTEGER })
    .filter((post) => post.deletedAt === null && post.at <= seenUntil)
    .map((post) => presented(state, call, post));
  return jsonReply(pageOf(call, input, items));
}

function publishingLimit(state: InstagramState, call: Call): Reply {
  const account = admitAccount(state, call, readGraph(call));
  const usage = state.daily.used(account, state.world.clock.now());
  const config = { quota_total: state.settings.dailyLimit, quota_duration: 86_400 };
  return jsonReply({ data: [{ quota_usage: usage, config }] });
}

export function publishRoutes(state: InstagramState): Route[] {
  return [
    { method: "POST", path: `${graph}/:account/media`, handle: (call) => createContainer(state, call) },
    { method: "GET", path: `${graph}/:account/media`, handle: (call) => listMedia(state, call) },
    {
      method: "POST",
      path: `${graph}/:account/media_publish`,
      commits: true,
      handle: (call) => publish(state, call),
    },
    {
      method: "GET",
      path: `${graph}/:account/content_publishing_limit`,
      handle: (call) => publishingLimit(state, call),
    },
    { method: "GET", path: `${graph}/:object`, handle: (call) => readObject(state, call) },
  ];
}
