import { makeCursor, readCursor } from "../../../platform/list/cursor.ts";

/** A position in a log that merges several sources: the instant, the source, and the key within it. */
export interface LogPlace {
  readonly at: Date;
  readonly source: string;
  readonly key: string;
}

interface Entry {
  readonly at: Date;
  readonly key: string;
}

/** Newest first; of one instant by source, and within a source by the order it answered in. */
export interface LogSource<T extends Entry> {
  readonly name: string;
  /** The rows behind the position, or from the beginning; `edge` is a position outside the source's own rows. */
  read(
    after: { readonly at: Date; readonly key: string | Edge } | null,
    limit: number,
  ): Promise<readonly T[]>;
}

/** Either every row of the instant still follows, or none. */
export type Edge = { readonly edge: "before all" | "behind all" };

function startOf(place: LogPlace | null, source: string) {
  if (!place) return null;
  const { at } = place;
  if (place.source === source) return { at, key: place.key };
  return { at, key: { edge: source > place.source ? "before all" : "behind all" } } as const;
}

export function readPlace(after: string | undefined): LogPlace | null {
  const parts = readCursor(after, ["timestamptz", "text", "text"]);
  return parts && { at: new Date(parts[0]), source: parts[1], key: parts[2] };
}

/** One page of all sources together. */
export async function newestFirst<T extends Entry>(
  sources: readonly LogSource<T>[],
  after: string | undefined,
  limit: number,
): Promise<{ readonly items: readonly T[]; readonly next: string | null }> {
  const place = readPlace(after);
  const found: { entry: T; source: string }[] = [];
  for (const source of sources) {
    const entries = await source.read(startOf(place, source.name), limit + 1);
    found.push(...entries.map((entry) => ({ entry, source: source.name })));
  }
  // A stable sort: entries of one source and instant keep the order in which they came.
  const sorted = found.toSorted(
    (a, b) =>
      b.entry.at.getTime() - a.entry.at.getTime() || (a.source < b.source ? -1 : a.source > b.source ? 1 : 0),
  );
  const page = sorted.slice(0, limit);
  const last = page.at(-1);
  return {
    items: page.map(({ entry }) => entry),
    next:
      sorted.length > page.length && last
        ? makeCursor(last.entry.at.toISOString(), last.source, last.entry.key)
        : null,
  };
}

const beyondEveryId = Number.MAX_SAFE_INTEGER;

/** A numeric key, or the edge beside all of them. Newest first, so what comes first has the highest number. */
export function numberOf(key: string | Edge): number {
  if (typeof key !== "string") return key.edge === "before all" ? beyondEveryId : 0;
  const number = Number(key);
  return Number.isSafeInteger(number) ? number : 0;
}

export function uuidOf(key: string | Edge): string {
  if (typeof key !== "string")
    return (key.edge === "before all" ? "f" : "0")
      .repeat(32)
      .replace(/^(.{8})(.{4})(.{4})(.{4})/u, "$1-$2-$3-$4-");
  return /^[0-9a-f-]{36}$/u.test(key) ? key : "00000000-0000-0000-0000-000000000000";
}
