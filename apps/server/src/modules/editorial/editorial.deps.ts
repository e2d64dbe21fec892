import type { Tx } from "../../platform/db/transaction.ts";

export interface EditorialDeps {
  /** Where the queues are, for the links in mails. */
  readonly adminUrl: string;
  readonly images: (
    tx: Tx,
    mediaIds: readonly number[],
  ) => Promise<ReadonlyMap<number, { readonly url: string; readonly thumbnailUrl: string }>>;
}
