import "../../../shared/theme/styles-screens.ts";
import { Button } from "@mantine/core";
import { EndpointList } from "@polyphon/admin-kit/list/endpoint-list.tsx";
import { ExportMenu } from "@polyphon/admin-kit/export/export-menu.tsx";
import { listWritersWork } from "@polyphon/contract/editorial/work.contract.ts";
import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import { addDays, mondayOf } from "@polyphon/rules/time/calendar-dates.ts";
import { Meter } from "@polyphon/ui/data/figure/meter.tsx";
import type { TableColumn } from "@polyphon/ui/data/table/table-model.ts";
import { Tag } from "@polyphon/ui/data/tag.tsx";
import { EmptyState } from "@polyphon/ui/feedback/state/empty-state.tsx";
import { useApi, useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { keepPreviousData } from "@tanstack/react-query";
import { formatDate } from "../../../shared/time/format-time.ts";
import { useListQuery } from "../../../shared/list/use-list-query.ts";
import { useNow } from "@polyphon/web/time/use-now.ts";
import { type Texts, useText } from "../../../shared/text/use-text.ts";
import classes from "../editorial.module.css";
import { formatEuros, plainEuros } from "./money-words.ts";
import { weekNamed, weekNumber } from "./week-words.ts";

type Row = OutputOf<typeof listWritersWork>["items"][number];

function columnsOf({ text, language }: Texts): TableColumn<Row>[] {
  const figure = (key: "judged" | "rejected" | "billable"): TableColumn<Row> => ({
    key,
    header: text(`editorial.work.${key}`),
    align: "end",
    card: "line",
    render: (row) => row[key].toLocaleString(language),
  });
  return [
    {
      key: "name",
      header: text("editorial.work.writer"),
      width: "24%",
      card: "title",
      render: (row) => (
        <>
          {row.name} {row.readyToPublish && <Tag tone="ok">{text("editorial.work.ready")}</Tag>}
        </>
      ),
    },
    {
      key: "code",
      header: text("editorial.work.code"),
      card: "hidden",
      render: (row) => row.curatorCode ?? "–",
    },
    {
      key: "target",
      header: text("editorial.work.submitted"),
      width: "20%",
      card: "line",
      render: (row) =>
        row.target === null ? (
          text("editorial.work.noTarget", { count: row.submitted })
        ) : (
          <Meter
            label=""
            valueText={text("editorial.review.ofTarget", { count: row.submitted, target: row.target })}
            value={row.submitted}
            max={row.target}
          />
        ),
    },
    figure("judged"),
    figure("rejected"),
    figure("billable"),
    {
      key: "pay",
      header: text("editorial.work.pay"),
      align: "end",
      card: "line",
      render: (row) => <span className={classes.money}>{formatEuros(row.cents, language)}</span>,
    },
  ];
}

/** What each writer did in one week; the week is in the address. */
export default function WritersWorkScreen() {
  const texts = useText();
  const { text, language } = texts;
  const query = useListQuery();
  const api = useApi();
  const today = new Date(useNow()).toISOString().slice(0, 10);
  const { after, search, week: wanted } = query.values;
  const week = weekNamed(wanted) ?? mondayOf(today);
  const narrowed = { week, ...(search === undefined ? {} : { search }) };
  const list = useEndpoint(
    listWritersWork,
    { ...narrowed, ...(after === undefined ? {} : { after }) },
    { placeholderData: keepPreviousData },
  );
  const goTo = (away: number) => query.change({ week: addDays(week, away * 7), after: undefined });
  return (
    <EndpointList
      title={text("editorial.work.allTitle")}
      list={list}
      query={query}
      columns={columnsOf(texts)}
      searchLabel={text("editorial.work.search")}
      count={text("editorial.work.allSub", { day: formatDate(week, language), week: weekNumber(week) })}
      actions={
        <ExportMenu
          source={{
            name: `writers-work-${week}`,
            heads: [
              text("editorial.work.writer"),
              text("editorial.work.code"),
              text("editorial.work.target"),
              text("editorial.work.submitted"),
              text("editorial.work.judged"),
              text("editorial.work.rejected"),
              text("editorial.work.billable"),
              text("editorial.work.pay"),
            ],
            page: async (from, signal) => {
              const call = { ...narrowed, limit: 100, ...(from === undefined ? {} : { after: from }) };
              const { items, next } = await api(listWritersWork, call, { signal });
              const rows = items.map((row) => [
                row.name,
                row.curatorCode ?? "",
                row.target === null ? "" : String(row.target),
                ...[row.submitted, row.judged, row.rejected, row.billable].map(String),
                plainEuros(row.cents),
              ]);
              return { rows, next };
            },
          }}
        />
      }
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
