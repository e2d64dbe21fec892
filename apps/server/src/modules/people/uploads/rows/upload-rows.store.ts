import type { FaultKind, UploadRowState, UploadValues } from "@polyphon/contract/people/bulk-upload.ts";
import type { FaultOfRow } from "@polyphon/rules/people/uploads/check-upload-row.ts";
import type { Tx } from "../../../../platform/db/transaction.ts";
import { among, equals } from "../../../../platform/list/condition.ts";
import { listPage, type Page, type PageInput } from "../../../../platform/list/list.ts";
import { byId } from "../../../../platform/list/list-order.ts";

export interface RowRecord {
  readonly id: number;
  readonly uploadId: number;
  readonly rowNo: number;
  readonly values: UploadValues;
  readonly emailKey: string;
  readonly state: UploadRowState;
  readonly faults: readonly FaultOfRow[];
  readonly version: number;
}

const columns = `id, upload_id as "uploadId", row_no as "rowNo", jsonb_build_object('firstName', first_name, 'lastName',
  last_name, 'email', email, 'language', language, 'group', group_name) as values, email_key as "emailKey", state, faults, version`;

export interface ReadRow {
  readonly rowNo: number;
  readonly values: UploadValues;
  readonly emailKey: string;
}

/** An existing row stays: the file may be read twice. */
export async function insertRows(
  tx: Tx,
  upload: { readonly id: number; readonly companyId: number },
  rows: readonly ReadRow[],
): Promise<void> {
  await tx.client.query(
    `insert into bulk_upload_row (company_id, upload_id, row_no, first_name, last_name, email, language, group_name, email_key)
     select $1, $2, * from unnest($3::int[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[], $9::text[])
     on conflict (upload_id, row_no) do nothing`,
    [
      upload.companyId,
      upload.id,
      rows.map(({ rowNo }) => rowNo),
      rows.map(({ values }) => values.firstName),
      rows.map(({ values }) => values.lastName),
      rows.map(({ values }) => values.email),
      rows.map(({ values }) => values.language),
      rows.map(({ values }) => values.group),
      rows.map(({ emailKey }) => emailKey),
    ],
  );
}

/** In the order of the file. */
export function rowsInStates(
  tx: Tx,
  uploadId: number,
  filter: { readonly states: readonly UploadRowState[]; readonly kind?: FaultKind | null },
  page: PageInput,
): Promise<Page<RowRecord>> {
  return listPage<RowRecord>(
    tx,
    {
      select: columns,
      from: "bulk_upload_row",
      where: [equals("upload_id", uploadId), among("state", filter.states), equals("kind", filter.kind)],
      order: byId("row_no", "ascending"),
    },
    page,
  );
}

export async function findRow(tx: Tx, id: number): Promise<RowRecord | null> {
  const { rows } = await tx.client.query<RowRecord>(`select ${columns} from bulk_upload_row where id = $1`, [
    id,
  ]);
  return rows[0] ?? null;
}

/** Rows that were not added, with one of these addresses; more than a few never matter, the first counts. */
export async function rowsWithEmails(
  tx: Tx,
  uploadId: number,
  emailKeys: readonly string[],
): Promise<RowRecord[]> {
  const { rows } = await tx.client.query<RowRecord>(
    `select ${columns} from bulk_upload_row where upload_id = $1 and email_key = any($2)
       and state in ('FINE', 'EXISTS', 'FAULTY') order by row_no limit 200`,
    [uploadId, emailKeys],
  );
  return rows;
}

/** The first row with each of these addresses. */
export async function firstRows(
  tx: Tx,
  uploadId: number,
  emailKeys: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await tx.client.query<{ key: string; first: number }>(
    `select email_key as key, min(row_no) as first from bulk_upload_row
     where upload_id = $1 and email_key = any($2) group by email_key`,
    [uploadId, emailKeys],
  );
  return new Map(rows.map(({ key, first }) => [key, first]));
}

export interface JudgedRow {
  readonly id: number;
  readonly emailKey: string;
  readonly state: UploadRowState;
  readonly kind: FaultKind | null;
  readonly faults: readonly FaultOfRow[];
  readonly accountId?: number | null;
}

export async function writeJudgement(tx: Tx, judged: readonly JudgedRow[]): Promise<void> {
  if (judged.length === 0) return;
  await tx.client.query(
    `update bulk_upload_row set email_key = judged.key, state = judged.state, kind = judged.kind, faults = judged.faults,
       account_id = coalesce(judged.account_id, bulk_upload_row.account_id)
     from unnest($1::bigint[], $2::text[], $3::text[], $4::text[], $5::jsonb[], $6::bigint[])
       as judged (id, key, state, kind, faults, account_id)
     where bulk_upload_row.id = judged.id`,
    [
      judged.map(({ id }) => id),
      judged.map(({ emailKey }) => emailKey),
      judged.map(({ state }) => state),
      judged.map(({ kind }) => kind),
      judged.map(({ faults }) => JSON.stringify(faults)),
      judged.map(({ accountId }) => accountId ?? null),
    ],
  );
}

/** Rows that were valid until an earlier one got the same address. */
export async function doubtLaterRows(
  tx: Tx,
  uploadId: number,
  firsts: ReadonlyMap<string, number>,
): Promise<void> {
  await tx.client.query(
    `update bulk_upload_row later set state = 'UNCHECKED' from unnest($2::text[], $3::int[]) as early (key, first)
     where later.upload_id = $1 and later.email_key = early.key and later.row_no > early.first
       and later.state in ('FINE', 'EXISTS')`,
    [uploadId, [...firsts.keys()], [...firsts.values()]],
  );
}

/** False when somebody else changed the row since it was read. */
export async function rewriteRow(
  tx: Tx,
  row: Pick<RowRecord, "id" | "version" | "values" | "emailKey">,
): Promise<boolean> {
  const { firstName, lastName, email, language, group } = row.values;
  const { rowCount } = await tx.client.query(
    `update bulk_upload_row set first_name = $3, last_name = $4, email = $5, language = $6, group_name = $7, email_key = $8,
       version = version + 1 where id = $1 and version = $2`,
    [row.id, row.version, firstName, lastName, email, language, group, row.emailKey],
  );
  return rowCount === 1;
}

export interface Repeat {
  readonly field: "email" | "language" | "group";
  readonly from: string;
  readonly rows: number;
}

const repeatable = ["other_domain", "unknown_group", "unknown_language"];

/** The mistakes that several rows share, the most frequent first. */
export async function listRepeats(tx: Tx, uploadId: number, limit: number): Promise<Repeat[]> {
  const { rows } = await tx.client.query<Repeat>(
    `select fault->>'field' as field, fault->>'about' as "from", count(*)::int as rows
     from bulk_upload_row, jsonb_array_elements(faults) fault
     where upload_id = $1 and state = 'FAULTY' and fault->>'fault' = any($2)
     group by 1, 2 having count(*) > 1 order by 3 desc, 2 limit $3`,
    [uploadId, repeatable, limit],
  );
  return rows;
}

/** Writes the same value into every row with the same mistake; of an address only the part after the @. */
export async function replaceWrong(
  tx: Tx,
  uploadId: number,
  fix: { readonly field: Repeat["field"]; readonly from: string; readonly to: string },
): Promise<number> {
  const { rowCount } = await tx.client.query(
    `update bulk_upload_row set state = 'UNCHECKED', version = version + 1,
       email = case when $2 = 'email' then left(email, length(email) - position('@' in reverse(email))) || '@' || $4 else email end,
       language = case when $2 = 'language' then $4 else language end,
       group_name = case when $2 = 'group' then $4 else group_name end
     where upload_id = $1 and state = 'FAULTY' and exists (select from jsonb_array_elements(faults) fault
       where fault->>'field' = $2 and fault->>'about' = $3 and fault->>'fault' = any($5))`,
    [uploadId, fix.field, fix.from, fix.to, repeatable],
  );
  return rowCount ?? 0;
}

export interface RowCount {
  readonly state: UploadRowState;
  readonly kind: FaultKind | null;
  readonly counted: number;
}

export async function countRows(tx: Tx, uploadId: number): Promise<RowCount[]> {
  const { rows } = await tx.client.query<RowCount>(
    `select state, kind, count(*)::int as counted from bulk_upload_row where upload_id = $1 group by state, kind`,
    [uploadId],
  );
  return rows;
}

/** For the list of uploads: how many were added and what is wrong, for several at once. */
export async function countOutcomes(
  tx: Tx,
  uploadIds: readonly number[],
): Promise<ReadonlyMap<number, { readonly added: number; readonly faulty: number }>> {
  const { rows } = await tx.client.query<{ id: number; added: number; faulty: number }>(
    `select upload_id as id, count(*) filter (where state = 'ADDED')::int as added,
       count(*) filter (where state = 'FAULTY')::int as faulty
     from bulk_upload_row where upload_id = any($1) group by upload_id`,
    [uploadIds],
  );
  return new Map(rows.map(({ id, added, faulty }) => [id, { added, faulty }]));
}
