import "../../../shared/theme/styles-screens.ts";
import { Button } from "@mantine/core";
import { numberColumn } from "@polyphon/admin-kit/column/number-column.ts";
import { EndpointList } from "@polyphon/admin-kit/list/endpoint-list.tsx";
import type { ListColumn } from "@polyphon/admin-kit/list/list-column.ts";
import { type RowOf, useList } from "@polyphon/admin-kit/list/use-list.ts";
import { listWritersWork } from "@polyphon/contract/editorial/work.contract.ts";
import { addDays, mondayOf } from "@polyphon/rules/time/calendar-dates.ts";
import { Meter } from "@polyphon/ui/data/figure/meter.tsx";
import { Tag } from "@polyphon/ui/data/tag.tsx";
import { EmptyState } from "@polyphon/ui/feedback/state/empty-state.tsx";
import { useNow } from "@polyphon/web/time/use-now.ts";
import { formatDate } from "../../../shared/time/format-time.ts";
import { useListQuery } from "../../../shared/list/use-list-query.ts";
import { type Texts, useText } from "../../../shared/text/use-text.ts";
import classes from "../editorial.module.css";
import { weekNamed, weekNumber } from "./week-words.ts";
import { codeColumn, payColumn } from "./work-columns.tsx";

type Row = RowOf<typeof listWritersWork>;

function columnsOf(texts: Texts): ListColumn<Row>[] {
  const { text, language } = texts;
  const figure = (key: "judged" | "rejected" | "billable") =>
    numberColumn<Row>(language, {
      key,
      header: text(`editorial.work.${key}`),
      value: (row) => row[key],
    });
  const ready = text("editorial.work.ready");
  const targetWords = ({ submitted, target }: Row) =>
    target === null
      ? text("editorial.work.noTarget", { count: submitted })
      : text("editorial.review.ofTarget", { count: submitted, target });
  return [
    {
      key: "name",
      header: text("editorial.work.writer"),
      width: "24%",
      card: "title",
      words: (row) => (row.readyToPublish ? `${row.name} · ${ready}` : row.name),
      render: (row) => (
        <>
          {row.name} {row.readyToPublish && <Tag tone="ok">{ready}</Tag>}
        </>
      ),
    },
    codeColumn(texts),
    {
      key: "target",
      header: text("editorial.work.submitted"),
      width: "20%",
      card: "line",
      words: targetWords,
      render: (row) =>
        row.target === null ? (
          targetWords(row)
        ) : (
          <Meter label="" valueText={targetWords(row)} value={row.submitted} max={row.target} />
        ),
    },
    figure("judged"),
    figure("rejected"),
    figure("billable"),
    payColumn(texts),
  ];
}

/** What each writer did in one week; the week is in the address. */
export default function WritersWorkScreen() {
  const texts = useText();
  const { text, language } = texts;
  const query = useListQuery();
  const today = new Date(useNow()).toISOString().slice(0, 10);
  const week = weekNamed(query.values["week"]) ?? mondayOf(today);
  const list = useList(listWritersWork, query, { week });
  const goTo = (away: number) => query.change({ week: addDays(week, away * 7), after: undefined });
  return (
    <EndpointList
      title={text("editorial.work.allTitle")}
      list={list}
      columns={columnsOf(texts)}
      searchLabel={text("editorial.work.search")}
      count={text("editorial.work.allSub", { day: formatDate(week, language), week: weekNumber(week) })}
      toolbar={
        <div className={classes.weeks}>
          <Button variant="default" size="xs" onClick={() => goTo(-1)}>
            {text("editorial.work.previousWeek")}
          </Button>
          <Button variant="default" size="xs" onClick={() => goTo(1)}>
            {text("editorial.work.nextWeek")}
          </Button>
        </div>
      }
      empty={
        <EmptyState
          title={text("editorial.work.emptyWriters")}
          text={text("editorial.work.emptyWritersText")}
        />
      }
    />
  );
}
