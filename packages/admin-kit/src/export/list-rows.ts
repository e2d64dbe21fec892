import { plainCell } from "@polyphon/contract/kit/export-page.ts";
import type { ListColumn } from "../list/list-column.ts";
import type { List } from "../list/use-list.ts";
import type { ExportSource } from "./use-file-export.ts";

/** What a list shows: its rows as narrowed and ordered now, in the columns that are shown. */
export function listRows<Row>(
  list: Pick<List<Row>, "name" | "page">,
  columns: readonly ListColumn<Row>[],
): ExportSource {
  const written = columns.filter(({ words }) => words !== undefined);
  return {
    name: list.name.replace(/^list-/u, ""),
    heads: written.map(({ header }) => header),
    page: async (after, signal) => {
      const { items, next } = await list.page(after, signal);
      const rows = items.map((row) =>
        written.map(({ words, inFile = words }) => plainCell(inFile?.(row) ?? "")),
      );
      return { rows, next };
    },
  };
}
