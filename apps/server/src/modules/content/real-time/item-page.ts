import { makeCursor, readCursor } from "../../../platform/page/cursor.ts";
import type { ItemPlace, ItemRow } from "./real-time-item.store.ts";

/** Where the page before ended. */
export function afterItem(cursor: string | undefined): ItemPlace | null {
  const parts = readCursor(cursor, ["instant", "number"]);
  return parts ? { publishedAt: new Date(String(parts[0])), id: Number(parts[1]) } : null;
}

export function placeAfter(page: readonly ItemRow[]): string | null {
  const last = page.at(-1);
  return last ? makeCursor(last.publishedAt.toISOString(), last.id) : null;
}
