import type { ListColumn } from "@polyphon/admin-kit/list/list-column.ts";
import { Face } from "@polyphon/ui/data/face.tsx";
import type { Texts } from "../../../shared/text/use-text.ts";
import classes from "../autopilot.module.css";

/** The employee's name, and below it what tells namesakes apart. */
export function personColumn<Row extends { readonly name: string }>(
  { text }: Texts,
  width: string,
  detailOf: (row: Row) => string,
): ListColumn<Row> {
  return {
    key: "person",
    header: text("autopilot.users.person"),
    width,
    card: "title",
    words: (row) => `${row.name} · ${detailOf(row)}`,
    render: (row) => (
      <span className={classes.person}>
        <Face name={row.name} size={26} />
        <span className={classes.stacked}>
          <b className={classes.name}>{row.name}</b>
          <span className={classes.quiet}>{detailOf(row)}</span>
        </span>
      </span>
    ),
  };
}
