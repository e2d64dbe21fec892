import type { Tx } from "../../platform/db/transaction.ts";

export interface EditorialDeps {
  /** Where the queues are, for the links in mails. */
  readonly adminUrl: string;
  /** Whether any share of the post exists, also one that is planned, held or over. */
  readonly isShared: (tx: Tx, postId: number) => Promise<boolean>;
  readonly images: (
    tx: Tx,
    mediaIds: readonly number[],
  ) => Promise<ReadonlyMap<number, { readonly url: string; readonly thumbnailUrl: string }>>;
}
