import type { SheetFault, UploadField, UploadState } from "@polyphon/contract/people/bulk-upload.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import { listPage, type Page, type PageInput } from "../../../platform/list/list.ts";
import { byId } from "../../../platform/list/list-order.ts";

export interface UploadRecord {
  readonly id: number;
  readonly companyId: number;
  readonly createdBy: number | null;
  readonly fileName: string;
  readonly fileKey: string | null;
  readonly state: UploadState;
  readonly reason: SheetFault | null;
  readonly columns: UploadField[];
  readonly rowCount: number;
  readonly skipExisting: boolean;
  readonly startedBy: number | null;
  readonly startedAt: Date | null;
  readonly runAt: Date | null;
  readonly runRows: number;
  readonly finishedAt: Date | null;
  readonly createdAt: Date;
}

const columns = `id, company_id as "companyId", created_by as "createdBy", file_name as "fileName", file_key as "fileKey",
  state, reason, columns, row_count as "rowCount", skip_existing as "skipExisting", started_by as "startedBy",
  started_at as "startedAt", run_at as "runAt", run_rows as "runRows", finished_at as "finishedAt", created_at as "createdAt"`;

export async function insertUpload(
  tx: Tx,
  upload: { readonly companyId: number; readonly createdBy: number; readonly fileName: string },
): Promise<number> {
  const { rows } = await tx.client.query<{ id: number }>(
    "insert into bulk_upload (company_id, created_by, file_name) values ($1, $2, $3) returning id",
    [upload.companyId, upload.createdBy, upload.fileName],
  );
  const row = rows[0];
  if (!row) throw new Error("the upload was not written");
  return row.id;
}

export async function findUpload(tx: Tx, id: number): Promise<UploadRecord | null> {
  const { rows } = await tx.client.query<UploadRecord>(`select ${columns} from bulk_upload where id = $1`, [
    id,
  ]);
  return rows[0] ?? null;
}

/** Whoever changes the state or the rows waits here for the previous one. */
export async function lockUpload(tx: Tx, id: number): Promise<UploadRecord | null> {
  const { rows } = await tx.client.query<UploadRecord>(
    `select ${columns} from bulk_upload where id = $1 for update`,
    [id],
  );
  return rows[0] ?? null;
}

/** Newest first. */
export function listUploads(tx: Tx, page: PageInput): Promise<Page<UploadRecord>> {
  return listPage<UploadRecord>(
    tx,
    { select: columns, from: "bulk_upload", where: [], order: byId("id", "descending") },
    page,
  );
}

export async function moveUpload(tx: Tx, id: number, state: UploadState): Promise<void> {
  await tx.client.query(
    `update bulk_upload set state = $2, touched_at = now(),
       finished_at = case when $2 in ('DONE', 'CANCELLED') then now() else finished_at end where id = $1`,
    [id, state],
  );
}

export async function keepFile(tx: Tx, id: number, fileKey: string): Promise<void> {
  await tx.client.query(
    "update bulk_upload set state = 'READING', file_key = $2, touched_at = now() where id = $1",
    [id, fileKey],
  );
}

export async function refuseFile(
  tx: Tx,
  id: number,
  reason: SheetFault,
  missing: readonly UploadField[] = [],
): Promise<void> {
  await tx.client.query(
    `update bulk_upload set state = 'REFUSED', reason = $2, columns = $3, file_key = null, touched_at = now(),
       finished_at = now() where id = $1`,
    [id, reason, missing],
  );
}

export async function countRead(tx: Tx, id: number, rowCount: number): Promise<void> {
  await tx.client.query(
    `update bulk_upload set state = 'CHECKING', row_count = $2, file_key = null, touched_at = now()
     where id = $1 and state = 'READING'`,
    [id, rowCount],
  );
}

export async function beginRun(
  tx: Tx,
  id: number,
  by: { readonly actorId: number; readonly skipExisting: boolean },
): Promise<void> {
  await tx.client.query(
    `update bulk_upload set state = 'ADDING', started_by = $2, started_at = coalesce(started_at, now()), run_at = now(),
       run_rows = 0, skip_existing = $3, finished_at = null, touched_at = now() where id = $1`,
    [id, by.actorId, by.skipExisting],
  );
}

export async function countRun(tx: Tx, id: number, rows: number): Promise<void> {
  await tx.client.query("update bulk_upload set run_rows = run_rows + $2, touched_at = now() where id = $1", [
    id,
    rows,
  ]);
}

export async function touchUpload(tx: Tx, id: number): Promise<void> {
  await tx.client.query("update bulk_upload set touched_at = now() where id = $1", [id]);
}

/** What a worker should be working on and nobody has touched for a while. */
export async function listForgotten(
  tx: Tx,
  seconds: number,
): Promise<{ readonly id: number; readonly state: UploadState }[]> {
  const { rows } = await tx.client.query<{ id: number; state: UploadState }>(
    `select id, state from bulk_upload where state in ('READING', 'CHECKING', 'ADDING')
       and touched_at < now() - make_interval(secs => $1) order by touched_at limit 100`,
    [seconds],
  );
  return rows;
}
