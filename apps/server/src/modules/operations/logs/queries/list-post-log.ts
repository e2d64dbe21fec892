import { listPostLog as at } from "@polyphon/contract/operations/logs.contract.ts";
import { query } from "../../../../platform/operation/query.ts";
import { postsById } from "../../../content/content.api.ts";
import { sharesOfPosts } from "../../../sharing/sharing.api.ts";
import { windowOf } from "../log-window.ts";
import { newestFirst } from "../newest-first.ts";
import { namesOfThose } from "../../kill-switches/switch.present.ts";
import { turnedEntries, writtenEntries } from "../post-log-sources.ts";

export const listPostLog = query(at, async ({ input, tx, now }) => {
  const filter = { ...windowOf(input, now), action: input.action ?? null, postId: input.postId ?? null };
  const { items, next } = await newestFirst(
    [writtenEntries(tx, filter), turnedEntries(tx, filter)],
    input.after,
    input.limit,
  );

  const postIds = [...new Set(items.map(({ postId }) => postId))];
  const posts = await postsById(tx, postIds);
  const titles = new Map(posts.map((post) => [post.id, post.title]));
  const totals = await sharesOfPosts.totals(tx, postIds);
  const nameOf = await namesOfThose(
    tx,
    items.map((item) => item.byAccount),
  );
  return {
    items: items.map((item) => ({
      id: item.id,
      postId: item.postId,
      postTitle: titles.get(item.postId) ?? null,
      action: item.action,
      reason: item.reason,
      by: nameOf(item.byAccount),
      at: item.at.toISOString(),
      ...(totals.get(item.postId) ?? { shares: null, clicks: null, rounded: false }),
    })),
    next,
  };
});
