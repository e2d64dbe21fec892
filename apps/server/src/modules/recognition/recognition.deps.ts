import type { Tx } from "../../platform/db/transaction.ts";
import type { ResourceDesk } from "../../platform/resource/resource-desk.ts";
import type { Storage } from "../../platform/storage/storage.ts";
import type { SharingDeps } from "../sharing/sharing.api.ts";

export interface RecognitionDeps {
  readonly desk: ResourceDesk;
  /** Where pictures of badges are drawn to. */
  readonly storage: Storage;
  /** Addresses of pictures by media id. */
  readonly pictureUrls: (tx: Tx, mediaIds: readonly number[]) => Promise<ReadonlyMap<number, string>>;
  readonly sharing: SharingDeps;
}
