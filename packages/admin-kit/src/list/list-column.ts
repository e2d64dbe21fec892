import type { TableColumn } from "@polyphon/ui/data/table/table-model.ts";
import type { ReactNode } from "react";

/** A column of a list: what its cells say, and how, if not as plain words. */
export type ListColumn<Row> = Omit<TableColumn<Row>, "render" | "sortable"> & {
  /** Its words are times: a file says in the head by whose clock. */
  readonly clock?: boolean | undefined;
  /** Shown only by who chose it. */
  readonly optional?: boolean | undefined;
  /** What a file holds instead of the words: an amount that a spreadsheet can add up. */
  readonly inFile?: ((row: Row) => string) | undefined;
} & (
    | {
        /** What a cell says: an exported file holds it, and the table shows it unless `render` draws it. */
        readonly words: (row: Row) => string;
        readonly render?: ((row: Row) => ReactNode) | undefined;
      }
    | { readonly words?: undefined; readonly render: (row: Row) => ReactNode }
  );

/** The columns one may choose from; handles and menus, which have no visible head, are always there. */
export function offeredColumns<Row>(columns: readonly ListColumn<Row>[]): readonly ListColumn<Row>[] {
  return columns.filter(({ hideHeader }) => hideHeader !== true);
}

/** The columns to show, usual or chosen; the first one names the row and stays. */
export function shownColumns<Row>(
  columns: readonly ListColumn<Row>[],
  chosen: readonly string[] | undefined,
): readonly ListColumn<Row>[] {
  const [first] = offeredColumns(columns);
  return columns.filter((column) => {
    if (column === first || column.hideHeader === true) return true;
    return chosen === undefined ? column.optional !== true : chosen.includes(column.key);
  });
}

/** As the table takes it. */
export function tableColumn<Row>(column: ListColumn<Row>, sortable: boolean): TableColumn<Row> {
  const { words, render, optional: _optional, inFile: _inFile, clock: _clock, ...rest } = column;
  return { ...rest, sortable, render: (row) => (render ? render(row) : words?.(row)) };
}
