import type { TableColumn } from "@polyphon/ui/data/table/table-model.ts";
import type { Kit } from "../kit/kit-context.tsx";
import { type RowAction, RowMenu } from "../row/row-menu.tsx";

/** The last column of every list: the menu of what can be done to a row. */
export function actionsColumn<Row>(
  text: Kit["text"],
  nameOf: (row: Row) => string,
  actionsOf: (row: Row) => readonly RowAction[],
): TableColumn<Row> {
  return {
    key: "actions",
    header: text("kit.list.actions"),
    hideHeader: true,
    align: "end",
    width: "64px",
    wrap: true,
    card: "actions",
    render: (row) => <RowMenu name={nameOf(row)} actions={actionsOf(row)} />,
  };
}
