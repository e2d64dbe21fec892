import type { Kit } from "@polyphon/admin-kit/kit/kit-context.tsx";
import type { ListColumn } from "@polyphon/admin-kit/list/list-column.ts";
import { formatMoment } from "../../../../shared/time/format-time.ts";
import type { Texts } from "../../../../shared/text/use-text.ts";
import { type LogRow, switchName } from "../switch-model.ts";
import { countText } from "../../../../shared/switches/switch-target.ts";

function effectOf(row: LogRow, { text, language }: Texts): string {
  if (row.scope === "cron") return "";
  const count = countText(row.affected, text, language);
  if (row.active) return text("operations.log.planned", { count });
  const released = row.released.toLocaleString(language);
  return row.doneAt === null
    ? text("operations.log.working", { released, count })
    : text("operations.log.givenBack", { released, cancelled: row.cancelled.toLocaleString(language) });
}

export function logColumns(texts: Texts, label: Kit["label"]): ListColumn<LogRow>[] {
  const { text, language } = texts;
  const whatWords = (row: LogRow) => {
    const stopped = row.scope === "post" ? "operations.log.killed" : "operations.log.stopped";
    return text(row.active ? stopped : "operations.log.released", { name: switchName(row, text, label) });
  };
  return [
    {
      key: "what",
      header: text("operations.log.what"),
      card: "title",
      wrap: true,
      words: whatWords,
      render: (row) => <b>{whatWords(row)}</b>,
    },
    {
      key: "by",
      header: text("operations.log.by"),
      card: "line",
      words: (row) => row.by ?? text("shell.turn.product"),
    },
    {
      key: "reason",
      header: text("operations.log.reason"),
      card: "line",
      wrap: true,
      words: (row) => row.reason,
      render: (row) => <q>{row.reason}</q>,
    },
    {
      key: "when",
      header: text("operations.log.when"),
      card: "foot",
      clock: true,
      words: (row) => formatMoment(row.at, language),
    },
    {
      key: "effect",
      header: text("operations.log.effect"),
      align: "end",
      card: "line",
      wrap: true,
      words: (row) => effectOf(row, texts),
    },
  ];
}
