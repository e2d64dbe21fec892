import { escapeIdentifier } from "pg";
import type { Tables } from "./schema.gen.ts";
import type { Tx } from "./transaction.ts";

/** A number that is incremented by one. */
export const plusOne = Symbol("plus one");

/** Values for columns of a table: a column that the table does not have, or of another type, is refused by the types. */
export type Written<T extends keyof Tables> = {
  readonly [C in keyof Tables[T]]?: Tables[T][C] | (number extends Tables[T][C] ? typeof plusOne : never);
};

type Columns = Readonly<Record<string, unknown>>;

/** Adds one row; answers its id. For rows with too many columns to number by hand. */
export function insertRow<T extends keyof Tables>(
  tx: Tx,
  table: T,
  row: Readonly<Tables[T]>,
): Promise<number> {
  return insertColumns(tx, table, row);
}

/** The same, for a table and columns known only from a definition. */
export async function insertColumns(tx: Tx, table: string, row: Columns): Promise<number> {
  const columns = Object.keys(row);
  const { rows } = await tx.client.query<{ id: number }>(
    `insert into ${table} (${columns.map(escapeIdentifier).join(", ")})
     values (${columns.map((_, at) => `$${at + 1}`).join(", ")}) returning id`,
    Object.values(row),
  );
  if (!rows[0]) throw new Error(`no row of ${table} was written`);
  return rows[0].id;
}

/** Changes the rows that have these values; answers how many. */
export function updateRows<T extends keyof Tables>(
  tx: Tx,
  table: T,
  having: Written<T>,
  changes: Written<T>,
): Promise<number> {
  return updateColumns(tx, table, having, changes);
}

/** The same, for a table and columns known only from a definition. */
export async function updateColumns(
  tx: Tx,
  table: string,
  having: Columns,
  changes: Columns,
): Promise<number> {
  const values: unknown[] = [];
  const assigned = (columns: Columns, counted: boolean) =>
    Object.entries(columns).map(([column, value]) => {
      const name = escapeIdentifier(column);
      return counted && value === plusOne ? `${name} = ${name} + 1` : `${name} = $${values.push(value)}`;
    });
  const { rowCount } = await tx.client.query(
    `update ${table} set ${assigned(changes, true).join(", ")} where ${assigned(having, false).join(" and ")}`,
    values,
  );
  return rowCount ?? 0;
}

/** A table that does nothing but connect two others. */
export type LinkTable = {
  readonly [T in keyof Tables]: {
    readonly table: T;
    readonly from: keyof Tables[T] & string;
    readonly to: keyof Tables[T] & string;
  };
}[keyof Tables];

/** Afterwards the row is connected to exactly these. */
export async function replaceLinks(
  tx: Tx,
  { table, from, to }: LinkTable,
  id: number,
  wanted: readonly number[],
): Promise<void> {
  await tx.client.query(`delete from ${table} where ${from} = $1 and not ${to} = any($2::bigint[])`, [
    id,
    wanted,
  ]);
  await tx.client.query(
    `insert into ${table} (${from}, ${to})
     select $1, wanted from unnest($2::bigint[]) wanted on conflict do nothing`,
    [id, wanted],
  );
}
