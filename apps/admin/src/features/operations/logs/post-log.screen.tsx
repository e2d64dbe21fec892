import "../../../shared/theme/styles-screens.ts";
import { FilterBar } from "@polyphon/admin-kit/filter/filter-bar.tsx";
import { EndpointList } from "@polyphon/admin-kit/list/endpoint-list.tsx";
import type { ListColumn } from "@polyphon/admin-kit/list/list-column.ts";
import { type RowOf, useList } from "@polyphon/admin-kit/list/use-list.ts";
import { listPostLog } from "@polyphon/contract/operations/logs.contract.ts";
import type { PostLogAction } from "@polyphon/contract/operations/operations.ts";
import { EmptyState } from "@polyphon/ui/feedback/state/empty-state.tsx";
import { StatusDot, type StatusTone } from "@polyphon/ui/feedback/status-dot.tsx";
import { figureText } from "../../../shared/figures/figure-text.ts";
import { formatMoment } from "../../../shared/time/format-time.ts";
import { useFilters } from "../../../shared/list/use-filters.ts";
import { useListQuery } from "../../../shared/list/use-list-query.ts";
import { type Texts, useText } from "../../../shared/text/use-text.ts";
import { postLogFilters } from "./log-filters.ts";
import { postColumn } from "./post-column.tsx";
import classes from "../operations.module.css";

type Row = RowOf<typeof listPostLog>;

const tones: Readonly<Record<PostLogAction, StatusTone>> = {
  ADDED: "ok",
  EDITED: "info",
  KILLED: "bad",
  RELEASED: "ok",
};

function columnsOf(texts: Texts): ListColumn<Row>[] {
  const { text, language } = texts;
  const actionWords = (row: Row) => text(`operations.postLog.choices.action.${row.action}`);
  return [
    { ...postColumn(texts), width: "36%", card: "title" },
    {
      key: "action",
      header: text("operations.postLog.fields.action"),
      card: "foot",
      wrap: true,
      words: (row) => (row.reason === null ? actionWords(row) : `${actionWords(row)} · ${row.reason}`),
      render: (row) => (
        <span className={classes.stacked}>
          <StatusDot tone={tones[row.action]}>{actionWords(row)}</StatusDot>
          {row.reason !== null && <q className={classes.quiet}>{row.reason}</q>}
        </span>
      ),
    },
    {
      key: "by",
      header: text("operations.log.by"),
      card: "line",
      words: (row) => row.by ?? "",
      render: (row) => row.by ?? "–",
    },
    {
      key: "when",
      header: text("operations.log.when"),
      card: "foot-end",
      clock: true,
      words: (row) => formatMoment(row.at, language),
    },
    {
      key: "figures",
      header: text("operations.postLog.figures"),
      align: "end",
      card: "line",
      words: (row) =>
        text("operations.postLog.figuresText", {
          shares: figureText({ value: row.shares, rounded: row.rounded }, texts),
          clicks: figureText({ value: row.clicks, rounded: row.rounded, byWeek: true }, texts),
        }),
    },
  ];
}

export default function PostLogScreen() {
  const texts = useText();
  const { text } = texts;
  const query = useListQuery();
  return (
    <EndpointList
      title={text("operations.postLog.title")}
      list={useList(listPostLog, query)}
      columns={columnsOf(texts)}
      count={() => text("operations.postLog.sub")}
      toolbar={<FilterBar resource={useFilters(postLogFilters)} query={query} />}
      empty={
        <EmptyState title={text("operations.postLog.empty")} text={text("operations.postLog.emptyText")} />
      }
    />
  );
}
