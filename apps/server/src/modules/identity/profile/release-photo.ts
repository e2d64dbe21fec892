import { photoReleased } from "@polyphon/contract/identity/identity.events.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import { emit } from "../../../platform/events/emit.ts";
import { storePhoto } from "./profile.store.ts";

/** For an account that is deleted: the photo is gone at once, and media deletes its bytes. */
export async function releasePhoto(tx: Tx, accountId: number): Promise<void> {
  await storePhoto(tx, accountId, null);
  emit(tx, photoReleased, { accountId });
}
