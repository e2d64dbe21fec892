import type { Network } from "@polyphon/contract/networks/networks.ts";
import type { ShareState } from "@polyphon/contract/sharing/sharing.ts";
import type { Tx } from "../../platform/db/transaction.ts";

export interface SharesOfPost {
  /** Of the reader. */
  readonly own: readonly { readonly network: Network; readonly state: ShareState }[];
  /** How many others of the company shared it. */
  readonly colleagues: number;
}

/** What posts show of their shares and clicks. Sharing stands after content, so it answers through this port. */
export interface SharesOfPosts {
  seenBy(
    tx: Tx,
    reader: { readonly companyId: number; readonly accountId: number },
    postIds: readonly number[],
  ): Promise<Map<number, SharesOfPost>>;
  totals(tx: Tx, postIds: readonly number[]): Promise<Map<number, { shares: number; clicks: number }>>;
}

export interface PostImage {
  readonly id: number;
  readonly url: string;
  readonly thumbnailUrl: string;
  readonly width: number;
  readonly height: number;
}

export interface ContentNeeds {
  readonly shares: SharesOfPosts;
  readonly images: (tx: Tx, mediaIds: readonly number[]) => Promise<Map<number, PostImage>>;
}
