import { limits } from "@polyphon/contract/limits.ts";
import { DatabaseError } from "pg";
import type { Tx } from "../db/transaction.ts";
import { Refusal } from "../operation/refusal.ts";
import { makeCursor } from "../page/cursor.ts";
import {
  behindCursor,
  type Caller,
  conditions,
  type Input,
  orderOf,
  type Place,
} from "./resource-conditions.ts";
import type { ServedResource } from "./served-resource.ts";

export type StoredRow = { readonly id: number; readonly version: number } & Readonly<Record<string, unknown>>;

/** Past this many rows nobody waits for a count. */
const countedUpTo = 10_000;

function parameters(): { values: unknown[]; place: Place } {
  const values: unknown[] = [];
  return { values, place: (value) => `$${values.push(value)}` };
}

const where = (all: readonly string[]) => (all.length > 0 ? `where ${all.join(" and ")}` : "");

/** A day that the calendar does not have passes for a day until the database reads it. */
async function run<R extends object>(tx: Tx, statement: string, values: unknown[]): Promise<R[]> {
  try {
    return (await tx.client.query<R>(statement, values)).rows;
  } catch (error) {
    if (error instanceof DatabaseError && error.code === "22008") throw new Refusal("validation");
    throw error;
  }
}

export interface RowsPage {
  readonly items: readonly StoredRow[];
  readonly next: string | null;
}

export async function listRows(
  tx: Tx,
  resource: ServedResource,
  actor: Caller,
  input: Input,
  limit: number,
): Promise<RowsPage> {
  const { values, place } = parameters();
  const order = orderOf(resource, input);
  const narrowed = [
    ...conditions(resource, actor, input, place),
    ...behindCursor(order, input["after"], place),
  ];
  const direction = order.descending ? "desc" : "asc";
  const rows = await run<StoredRow & { $place: string }>(
    tx,
    `select ${resource.select}, ${order.word} as "$place" from ${resource.table} kept ${where(narrowed)}
     order by ${order.by} ${direction}, kept.id ${direction} limit ${place(limit + 1)}`,
    values,
  );

  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return {
    items: page,
    next: last ? makeCursor(last.$place, last.id) : null,
  };
}

/** Exact where it is quick or asked for; beyond, what the planner believes. */
export async function countRows(
  tx: Tx,
  resource: ServedResource,
  actor: Caller,
  input: Input,
): Promise<{ count: number; exact: boolean }> {
  const { values, place } = parameters();
  const from = `from ${resource.table} kept ${where(conditions(resource, actor, input, place))}`;
  const exactly = input["exactly"] !== undefined;
  const [counted] = await run<{ count: number }>(
    tx,
    exactly
      ? `select count(*) ${from}`
      : `select count(*) from (select 1 ${from} limit ${countedUpTo + 1}) few`,
    values,
  );
  const count = counted?.count ?? 0;
  if (exactly || count <= countedUpTo) return { count, exact: true };
  const [plan] = await run<{ "QUERY PLAN": readonly { Plan: { "Plan Rows": number } }[] }>(
    tx,
    `explain (format json) select 1 ${from}`,
    values,
  );
  const believed = plan?.["QUERY PLAN"][0]?.Plan["Plan Rows"] ?? 0;
  return { count: Math.max(countedUpTo + 1, believed), exact: false };
}

/** What an action on everything would meet: in the order of ids, so that rows which change meanwhile move nothing. */
export async function pickRows(
  tx: Tx,
  resource: ServedResource,
  actor: Caller,
  input: Input,
): Promise<{ rows: { id: number; name: string }[]; more: boolean }> {
  const { values, place } = parameters();
  const { most } = limits.severalRows;
  const name = resource.namedBy.map(({ read }) => `(${read})::text`).join(", ");
  const rows = await run<{ id: number; name: string }>(
    tx,
    `select kept.id, concat_ws(' ', ${name}) as name from ${resource.table} kept
     ${where(conditions(resource, actor, input, place))} order by kept.id limit ${place(most + 1)}`,
    values,
  );
  return { rows: rows.slice(0, most), more: rows.length > most };
}

/** A company's staff see the provider's rows through row level security, but theirs to open are only the own. */
export async function findRow(
  tx: Tx,
  resource: ServedResource,
  actor: Caller,
  id: unknown,
  forUpdate = false,
): Promise<StoredRow> {
  const own = resource.houses === "none" ? null : actor.companyId;
  const { rows } = await tx.client.query<StoredRow>(
    `select ${resource.select} from ${resource.table} kept
     where kept.id = $1 ${own === null ? "" : "and kept.company_id = $2"} ${forUpdate ? "for update of kept" : ""}`,
    own === null ? [id] : [id, own],
  );
  if (!rows[0]) throw new Refusal(resource.missing);
  return rows[0];
}
