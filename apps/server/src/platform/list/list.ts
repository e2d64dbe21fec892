import { DatabaseError } from "pg";
import type { Tables } from "../db/schema.gen.ts";
import type { Tx } from "../db/transaction.ts";
import { Refusal } from "../operation/refusal.ts";
import { bindings, type Condition, whereClause } from "./condition.ts";
import { makeCursor } from "./cursor.ts";
import { behindCursor, type ListOrder, orderClause, placeColumn } from "./list-order.ts";

/** The rows that a list is about. */
export interface ListRows {
  readonly from: string;
  readonly where: readonly Condition[];
}

/** A list: its rows, what is shown of them, and in which order. */
export interface List extends ListRows {
  readonly select: string;
  readonly order: ListOrder;
  /** For a list that is read often with the same filters: it is planned once per connection. */
  readonly prepareAs?: string | undefined;
}

export interface PageInput {
  readonly after?: string | undefined;
  readonly limit: number;
}

export interface Page<Row> {
  readonly rows: Row[];
  readonly next: string | null;
}

/** Beyond this many rows nobody waits for a count. */
const countedUpTo = 10_000;

const impossibleDates = ["22007", "22008"];

/** An impossible calendar day passes for a day until the database reads it. */
async function run<Row extends object>(
  tx: Tx,
  text: string,
  values: unknown[],
  name?: string,
): Promise<Row[]> {
  try {
    return (await tx.client.query<Row>({ text, values, ...(name !== undefined && { name }) })).rows;
  } catch (error) {
    if (error instanceof DatabaseError && impossibleDates.includes(error.code ?? ""))
      throw new Refusal("validation");
    throw error;
  }
}

/** One page behind the cursor, by keyset: a deep page costs what the first one does. */
export async function listPage<Row extends object>(
  tx: Tx,
  { select, from, where, order, prepareAs }: List,
  { after, limit }: PageInput,
): Promise<Page<Row>> {
  const { values, bind } = bindings();
  const narrowed = whereClause([...where, ...behindCursor(order, after, bind)], bind);
  const found = await run<Row & { $place: string[] }>(
    tx,
    `select ${select}, ${placeColumn(order)} from ${from} ${narrowed} ${orderClause(order)} limit ${bind(limit + 1)}`,
    values,
    prepareAs && `${prepareAs}-${after === undefined ? "first" : "next"}`,
  );
  const last = found.length > limit ? found[limit - 1] : undefined;
  const next = last ? makeCursor(...last.$place) : null;
  const rows: Row[] = found.slice(0, limit);
  for (const row of rows) Reflect.deleteProperty(row, "$place");
  return { rows, next };
}

export interface Count {
  readonly count: number;
  readonly exact: boolean;
}

/** Exact where that is quick or asked for; beyond, what the planner estimates. */
export async function countRows(
  tx: Tx,
  { from, where }: ListRows,
  { exactly = false }: { readonly exactly?: boolean } = {},
): Promise<Count> {
  const { values, bind } = bindings();
  const rows = `from ${from} ${whereClause(where, bind)}`;
  const [counted] = await run<{ count: number }>(
    tx,
    exactly
      ? `select count(*) ${rows}`
      : `select count(*) from (select 1 ${rows} limit ${countedUpTo + 1}) first_rows`,
    values,
  );
  const count = counted?.count ?? 0;
  if (exactly || count <= countedUpTo) return { count, exact: true };
  const [plan] = await run<{ "QUERY PLAN": readonly { Plan: { "Plan Rows": number } }[] }>(
    tx,
    `explain (format json) select 1 ${rows}`,
    values,
  );
  const estimate = plan?.["QUERY PLAN"][0]?.Plan["Plan Rows"] ?? 0;
  return { count: Math.max(countedUpTo + 1, estimate), exact: false };
}

/** The estimated size of a table; null where it is small enough to count. It needs no scan. */
export async function sizeOfTable(tx: Tx, table: keyof Tables): Promise<Count | null> {
  const [size] = await run<{ rows: number }>(
    tx,
    "select reltuples::bigint as rows from pg_class where oid = $1::regclass",
    [table],
    "size-of-table",
  );
  return size && size.rows > countedUpTo ? { count: size.rows, exact: false } : null;
}

/** All rows by their ids, up to a number, for an action on them: concurrent changes shift nothing. */
export async function pickRows(
  tx: Tx,
  { from, where }: ListRows,
  row: { readonly id: string; readonly name: string },
  most: number,
): Promise<{ readonly rows: { id: number; name: string }[]; readonly more: boolean }> {
  const { values, bind } = bindings();
  const rows = await run<{ id: number; name: string }>(
    tx,
    `select ${row.id} as id, ${row.name} as name from ${from} ${whereClause(where, bind)}
     order by ${row.id} limit ${bind(most + 1)}`,
    values,
  );
  return { rows: rows.slice(0, most), more: rows.length > most };
}
