import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import type { MediaReason } from "@polyphon/contract/media/media.ts";
import { type PictureUse, pictureUses } from "@polyphon/contract/media/picture-uses.ts";
import { pictureFault } from "@polyphon/rules/media/picture-fault.ts";
import type { Tx } from "../../platform/db/transaction.ts";
import { Refusal } from "../../platform/operation/refusal.ts";
import { newStorageKey } from "../../platform/storage/storage-key.ts";
import type { Storage } from "../../platform/storage/storage.ts";
import { contentTypes } from "./delivery/content-types.ts";
import {
  insertReadyFile,
  insertReadyPicture,
  listReady,
  type MediaRow,
  type NewFile,
  type Renditions,
} from "./storage/media.store.ts";
import { inTemporaryFolder } from "./check/in-temporary-folder.ts";
import { inspectPicture } from "./picture/inspect-picture.ts";
import { storeRenditions } from "./picture/store-renditions.ts";
import { type Signing, signedUrl } from "./delivery/signed-url.ts";

export { type Signing, signedUrl };

export interface UsableImage {
  readonly id: number;
  readonly url: string;
  readonly thumbnailUrl: string;
  readonly width: number;
  readonly height: number;
  readonly pictureKey: string;
  readonly mimeType: string;
}

/** The pictures of these ids that are ready and inside the transaction's scope; a missing one cannot be used. */
export async function imagesOf(
  tx: Tx,
  mediaIds: readonly number[],
  signing: Signing,
): Promise<Map<number, UsableImage>> {
  return picturesAmong(await listReady(tx, mediaIds), signing);
}

/** The thumbnails of pictures, and those that stand for videos and documents. */
export async function thumbnailsOf(
  tx: Tx,
  mediaIds: readonly number[],
  signing: Signing,
): Promise<Map<number, string>> {
  const rows = await listReady(tx, mediaIds);
  return new Map(
    rows.flatMap(({ id, thumbnailKey }) =>
      thumbnailKey === null ? [] : [[id, signedUrl(thumbnailKey, signing)] as const],
    ),
  );
}

function picturesAmong(rows: readonly MediaRow[], signing: Signing): Map<number, UsableImage> {
  return new Map(
    rows.flatMap(({ id, kind, pictureKey, thumbnailKey, width, height, mimeType }) => {
      if (kind !== "PICTURE" || !pictureKey || !thumbnailKey || !width || !height || !mimeType) return [];
      const [url, thumbnailUrl] = [signedUrl(pictureKey, signing), signedUrl(thumbnailKey, signing)];
      return [[id, { id, url, thumbnailUrl, width, height, pictureKey, mimeType }]];
    }),
  );
}

/** Those of the pictures and files that are ready and that this person uploaded. */
export async function uploadedBy(
  tx: Tx,
  accountId: number,
  mediaIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const rows = await listReady(tx, mediaIds);
  return new Set(rows.filter(({ createdBy }) => createdBy === accountId).map(({ id }) => id));
}

/** Refuses, at the field, anything but a ready, accessible picture that satisfies the rule of its use. */
export async function refusePicture(tx: Tx, mediaId: number, use: PictureUse, field: string): Promise<void> {
  const [row] = await listReady(tx, [mediaId]);
  if (row?.kind !== "PICTURE") {
    throw new Refusal("media_not_usable", {}, [{ field, error: "media_not_usable", values: {} }]);
  }
  const { bytes, width, height, mimeType, sourceType } = row;
  const facts = { type: sourceType ?? mimeType, bytes: bytes ?? 0, width: width ?? 0, height: height ?? 0 };
  const fault = pictureFault(facts, pictureUses[use]);
  if (fault !== null) throw new Refusal("media_not_usable", {}, [{ field, ...fault }]);
}

/** Refuses, at the field, anything but a ready, accessible video or document. */
export async function refuseFile(
  tx: Tx,
  mediaId: number,
  kind: "VIDEO" | "DOCUMENT",
  field: string,
): Promise<void> {
  const [row] = await listReady(tx, [mediaId]);
  if (row?.kind === kind) return;
  throw new Refusal("media_not_usable", {}, [{ field, error: "media_not_usable", values: {} }]);
}

export interface UsableFile {
  readonly id: number;
  readonly kind: "VIDEO" | "DOCUMENT";
  readonly url: string;
  /** Poster or first page; null when nobody made one. */
  readonly posterUrl: string | null;
  readonly fileName: string;
  readonly mimeType: string;
  readonly bytes: number;
  readonly width: number | null;
  readonly height: number | null;
  readonly pages: number | null;
  readonly seconds: number | null;
  readonly fileKey: string;
}

function filesAmong(rows: readonly MediaRow[], signing: Signing): Map<number, UsableFile> {
  return new Map(
    rows.flatMap(({ kind, fileKey, pictureKey, mimeType, bytes, ...row }) => {
      if ((kind !== "VIDEO" && kind !== "DOCUMENT") || !fileKey || !mimeType || bytes === null) return [];
      const { id, fileName, width, height, pages, seconds } = row;
      const [url, posterUrl] = [
        signedUrl(fileKey, signing, fileName),
        pictureKey && signedUrl(pictureKey, signing),
      ];
      const size = { width, height, pages, seconds };
      return [[id, { id, kind, url, posterUrl, fileName, mimeType, bytes, fileKey, ...size }]];
    }),
  );
}

/** Pictures and files of these ids in one query, for a page that shows both. */
export async function mediaOf(tx: Tx, mediaIds: readonly number[], signing: Signing) {
  const rows = await listReady(tx, mediaIds);
  return { images: picturesAmong(rows, signing), files: filesAmong(rows, signing) };
}

/** What is sent to a network of a video or document; the bytes are in storage under `key`. */
export async function attachmentsOf(
  tx: Tx,
  mediaIds: readonly number[],
): Promise<Map<number, { key: string; mimeType: string; bytes: number }>> {
  const rows = await listReady(tx, mediaIds);
  return new Map(
    rows.flatMap(({ id, kind, fileKey, mimeType, bytes }) =>
      kind === "PICTURE" || !fileKey || !mimeType || bytes === null
        ? []
        : [[id, { key: fileKey, mimeType, bytes }]],
    ),
  );
}

/** What is sent to a network. The file never changes under its key, so it can be sent again byte for byte. */
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
  use: PictureUse = "post",
): Promise<PreparedPicture | MediaReason> {
  return inTemporaryFolder(async (folder) => {
    const [originalKey, input] = [newStorageKey(), join(folder, "original")];
    await writeFile(input, bytes);
    const verdict = await inspectPicture(input, folder, use);
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

/** For a video or document whose bytes are in storage already. */
export function addFile(tx: Tx, file: NewFile): Promise<number> {
  return insertReadyFile(tx, file);
}

/** For what we made ourselves, such as a demo company's logo: stored as it is, served like any rendition. */
export async function storeDrawing(
  storage: Storage,
  bytes: Uint8Array,
  extension: keyof typeof contentTypes,
): Promise<string> {
  const key = `${newStorageKey()}.${extension}`;
  await storage.put(key, bytes, contentTypes[extension]);
  return key;
}

/** A person's photo, which is in none of the lists above. */
export { dropPhotos, photoUrl, refusePhoto } from "./photo/own-photo.ts";

/** For pictures that nobody uses any more. */
export { dropPictures } from "./storage/drop-pictures.ts";
