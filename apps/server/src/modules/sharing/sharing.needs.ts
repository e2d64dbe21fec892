import type { Tx } from "../../platform/db/transaction.ts";

export interface SharingNeeds {
  readonly shortLinkUrl: string;
  readonly answerWithinMs: number;
  /** Thumbnails of pictures by media id. */
  readonly thumbnails: (tx: Tx, mediaIds: readonly number[]) => Promise<ReadonlyMap<number, string>>;
}
