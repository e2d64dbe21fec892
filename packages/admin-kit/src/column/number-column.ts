import type { Language } from "@polyphon/i18n/kit/languages.ts";
import type { ListColumn } from "../list/list-column.ts";

export interface NumberColumn<Row> extends Pick<ListColumn<Row>, "key" | "header" | "card"> {
  readonly value: (row: Row) => number;
}

/** A number as its reader writes it; a file holds its digits alone, which a spreadsheet reads in any language. */
export function numberColumn<Row>(
  language: Language,
  { key, header, card = "line", value }: NumberColumn<Row>,
): ListColumn<Row> {
  return {
    key,
    header,
    card,
    align: "end",
    words: (row) => value(row).toLocaleString(language),
    inFile: (row) => String(value(row)),
  };
}
