import type { ReactNode } from "react";

/** The position of a cell when the row becomes a card: on a phone, or where rows are shown as tiles. */
export type CardPlace = "picture" | "title" | "side" | "foot" | "foot-end" | "actions" | "line" | "hidden";

export interface TableColumn<Row> {
  key: string;
  header: string;
  render: (row: Row) => ReactNode;
  align?: "start" | "end" | undefined;
  /** CSS width, such as "28%" or "120px". */
  width?: string | undefined;
  sortable?: boolean | undefined;
  /** Long words may break; by default a cell keeps one line and an ellipsis. */
  wrap?: boolean | undefined;
  card?: CardPlace | undefined;
  /** For a column without visible head, such as the row menu. */
  hideHeader?: boolean | undefined;
}

export interface TableSort {
  key: string;
  direction: "asc" | "desc";
}

export interface TableSelection<Row> {
  selected: ReadonlySet<string>;
  onChange: (selected: ReadonlySet<string>) => void;
  /** Spoken names of the boxes. */
  allLabel: string;
  rowLabel: (row: Row) => string;
}

/** On a phone rows become grids, and some browsers then drop the table semantics. */
export const tableRoles = {
  table: { role: "table" },
  rowgroup: { role: "rowgroup" },
  row: { role: "row" },
  columnheader: { role: "columnheader" },
  cell: { role: "cell" },
} as const;
