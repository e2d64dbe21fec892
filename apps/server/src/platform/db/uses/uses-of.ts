import { type Referrer, referrers, type RowUse } from "@polyphon/contract/errors.ts";
import { escapeIdentifier } from "pg";
import { lookAcross } from "../scope.ts";
import type { Tx } from "../transaction.ts";
import { names, referenceOf } from "./references.ts";

const COUNTED = 100;
const NAMED = 3;

export interface UsedRow {
  readonly table: string;
  readonly id: number;
}

interface Referring {
  readonly table: string;
  readonly column: string;
}

/** What keeps rows of the table from being deleted, and what refused the statement at hand. */
async function findReferring(tx: Tx, table: string, constraint: string | undefined): Promise<Referring[]> {
  const { rows } = await tx.client.query<Referring>(
    `select source.relname as table, own.attname as column
     from pg_constraint c
       join pg_class target on target.oid = c.confrelid and target.relname = $1
       join pg_namespace n on n.oid = target.relnamespace and n.nspname = 'public'
       join pg_class source on source.oid = c.conrelid
       cross join unnest(c.conkey, c.confkey) as pair (own, other)
       join pg_attribute own on own.attrelid = c.conrelid and own.attnum = pair.own
       join pg_attribute other on other.attrelid = c.confrelid and other.attnum = pair.other and other.attname = 'id'
     where c.contype = 'f' and c.conparentid = 0 and (c.confdeltype in ('a', 'r') or c.conname = $2)`,
    [table, constraint ?? null],
  );
  return rows;
}

/** One statement whose every part reads no more than a bounded piece of an index. */
function countStatement(referring: readonly Referring[]): string | null {
  const parts = referring.flatMap(({ table, column }) => {
    const reference = referenceOf(`${table}.${column}`);
    if (reference === null) return [];
    const owner = reference ? escapeIdentifier(reference.owner ?? "id") : "null::bigint";
    return `(select '${reference?.kind ?? "other"}' as kind, ${owner} as id
      from ${escapeIdentifier(table)} where ${escapeIdentifier(column)} = $1 limit ${COUNTED + 1})`;
  });
  return parts.length === 0 ? null : parts.join(" union all ");
}

interface Found {
  readonly kind: Referrer;
  readonly id: number | null;
}

/** Those of all companies: what is not visible refers to the row all the same. */
async function findUsers(tx: Tx, statement: string, id: number): Promise<Found[]> {
  if (tx.scope.kind === "all") return (await tx.client.query<Found>(statement, [id])).rows;
  const { before, after } = lookAcross("uses");
  // Sent in one go, so that no other statement of the transaction comes between them.
  const [, { rows }] = await Promise.all([
    tx.client.query(before),
    tx.client.query<Found>(statement, [id]),
    tx.client.query(after),
  ]);
  return rows;
}

/** The newest that the transaction's own scope shows. */
async function findExamples(tx: Tx, kind: Referrer, ids: readonly number[]): Promise<RowUse["examples"]> {
  const named = names[kind];
  if (!named) return [];
  const { rows } = await tx.client.query<{ id: number; name: string }>(
    `select id, ${named.name} as name from ${named.table} where id = any($1) and ${named.where ?? "true"}
     order by id desc limit ${NAMED}`,
    [ids],
  );
  return rows;
}

/**
 * What refers to a row that was not deleted: how many of each kind, whoever owns them, and a few by name where the
 * transaction's scope shows them. For after the failed statement was undone.
 */
export async function usesOf(tx: Tx, row: UsedRow, constraint?: string): Promise<RowUse[]> {
  const statement = countStatement(await findReferring(tx, row.table, constraint));
  if (statement === null) return [];
  const found = Map.groupBy(await findUsers(tx, statement, row.id), ({ kind }) => kind);
  const uses: RowUse[] = [];
  for (const kind of referrers) {
    const all = found.get(kind) ?? [];
    if (all.length === 0) continue;
    const ids = [...new Set(all.flatMap(({ id }) => id ?? []))];
    const count = kind === "other" ? all.length : ids.length;
    const examples = await findExamples(tx, kind, ids);
    uses.push({ kind, count: Math.min(count, COUNTED), more: count > COUNTED, examples });
  }
  return uses;
}
