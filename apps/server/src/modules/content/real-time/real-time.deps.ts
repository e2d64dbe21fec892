import type { Tx } from "../../../platform/db/transaction.ts";
import type { FeedAsk, FeedAnswer } from "./real-time.port.ts";

export interface RealTimeDeps {
  readonly readFeed: (ask: FeedAsk) => Promise<FeedAnswer>;
  /**
   * Fetches a picture from the internet into our storage; the answer writes the row, or is null where there is no
   * picture.
   */
  readonly takePicture: (wanted: {
    readonly companyId: number;
    readonly pictureUrl: string | null;
    readonly pageUrl: string;
  }) => Promise<((tx: Tx) => Promise<number>) | null>;
  /** Whose shares these are and of which posts. Sharing depends on content, so it answers here. */
  readonly sharesToAnnounce: (
    tx: Tx,
    shareIds: readonly number[],
  ) => Promise<readonly { readonly userId: number; readonly postId: number }[]>;
}
