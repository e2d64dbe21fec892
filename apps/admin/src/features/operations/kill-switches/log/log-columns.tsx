import type { Kit } from "@polyphon/admin-kit/kit/kit-context.tsx";
import type { TableColumn } from "@polyphon/ui/data/table/table-model.ts";
import { formatMoment } from "../../../../shared/time/format-time.ts";
import type { Texts } from "../../../../shared/text/use-text.ts";
import { countText, type LogRow, switchName } from "../switch-model.ts";

function effectOf(row: LogRow, { text, language }: Texts): string {
  if (row.scope === "cron") return "";
  const count = countText(row.affected, text, language);
  if (row.active) return text("operations.log.planned", { count });
  const released = row.released.toLocaleString(language);
  return row.doneAt === null
    ? text("operations.log.working", { released, count })
    : text("operations.log.givenBack", { released, cancelled: row.cancelled.toLocaleString(language) });
}

export function logColumns(texts: Texts, label: Kit["label"]): TableColumn<LogRow>[] {
  const { text, language } = texts;
  return [
    {
      key: "what",
      header: text("operations.log.what"),
      card: "title",
      wrap: true,
      render: (row) => (
        <b>
          {text(row.active ? "operations.log.stopped" : "operations.log.released", {
            name: switchName(row, text, label),
          })}
        </b>
      ),
    },
    {
      key: "by",
      header: text("operations.log.by"),
      card: "line",
      render: (row) => row.by ?? text("operations.switch.product"),
    },
    {
      key: "reason",
      header: text("operations.log.reason"),
      card: "line",
      wrap: true,
      render: (row) => <q>{row.reason}</q>,
    },
    {
      key: "when",
      header: text("operations.log.when"),
      card: "foot",
      render: (row) => formatMoment(row.at, language),
    },
    {
      key: "effect",
      header: text("operations.log.effect"),
      align: "end",
      card: "line",
      wrap: true,
      render: (row) => effectOf(row, texts),
    },
  ];
}
