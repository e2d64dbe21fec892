import { plainCell } from "@polyphon/contract/kit/export-page.ts";
import type { ListColumn } from "../list/list-column.ts";
import type { List } from "../list/use-list.ts";
import type { ExportSource } from "./use-file-export.ts";

/** A file has no foot that could say by whose clock its times are. */
export const zonedHead = (header: string, zone: string): string => `${header} (${zone})`;

/** What a list shows: its rows as narrowed and ordered now, in the columns that are shown. */
export function listRows<Row>(
  list: Pick<List<Row>, "name" | "page">,
  columns: readonly ListColumn<Row>[],
  zone: string,
): ExportSource {
  const written = columns.filter(({ words }) => words !== undefined);
  return {
    name: list.name.replace(/^list-/u, ""),
    heads: written.map(({ header, clock }) => (clock === true ? zonedHead(header, zone) : header)),
    page: async (after, signal) => {
      const { items, next } = await list.page(after, signal);
      const rows = items.map((row) =>
        written.map(({ words, inFile = words }) => plainCell(inFile?.(row) ?? "")),
      );
      return { rows, next };
    },
  };
}
