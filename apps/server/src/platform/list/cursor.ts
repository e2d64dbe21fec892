import { Refusal } from "../operation/refusal.ts";

/** What a part of a cursor is compared as. */
export type CursorType = "text" | "numeric" | "bigint" | "date" | "timestamptz" | "boolean" | "uuid";

/** The position of a row in a list: the values the list is ordered by, each in the database's format. */
export function makeCursor(...parts: readonly (string | number)[]): string {
  return Buffer.from(JSON.stringify(parts.map(String))).toString("base64url");
}

const shapes: Readonly<Record<CursorType, RegExp>> = {
  text: /^[^\0]*$/u,
  numeric: /^-?\d+(?:\.\d+)?$/,
  bigint: /^-?\d{1,18}$/,
  date: /^\d{4}-\d{2}-\d{2}$/,
  timestamptz: /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}:\d{2}(?:\.\d{1,6})?(?:Z|[+-]\d{2}(?::\d{2})?)$/,
  boolean: /^(?:true|false)$/,
  uuid: /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/,
};

function decoded(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, "base64url").toString("utf8"));
  } catch {
    return null;
  }
}

/** A day that exists in the calendar, and a time that exists in the day. */
function exists(word: string): boolean {
  const day = word.slice(0, 10);
  const midnight = new Date(`${day}T00:00:00Z`);
  const instant = word.replace(" ", "T").replace(/:[\d.]+[+-]\d{2}$/, "$&:00");
  return !Number.isNaN(Date.parse(instant)) && midnight.toISOString().startsWith(day);
}

function fits(part: unknown, type: CursorType, endless: boolean): part is string {
  if (typeof part !== "string") return false;
  const isTime = type === "date" || type === "timestamptz";
  if (isTime && endless && part === "infinity") return true;
  return shapes[type].test(part) && (!isTime || exists(part));
}

/** A cursor of another list, or a forged one, is refused. */
function refuseCursor(): never {
  throw new Refusal("validation", {}, [{ field: "after", error: "not_found", values: {} }]);
}

/** The parts of a cursor that this list has made; null without one. `endless` is for lists with empty times at their end. */
export function readCursor<const T extends readonly CursorType[]>(
  cursor: string | undefined,
  types: T,
  { endless = false }: { readonly endless?: boolean } = {},
): { readonly [K in keyof T]: string } | null {
  if (cursor === undefined) return null;
  const parts = decoded(cursor);
  if (!Array.isArray(parts) || parts.length !== types.length) refuseCursor();
  const isOurs = types.every((type, at) => fits(parts[at], type, endless));
  return isOurs ? (parts as unknown as { readonly [K in keyof T]: string }) : refuseCursor();
}
