import type { StoredPost } from "../../control/ledger.ts";
import type { Call } from "../../frame/call.ts";
import { jsonReply, type Reply } from "../../frame/reply.ts";
import type { Route } from "../../frame/route.ts";
import { createTweet } from "./create-tweet.ts";
import { perAppDay, perUserDay } from "../rate-windows.ts";
import { postReadPrice, readTimeline } from "./timeline.ts";
import type { AccessToken } from "../connections/token-store.ts";
import { presentTweet } from "./tweet-view.ts";
import { forbidden, invalidRequest, notFound } from "../x-errors.ts";
import { charge, type Gate, gated } from "../x-gate.ts";
import type { XState } from "../x-state.ts";

function visible(state: XState, id: string): StoredPost | undefined {
  const post = state.world.ledger.find(id);
  return post?.network === "x" && post.deletedAt === null ? post : undefined;
}

function deleteTweet(state: XState, call: Call, { grant }: AccessToken): Reply {
  const id = call.param("id");
  const post = visible(state, id);
  if (!post) return notFound("tweet", id);
  if (post.author !== grant.account.id) return forbidden("You are not authorized to delete this Tweet.");
  state.world.ledger.delete(id, state.world.clock.now());
  state.duplicates.forget(post.author, post.text, id);
  return jsonReply({ data: { deleted: true } });
}

/** One answer has the posts that exist and the errors for those that do not. */
function readTweets(state: XState, call: Call): Reply {
  const ids = (call.query.get("ids") ?? "").split(",").filter((id) => id !== "");
  if (ids.length === 0 || ids.length > 100)
    return invalidRequest("The ids query parameter takes 1 to 100 ids.", { ids });
  const fields = new Set((call.query.get("tweet.fields") ?? "").split(","));
  const found = ids.flatMap((id) => visible(state, id) ?? []);
  charge(state, found.length * postReadPrice);
  const errors = ids
    .filter((id) => !visible(state, id))
    .map((id) => ({
      value: id,
      detail: `Could not find tweet with ids: [${id}].`,
      title: "Not Found Error",
      resource_type: "tweet",
      parameter: "ids",
      resource_id: id,
      type: "https://api.twitter.com/2/problems/resource-not-found",
    }));
  return jsonReply({
    ...(found.length > 0 ? { data: found.map((post) => presentTweet(state, post, fields)) } : {}),
    ...(errors.length > 0 ? { errors } : {}),
  });
}

export function tweetRoutes(state: XState): Route[] {
  const write: Gate = {
    window: "create",
    limit: "postsPerWindow",
    scopes: ["tweet.read", "tweet.write", "users.read"],
    more: ({ grant: { account } }) => [
      perUserDay(account.id, state.settings.userDailyPosts),
      perAppDay(state.settings.appDailyPosts),
    ],
  };
  const remove: Gate = { window: "delete", limit: "postsPerWindow", scopes: write.scopes };
  const read: Gate = { window: "read", limit: "postReadsPerWindow", scopes: ["tweet.read", "users.read"] };
  const timeline: Gate = { window: "timeline", limit: "timelineReadsPerWindow", scopes: read.scopes };
  return [
    {
      method: "POST",
      path: "/2/tweets",
      commits: true,
      handle: gated(state, write, (call, token) => createTweet(state, call, token)),
    },
    {
      method: "DELETE",
      path: "/2/tweets/:id",
      handle: gated(state, remove, (call, token) => deleteTweet(state, call, token)),
    },
    { method: "GET", path: "/2/tweets", handle: gated(state, read, (call) => readTweets(state, call)) },
    {
      method: "GET",
      path: "/2/users/:id/tweets",
      handle: gated(state, timeline, (call) => readTimeline(state, call)),
    },
  ];
}
