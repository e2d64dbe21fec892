import type { Network } from "@polyphon/contract/networks/networks.ts";
import type { ShareState } from "@polyphon/contract/sharing/sharing.ts";
import type { Tx } from "../../platform/db/transaction.ts";

export interface OwnShare {
  readonly postId: number;
  readonly network: Network;
  readonly state: ShareState;
}

/** What posts show of their shares and clicks. Sharing stands after content, so it answers through this port. */
export interface SharesOfPosts {
  ofUser(tx: Tx, userId: number, postIds: readonly number[]): Promise<OwnShare[]>;
  /** How many colleagues of the company shared each post. */
  colleagues(
    tx: Tx,
    companyId: number,
    userId: number,
    postIds: readonly number[],
  ): Promise<Map<number, number>>;
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
