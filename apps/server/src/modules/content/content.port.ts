import type { Network } from "@polyphon/contract/networks/networks.ts";
import type { ShareState } from "@polyphon/contract/sharing/sharing.ts";
import type { Tx } from "../../platform/db/transaction.ts";
import type { ResourceDesk } from "../../platform/resource/resource-desk.ts";

export interface SharesOfPost {
  /** Of the reader. */
  readonly own: readonly { readonly network: Network; readonly state: ShareState }[];
  /** How many others of the company shared it. */
  readonly colleagues: number;
}

export type PostTotals = { readonly shares: number; readonly clicks: number };

/** What posts show of their shares and clicks. Sharing stands after content, so it answers through this port. */
export interface SharesOfPosts {
  seenBy(
    tx: Tx,
    reader: { readonly companyId: number; readonly accountId: number },
    postIds: readonly number[],
  ): Promise<Map<number, SharesOfPost>>;
  totals(tx: Tx, postIds: readonly number[]): Promise<Map<number, PostTotals>>;
}

export interface PostImage {
  readonly id: number;
  readonly url: string;
  readonly thumbnailUrl: string;
  readonly width: number;
  readonly height: number;
}

/** A video to play or a document to read. */
export interface PostFile {
  readonly kind: "VIDEO" | "DOCUMENT";
  readonly url: string;
  readonly posterUrl: string | null;
  readonly fileName: string;
  readonly mimeType: string;
  readonly bytes: number;
  readonly width: number | null;
  readonly height: number | null;
  readonly pages: number | null;
  readonly seconds: number | null;
}

export interface PostMedia {
  readonly images: ReadonlyMap<number, PostImage>;
  readonly files: ReadonlyMap<number, PostFile>;
}

export interface ContentNeeds {
  readonly shares: SharesOfPosts;
  readonly images: (tx: Tx, mediaIds: readonly number[]) => Promise<Map<number, PostImage>>;
  /** Pictures and files of posts by one look. */
  readonly media: (tx: Tx, mediaIds: readonly number[]) => Promise<PostMedia>;
  readonly desk: ResourceDesk;
  readonly shortLinkUrl: string;
}
