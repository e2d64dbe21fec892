import { makeCursor, readCursor } from "../../../platform/page/cursor.ts";

interface Wish {
  readonly after?: string | undefined;
  readonly limit: number;
}

/** Where a page begins, and one more than it holds: whether there is a next one. */
export function noticesWanted({ after, limit }: Wish) {
  const place = readCursor(after, ["number"]);
  return { afterId: place ? Number(place[0]) : null, limit: limit + 1 };
}

/** Somebody's notices, newest first. */
export function pageOfNotices<Row extends { readonly id: number; readonly createdAt: Date }>(
  found: readonly Row[],
  { limit }: Wish,
) {
  const items = found.slice(0, limit);
  const last = items.at(-1);
  return {
    items: items.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })),
    next: found.length > items.length && last ? makeCursor(last.id) : null,
  };
}
