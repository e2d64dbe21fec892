import type { Tx } from "../../platform/db/transaction.ts";
import type { ResourceLookups } from "../../platform/resource/resource-lookups.ts";
import type { Storage } from "../../platform/storage/storage.ts";
import type { SharingDeps } from "../sharing/sharing.api.ts";

export interface RecognitionDeps {
  readonly lookups: ResourceLookups;
  /** Where drawn pictures of badges are stored. */
  readonly storage: Storage;
  /** Addresses of pictures by media id. */
  readonly pictureUrls: (tx: Tx, mediaIds: readonly number[]) => Promise<ReadonlyMap<number, string>>;
  readonly sharing: SharingDeps;
}
