import type { Tx } from "../../platform/db/transaction.ts";
import { postsById } from "../content/content.api.ts";
import { clicksOfPosts } from "../links/links.api.ts";
import { sharesSeenBy, shareTotals } from "./post-shares.store.ts";
import { sharesOfAnybody } from "./sharing.store.ts";

/** What posts show of their shares; compose hands it to content, which stands before this module. */
export const sharesOfPosts = {
  seenBy: sharesSeenBy,

  totals: async (
    tx: Tx,
    postIds: readonly number[],
  ): Promise<Map<number, { shares: number; clicks: number }>> => {
    const [shares, clicks] = await Promise.all([shareTotals(tx, postIds), clicksOfPosts(tx, postIds)]);
    return new Map(postIds.map((id) => [id, { shares: shares.get(id) ?? 0, clicks: clicks.get(id) ?? 0 }]));
  },
};

/** What a notice says of shares. A post that the company no longer sees is called by the beginning of the own words. */
export async function sharesToTell(tx: Tx, ids: readonly number[]) {
  const shares = await sharesOfAnybody(tx, ids);
  const posts = await postsById(tx, [...new Set(shares.map((share) => share.postId))]);
  const titles = new Map(posts.map((post) => [post.id, post.title]));
  return shares.map(({ id, userId, postId, network, text }) => ({
    id,
    userId,
    postId,
    network,
    title: titles.get(postId) ?? text.slice(0, 80),
  }));
}
