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

/** The order people expect of names: case and accents come second. An index serves it in the same words. */
export const textKey = (sql: string) => [`${sql} collate "und-x-icu"`, "text"] as const;

export const orderKey = <T extends CursorType>(sql: string, type: T) => [sql, type] as const;

/** What a list can be ordered by, by the names of its call; nothing for the age of its rows, which their ids tell. */
export type OrderKeys = Readonly<Record<string, ListOrder["keys"]>>;

/** The order that a call asks for. */
export function chosenOrder<K extends OrderKeys>(
  sort: (keyof K & string) | `-${keyof K & string}`,
  keys: K,
  id: string,
): ListOrder {
  const chosen = keys[sort.replace(/^-/, "")] ?? [];
  return { keys: [...chosen, [id, "bigint"]], descending: sort.startsWith("-") };
}

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
