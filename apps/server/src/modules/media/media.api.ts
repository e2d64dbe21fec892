import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import type { MediaReason } from "@polyphon/contract/media/media.ts";
import type { Tx } from "../../platform/db/transaction.ts";
import { newStorageKey } from "../../platform/storage/storage-key.ts";
import type { Storage } from "../../platform/storage/storage.ts";
import { insertReadyPicture, listReady, type Renditions } from "./media.store.ts";
import { inTemporaryFolder } from "./picture/in-temporary-folder.ts";
import { inspectPicture } from "./picture/inspect-picture.ts";
import { contentTypes, storeRenditions } from "./picture/store-renditions.ts";
import { type Signing, signedUrl } from "./signed-url.ts";

export { signedUrl };

export interface UsableImage {
  readonly id: number;
  readonly url: string;
  readonly thumbnailUrl: string;
  readonly width: number;
  readonly height: number;
  readonly pictureKey: string;
  readonly mimeType: string;
}

/** The pictures of these ids that are ready and inside the transaction's scope; whatever is missing cannot be used. */
export async function imagesOf(
  tx: Tx,
  mediaIds: readonly number[],
  signing: Signing,
): Promise<Map<number, UsableImage>> {
  const rows = await listReady(tx, mediaIds);
  return new Map(
    rows.flatMap(({ id, pictureKey, thumbnailKey, width, height, mimeType }) => {
      if (!pictureKey || !thumbnailKey || !width || !height || !mimeType) return [];
      const [url, thumbnailUrl] = [signedUrl(pictureKey, signing), signedUrl(thumbnailKey, signing)];
      return [[id, { id, url, thumbnailUrl, width, height, pictureKey, mimeType }]];
    }),
  );
}

/** What a network is sent. The file never changes under its key, so it can be sent again byte for byte. */
export async function pictureBytes(storage: Storage, pictureKey: string): Promise<Uint8Array> {
  const file = await storage.get(pictureKey);
  if (file.kind !== "found") throw new Error(`the picture ${pictureKey} is gone from storage`);
  return buffer(file.body);
}

export interface PreparedPicture extends Renditions {
  readonly originalKey: string;
  readonly bytes: number;
}

/** For pictures that come from elsewhere than an upload: the same check, and no transaction around it. */
export async function preparePicture(
  storage: Storage,
  bytes: Uint8Array,
): Promise<PreparedPicture | MediaReason> {
  return inTemporaryFolder(async (folder) => {
    const [originalKey, input] = [newStorageKey(), join(folder, "original")];
    await writeFile(input, bytes);
    const verdict = await inspectPicture(input, folder);
    if (verdict.kind === "refused") return verdict.reason;
    return {
      ...(await storeRenditions(storage, originalKey, folder, verdict)),
      originalKey,
      bytes: bytes.length,
    };
  });
}

export interface PictureOwner {
  readonly companyId: number | null;
  readonly createdBy: number | null;
  readonly fileName: string;
}

export function addPicture(tx: Tx, picture: PreparedPicture, owner: PictureOwner): Promise<number> {
  return insertReadyPicture(tx, { ...picture, ...owner });
}

/** For what we drew ourselves, such as a demo company's logo: stored as it is, served like any rendition. */
export async function storeDrawing(
  storage: Storage,
  bytes: Uint8Array,
  extension: keyof typeof contentTypes,
): Promise<string> {
  const key = `${newStorageKey()}.${extension}`;
  await storage.put(key, bytes, contentTypes[extension]);
  return key;
}
