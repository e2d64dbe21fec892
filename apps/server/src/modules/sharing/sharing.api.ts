import type { Tx } from "../../platform/db/transaction.ts";
import { clicksOfPosts } from "../links/links.api.ts";
import { sharesSeenBy, shareTotals } from "./post-shares.store.ts";

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
