import { fileUses, isFileUse, type FileUse } from "@polyphon/contract/media/file-uses.ts";
import type { FileReason, MediaReason } from "@polyphon/contract/media/media.ts";
import type { PictureUse } from "@polyphon/contract/media/picture-uses.ts";
import { sql } from "kysely";
import type { Tx } from "../../../platform/db/transaction.ts";

const columns = [
  "id",
  "company_id as companyId",
  "upload_id as uploadId",
  "created_by as createdBy",
  "file_name as fileName",
  "state",
  "reason",
  "mime_type as mimeType",
  "bytes",
  "width",
  "height",
  "original_key as originalKey",
  "picture_key as pictureKey",
  "thumbnail_key as thumbnailKey",
  "kind",
  "file_key as fileKey",
  "pages",
  "seconds",
  "use",
  "source_type as sourceType",
] as const;

export type MediaRow = NonNullable<Awaited<ReturnType<typeof findMedia>>>;

export interface Renditions {
  readonly pictureKey: string;
  readonly thumbnailKey: string;
  readonly mimeType: string;
  /** Of the file itself, before it was encoded anew. */
  readonly sourceType: string;
  readonly width: number;
  readonly height: number;
}

/** A video or document as it lies in storage after its check. */
export interface CheckedFile {
  readonly fileKey: string;
  readonly mimeType: string;
  readonly pages: number | null;
  readonly seconds: number | null;
  readonly width: number | null;
  readonly height: number | null;
}

export interface NewUpload {
  readonly uploadId: string;
  readonly use: PictureUse | FileUse;
  readonly companyId: number | null;
  readonly createdBy: number;
  readonly fileName: string;
  readonly bytes: number;
}

/** Null when the upload is known already: the last chunk may arrive twice. */
export async function insertUpload(tx: Tx, upload: NewUpload): Promise<number | null> {
  const row = await tx.db
    .insertInto("media")
    .values({
      upload_id: upload.uploadId,
      use: upload.use,
      kind: isFileUse(upload.use) ? fileUses[upload.use].kind : "PICTURE",
      company_id: upload.companyId,
      created_by: upload.createdBy,
      file_name: upload.fileName,
      bytes: upload.bytes,
      original_key: upload.uploadId,
    })
    .onConflict((conflict) => conflict.column("upload_id").doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id ?? null;
}

export interface NewPicture extends Renditions {
  readonly companyId: number | null;
  readonly createdBy: number | null;
  readonly fileName: string;
  readonly bytes: number;
  readonly originalKey: string;
}

export async function insertReadyPicture(tx: Tx, picture: NewPicture): Promise<number> {
  const row = await tx.db
    .insertInto("media")
    .values({
      state: "READY",
      company_id: picture.companyId,
      created_by: picture.createdBy,
      file_name: picture.fileName,
      bytes: picture.bytes,
      original_key: picture.originalKey,
      ...renditionColumns(picture),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return row.id;
}

export interface NewFile {
  readonly kind: "VIDEO" | "DOCUMENT";
  readonly fileKey: string;
  readonly mimeType: string;
  readonly bytes: number;
  readonly pages: number | null;
  readonly seconds: number | null;
  readonly companyId: number | null;
  readonly createdBy: number | null;
  readonly fileName: string;
  /** The poster of a video, the first page of a document. */
  readonly face: Renditions | null;
}

export async function insertReadyFile(tx: Tx, file: NewFile): Promise<number> {
  const row = await tx.db
    .insertInto("media")
    .values({
      ...(file.face ? renditionColumns(file.face) : {}),
      state: "READY",
      kind: file.kind,
      company_id: file.companyId,
      created_by: file.createdBy,
      file_name: file.fileName,
      bytes: file.bytes,
      pages: file.pages,
      seconds: file.seconds,
      original_key: file.fileKey,
      file_key: file.fileKey,
      mime_type: file.mimeType,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return row.id;
}

export function findMedia(tx: Tx, id: number) {
  return tx.db.selectFrom("media").select(columns).where("id", "=", id).executeTakeFirst();
}

export function findByUploadId(tx: Tx, uploadId: string): Promise<MediaRow | undefined> {
  return tx.db.selectFrom("media").select(columns).where("upload_id", "=", uploadId).executeTakeFirst();
}

export async function listReady(tx: Tx, ids: readonly number[]): Promise<MediaRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await tx.client.query<MediaRow>({
    name: "ready-media",
    text: `select id, company_id as "companyId", upload_id as "uploadId", created_by as "createdBy", file_name as "fileName",
             state, reason, mime_type as "mimeType", bytes, width, height, original_key as "originalKey",
             picture_key as "pictureKey", thumbnail_key as "thumbnailKey", kind, file_key as "fileKey", pages, seconds,
             use, source_type as "sourceType"
           from media where id = any($1) and state = 'READY'`,
    values: [ids],
  });
  return rows;
}

/** Only what is still being checked changes, so a second run of the job alters nothing. */
export async function markReady(tx: Tx, id: number, renditions: Renditions): Promise<void> {
  await tx.db
    .updateTable("media")
    .set({ state: "READY", reason: null, ...renditionColumns(renditions) })
    .where("id", "=", id)
    .where("state", "=", "CHECKING")
    .execute();
}

export async function markFileReady(tx: Tx, id: number, file: CheckedFile): Promise<void> {
  const { fileKey, mimeType, pages, seconds, width, height } = file;
  await tx.db
    .updateTable("media")
    .set({
      state: "READY",
      reason: null,
      file_key: fileKey,
      mime_type: mimeType,
      pages,
      seconds,
      width,
      height,
    })
    .where("id", "=", id)
    .where("state", "=", "CHECKING")
    .execute();
}

/** The poster's files become the file's own, and the picture stops being one by itself. */
export async function setFace(tx: Tx, id: number, face: MediaRow | null): Promise<void> {
  if (face) await deleteRow(tx, face.id);
  await tx.db
    .updateTable("media")
    .set({ picture_key: face?.pictureKey ?? null, thumbnail_key: face?.thumbnailKey ?? null })
    .where("id", "=", id)
    .execute();
}

export async function deleteRow(tx: Tx, id: number): Promise<void> {
  await tx.db.deleteFrom("media").where("id", "=", id).execute();
}

export async function markRefused(tx: Tx, id: number, reason: MediaReason | FileReason): Promise<void> {
  await tx.db
    .updateTable("media")
    .set({ state: "REFUSED", reason })
    .where("id", "=", id)
    .where("state", "=", "CHECKING")
    .execute();
}

export async function listForgotten(tx: Tx, minutes: number): Promise<number[]> {
  const rows = await tx.db
    .selectFrom("media")
    .select("id")
    .where("state", "=", "CHECKING")
    .where("created_at", "<", sql<Date>`now() - make_interval(mins => ${minutes})`)
    .orderBy("id")
    .limit(500)
    .execute();
  return rows.map((row) => row.id);
}

function renditionColumns(renditions: Renditions) {
  return {
    picture_key: renditions.pictureKey,
    thumbnail_key: renditions.thumbnailKey,
    mime_type: renditions.mimeType,
    source_type: renditions.sourceType,
    width: renditions.width,
    height: renditions.height,
  };
}
