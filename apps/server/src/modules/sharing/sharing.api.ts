import type { Tx } from "../../platform/db/transaction.ts";
import { clicksOfPosts } from "../links/links.api.ts";
import { colleaguesOfPosts, type OwnShareRow, ownSharesOfPosts, shareTotals } from "./post-shares.store.ts";

/** What posts show of their shares; compose hands it to content, which stands before this module. */
export const sharesOfPosts = {
  ofUser: (tx: Tx, userId: number, postIds: readonly number[]): Promise<OwnShareRow[]> =>
    ownSharesOfPosts(tx, userId, postIds),

  /** The user's own shares are part of the company's figure; the feed shows colleagues, so one person is taken off. */
  colleagues: async (
    tx: Tx,
    companyId: number,
    userId: number,
    postIds: readonly number[],
  ): Promise<Map<number, number>> => {
    const [people, own] = await Promise.all([
      colleaguesOfPosts(tx, companyId, postIds),
      ownSharesOfPosts(tx, userId, postIds),
    ]);
    const mine = new Set(own.filter((share) => share.state === "SHARED").map((share) => share.postId));
    return new Map([...people].map(([postId, count]) => [postId, count - (mine.has(postId) ? 1 : 0)]));
  },

  totals: async (
    tx: Tx,
    postIds: readonly number[],
  ): Promise<Map<number, { shares: number; clicks: number }>> => {
    const [shares, clicks] = await Promise.all([shareTotals(tx, postIds), clicksOfPosts(tx, postIds)]);
    return new Map(postIds.map((id) => [id, { shares: shares.get(id) ?? 0, clicks: clicks.get(id) ?? 0 }]));
  },
};
