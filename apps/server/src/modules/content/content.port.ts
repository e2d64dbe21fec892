import type { PostStatus } from "@polyphon/contract/content/content.ts";
import type { Network } from "@polyphon/contract/networks/networks.ts";
import type { ShareState } from "@polyphon/contract/sharing/sharing.ts";
import type { Tx } from "../../platform/db/transaction.ts";
import type { StaffActor } from "../../platform/session/actor.ts";

export interface SharesOfPost {
  /** The reader's own. */
  readonly own: readonly { readonly network: Network; readonly state: ShareState }[];
  /** How many others of the company shared it; null where works-council mode withholds it. */
  readonly colleagues: number | null;
  /** Works-council mode: they are at least as many. */
  readonly rounded: boolean;
}

/** Null where works-council mode withholds them, and at least as many as said where it rounds. */
export type PostTotals = {
  readonly shares: number | null;
  readonly clicks: number | null;
  readonly rounded: boolean;
};

/** What posts show of their shares and clicks. Sharing depends on content, so it answers through this port. */
export interface SharesOfPosts {
  seenBy(
    tx: Tx,
    reader: { readonly companyId: number; readonly accountId: number },
    postIds: readonly number[],
  ): Promise<Map<number, SharesOfPost>>;
  totals(tx: Tx, postIds: readonly number[]): Promise<Map<number, PostTotals>>;
  clicks(tx: Tx, postIds: readonly number[]): Promise<Map<number, number | null>>;
}

export interface PostImage {
  readonly id: number;
  readonly url: string;
  readonly thumbnailUrl: string;
  readonly width: number;
  readonly height: number;
}

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

/** The fields of a post that the workflow needs. */
export interface WorkflowPost {
  readonly id: number;
  readonly status: PostStatus;
  readonly categoryId: number;
  readonly companyId: number | null;
  readonly createdBy: number | null;
}

/**
 * Where posts begin and who may change them while they are checked. Editorial depends on content, so it answers here.
 */
export interface PostWorkflow {
  /** The state in which this person's new post begins. Refuses who may not write in the category. */
  begin(
    tx: Tx,
    actor: StaffActor,
    place: { readonly categoryId: number; readonly companyId: number | null },
  ): Promise<PostStatus>;
  /** The categories that this person writes in; null means all. */
  writesIn(tx: Tx, actor: StaffActor): Promise<readonly number[] | null>;
  /** Writes the first line of its history. */
  began(
    tx: Tx,
    actor: StaffActor,
    post: { readonly id: number; readonly status: PostStatus },
    now: Date,
  ): Promise<void>;
  /** Submits a returned post again in the version that was just saved. Refuses whoever may not. */
  resubmit(
    tx: Tx,
    actor: StaffActor,
    post: { readonly id: number; readonly version: number },
    now: Date,
  ): Promise<void>;
  /** Ids of those that this person may change in their current state. */
  mayEdit(tx: Tx, actor: StaffActor, posts: readonly WorkflowPost[]): Promise<ReadonlySet<number>>;
}
