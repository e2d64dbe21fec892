import type { Bind } from "./condition.ts";
import { type CursorType, readCursor } from "./cursor.ts";

/** What a list is ordered by; the last key is unique. */
export interface ListOrder {
  readonly keys: readonly (readonly [sql: string, type: CursorType])[];
  readonly descending: boolean;
}

export const newestFirst = (at: string, id: string): ListOrder => ({
  keys: [
    [at, "timestamptz"],
    [id, "bigint"],
  ],
  descending: true,
});

export const oldestFirst = (at: string, id: string): ListOrder => ({
  ...newestFirst(at, id),
  descending: false,
});

export const byId = (id: string, direction: "ascending" | "descending"): ListOrder => ({
  keys: [[id, "bigint"]],
  descending: direction === "descending",
});

export function orderClause({ keys, descending }: ListOrder): string {
  return `order by ${keys.map(([sql]) => `${sql} ${descending ? "desc" : "asc"}`).join(", ")}`;
}

/** Every key of a row as text: to the microsecond, and as exact as the database keeps it. */
export function placeColumn({ keys }: ListOrder): string {
  return `array[${keys.map(([sql]) => `(${sql})::text`).join(", ")}] as "$place"`;
}

/** Only the rows behind the cursor. */
export function behindCursor(order: ListOrder, after: string | undefined, bind: Bind): string[] {
  const types = order.keys.map(([, type]) => type);
  const parts = readCursor(after, types, { endless: true });
  if (!parts) return [];
  const columns = order.keys.map(([sql]) => sql).join(", ");
  const places = order.keys.map(([, type], at) => `${bind(parts[at])}::${type}`).join(", ");
  return [`(${columns}) ${order.descending ? "<" : ">"} (${places})`];
}
