import type { ListColumn } from "@polyphon/admin-kit/list/list-column.ts";
import type { Texts } from "../../../shared/text/use-text.ts";
import classes from "../editorial.module.css";
import { formatEuros, plainEuros } from "./money-words.ts";

export function codeColumn({ text }: Texts): ListColumn<{ readonly curatorCode: string | null }> {
  return {
    key: "code",
    header: text("editorial.work.code"),
    card: "hidden",
    words: (row) => row.curatorCode ?? "",
    render: (row) => row.curatorCode ?? "–",
  };
}

export function payColumn({ text, language }: Texts): ListColumn<{ readonly cents: number }> {
  const words = ({ cents }: { readonly cents: number }) => formatEuros(cents, language);
  return {
    key: "pay",
    header: text("editorial.work.pay"),
    align: "end",
    card: "line",
    words,
    inFile: ({ cents }) => plainEuros(cents),
    render: (row) => <span className={classes.money}>{words(row)}</span>,
  };
}
