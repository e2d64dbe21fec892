import type { Tx } from "../../../platform/db/transaction.ts";
import type { FeedAsk, FeedAnswer } from "./real-time.port.ts";

export interface RealTimeDeps {
  readonly readFeed: (ask: FeedAsk) => Promise<FeedAnswer>;
  /** Fetches a picture of the open internet into our storage; what it answers writes the row, or is null where there is none. */
  readonly takePicture: (wanted: {
    readonly companyId: number;
    readonly pictureUrl: string | null;
    readonly pageUrl: string;
  }) => Promise<((tx: Tx) => Promise<number>) | null>;
  /** Whose shares these are and of which posts. Sharing stands after content. */
  readonly sharesToTell: (
    tx: Tx,
    shareIds: readonly number[],
  ) => Promise<readonly { readonly userId: number; readonly postId: number }[]>;
}
