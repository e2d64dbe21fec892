import { pictureUses } from "@polyphon/contract/media/picture-uses.ts";
import { pictureFault } from "@polyphon/rules/media/picture-fault.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import { Refusal } from "../../../platform/operation/refusal.ts";
import { sendJobs } from "../../../platform/jobs/send-job.ts";
import { type Signing, signedUrl } from "../delivery/signed-url.ts";
import { removeFilesJob } from "../storage/jobs/remove-files.job.ts";
import { deletePhotos, findPhoto } from "./photo.store.ts";

/** The address of a photo in the size of a face; null when there is none. */
export async function photoUrl(tx: Tx, mediaId: number, signing: Signing): Promise<string | null> {
  const key = (await findPhoto(tx, mediaId))?.thumbnailKey ?? null;
  return key === null ? null : signedUrl(key, signing);
}

/** Refuses, at the field, anything but a checked picture that this person uploaded as a photo. */
export async function refusePhoto(tx: Tx, mediaId: number, accountId: number, field: string): Promise<void> {
  const photo = await findPhoto(tx, mediaId);
  if (photo?.createdBy !== accountId)
    throw new Refusal("media_not_usable", {}, [{ field, error: "media_not_usable", values: {} }]);
  const { bytes, width, height, sourceType } = photo;
  const facts = { type: sourceType, bytes: bytes ?? 0, width: width ?? 0, height: height ?? 0 };
  const fault = pictureFault(facts, pictureUses.profile);
  if (fault !== null) throw new Refusal("media_not_usable", {}, [{ field, ...fault }]);
}

interface Kept {
  /** The photo that stays; null when none does. */
  readonly except: number | null;
  /** Only what is checked: what is still being checked may be the next photo. */
  readonly checked: boolean;
}

/** Removes a person's photos, also those that were uploaded and never chosen; their bytes go after the commit. */
export async function dropPhotos(tx: Tx, accountId: number, kept: Kept): Promise<void> {
  const dropped = await deletePhotos(tx, accountId, kept);
  await sendJobs(
    tx,
    removeFilesJob,
    dropped.map(({ originalKey, pictureKey, thumbnailKey }) => ({
      keys: [originalKey, `${originalKey}.info`, pictureKey, thumbnailKey].filter((key) => key !== null),
    })),
  );
}
