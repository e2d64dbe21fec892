import { fileUses, isFileUse, type FileUse } from "@polyphon/contract/media/file-uses.ts";
import type { FileReason, MediaReason } from "@polyphon/contract/media/media.ts";
import type { PictureUse } from "@polyphon/contract/media/picture-uses.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import { insertRow, updateRows } from "../../../platform/db/write.ts";

const columns = `id, company_id as "companyId", upload_id as "uploadId", created_by as "createdBy", file_name as "fileName",
  state, reason, mime_type as "mimeType", bytes, width, height, original_key as "originalKey",
  picture_key as "pictureKey", thumbnail_key as "thumbnailKey", kind, file_key as "fileKey", pages, seconds,
  use, source_type as "sourceType"`;

export interface MediaRow {
  readonly id: number;
  readonly companyId: number | null;
  readonly uploadId: string | null;
  readonly createdBy: number | null;
  readonly fileName: string;
  readonly state: string;
  readonly reason: string | null;
  readonly mimeType: string | null;
  readonly bytes: number | null;
  readonly width: number | null;
  readonly height: number | null;
  readonly originalKey: string;
  readonly pictureKey: string | null;
  readonly thumbnailKey: string | null;
  readonly kind: string;
  readonly fileKey: string | null;
  readonly pages: number | null;
  readonly seconds: number | null;
  readonly use: string | null;
  readonly sourceType: string | null;
}

export interface Renditions {
  readonly pictureKey: string;
  readonly thumbnailKey: string;
  readonly mimeType: string;
  /** Of the file itself, before it was re-encoded. */
  readonly sourceType: string;
  readonly width: number;
  readonly height: number;
}

/** A checked video or document in storage. */
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
  const { rows } = await tx.client.query<{ id: number }>(
    `insert into media (upload_id, original_key, use, kind, company_id, created_by, file_name, bytes)
     values ($1, $1, $2, $3, $4, $5, $6, $7) on conflict (upload_id) do nothing returning id`,
    [
      upload.uploadId,
      upload.use,
      isFileUse(upload.use) ? fileUses[upload.use].kind : "PICTURE",
      upload.companyId,
      upload.createdBy,
      upload.fileName,
      upload.bytes,
    ],
  );
  return rows[0]?.id ?? null;
}

export interface NewPicture extends Renditions {
  readonly companyId: number | null;
  readonly createdBy: number | null;
  readonly fileName: string;
  readonly bytes: number;
  readonly originalKey: string;
}

export function insertReadyPicture(tx: Tx, picture: NewPicture): Promise<number> {
  return insertRow(tx, "media", {
    state: "READY",
    company_id: picture.companyId,
    created_by: picture.createdBy,
    file_name: picture.fileName,
    bytes: picture.bytes,
    original_key: picture.originalKey,
    ...renditionColumns(picture),
  });
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

export function insertReadyFile(tx: Tx, file: NewFile): Promise<number> {
  return insertRow(tx, "media", {
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
  });
}

export async function findMedia(tx: Tx, id: number): Promise<MediaRow | undefined> {
  const { rows } = await tx.client.query<MediaRow>(`select ${columns} from media where id = $1`, [id]);
  return rows[0];
}

export async function findByUploadId(tx: Tx, uploadId: string): Promise<MediaRow | undefined> {
  const { rows } = await tx.client.query<MediaRow>(`select ${columns} from media where upload_id = $1`, [
    uploadId,
  ]);
  return rows[0];
}

/** What may be shown and used by others; a person's photo is neither. */
export async function listReady(tx: Tx, ids: readonly number[]): Promise<MediaRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await tx.client.query<MediaRow>({
    name: "ready-media",
    text: `select ${columns} from media where id = any($1) and state = 'READY' and use is distinct from 'profile'`,
    values: [ids],
  });
  return rows;
}

/** Only what is still being checked changes, so a second run of the job alters nothing. */
const whileChecked = (id: number) => ({ id, state: "CHECKING" }) as const;

export async function markReady(tx: Tx, id: number, renditions: Renditions): Promise<void> {
  const changes = { state: "READY", reason: null, ...renditionColumns(renditions) } as const;
  await updateRows(tx, "media", whileChecked(id), changes);
}

export async function markFileReady(tx: Tx, id: number, file: CheckedFile): Promise<void> {
  const { fileKey, mimeType, ...measures } = file;
  await updateRows(tx, "media", whileChecked(id), {
    state: "READY",
    reason: null,
    file_key: fileKey,
    mime_type: mimeType,
    pages: measures.pages,
    seconds: measures.seconds,
    width: measures.width,
    height: measures.height,
  });
}

/** The poster's files become the file's own, and it is no longer a picture of its own. */
export async function setFace(tx: Tx, id: number, face: MediaRow | null): Promise<void> {
  if (face) await deleteRow(tx, face.id);
  await tx.client.query("update media set picture_key = $2, thumbnail_key = $3 where id = $1", [
    id,
    face?.pictureKey ?? null,
    face?.thumbnailKey ?? null,
  ]);
}

export async function deleteRow(tx: Tx, id: number): Promise<void> {
  await tx.client.query("delete from media where id = $1", [id]);
}

export async function markRefused(tx: Tx, id: number, reason: MediaReason | FileReason): Promise<void> {
  await updateRows(tx, "media", whileChecked(id), { state: "REFUSED", reason });
}

export async function listForgotten(tx: Tx, minutes: number): Promise<number[]> {
  const { rows } = await tx.client.query<{ id: number }>(
    `select id from media where state = 'CHECKING' and created_at < now() - make_interval(mins => $1)
     order by id limit 500`,
    [minutes],
  );
  return rows.map(({ id }) => id);
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
