import type { ListColumn } from "@polyphon/admin-kit/list/list-column.ts";
import type { Texts } from "../text/use-text.ts";
import { figureText, type GuardedFigure } from "./figure-text.ts";

/** A column of figures about people; a file holds the digits alone, and nothing where a figure is withheld. */
export function figureColumn<Row>(
  texts: Texts,
  {
    figure,
    ...column
  }: Pick<ListColumn<Row>, "key" | "header" | "card"> & { readonly figure: (row: Row) => GuardedFigure },
): ListColumn<Row> {
  return {
    card: "line",
    ...column,
    align: "end",
    words: (row) => figureText(figure(row), texts),
    inFile: (row) => String(figure(row).value ?? ""),
  };
}
