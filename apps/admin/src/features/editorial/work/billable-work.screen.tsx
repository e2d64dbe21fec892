import "../../../shared/theme/styles-screens.ts";
import { Select } from "@mantine/core";
import { EndpointList } from "@polyphon/admin-kit/list/endpoint-list.tsx";
import { ExportMenu } from "@polyphon/admin-kit/export/export-menu.tsx";
import { listBillableWork } from "@polyphon/contract/editorial/work.contract.ts";
import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import { addMonths } from "@polyphon/rules/time/calendar-dates.ts";
import type { TableColumn } from "@polyphon/ui/data/table/table-model.ts";
import { EmptyState } from "@polyphon/ui/feedback/state/empty-state.tsx";
import { StatusDot } from "@polyphon/ui/feedback/status-dot.tsx";
import { useApi, useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { keepPreviousData } from "@tanstack/react-query";
import { formatMoment } from "../../../shared/time/format-time.ts";
import { useListQuery } from "../../../shared/list/use-list-query.ts";
import { useNow } from "@polyphon/web/time/use-now.ts";
import { type Texts, useText } from "../../../shared/text/use-text.ts";
import classes from "../editorial.module.css";
import { formatEuros, plainEuros } from "./money-words.ts";

type Row = OutputOf<typeof listBillableWork>["items"][number];

function columnsOf({ text, language }: Texts): TableColumn<Row>[] {
  return [
    {
      key: "post",
      header: text("editorial.work.post"),
      width: "30%",
      wrap: true,
      card: "title",
      render: (row) => row.title,
    },
    {
      key: "category",
      header: text("editorial.work.category"),
      card: "line",
      render: (row) => row.categoryName,
    },
    { key: "writer", header: text("editorial.work.writer"), card: "line", render: (row) => row.writerName },
    {
      key: "source",
      header: text("editorial.work.source"),
      card: "hidden",
      render: (row) => text(`content.sources.${row.source}`),
    },
    {
      key: "code",
      header: text("editorial.work.code"),
      card: "hidden",
      render: (row) => row.curatorCode ?? "–",
    },
    {
      key: "status",
      header: text("editorial.work.status"),
      card: "foot",
      render: (row) => <StatusDot tone="ok">{text(`content.statuses.${row.status}`)}</StatusDot>,
    },
    {
      key: "since",
      header: text("editorial.work.since"),
      card: "hidden",
      render: (row) => formatMoment(row.billableAt, language),
    },
    {
      key: "pay",
      header: text("editorial.work.pay"),
      align: "end",
      card: "foot-end",
      render: (row) => <span className={classes.money}>{formatEuros(row.cents, language)}</span>,
    },
  ];
}

function useMonths() {
  const { language } = useText();
  const today = new Date(useNow()).toISOString().slice(0, 10);
  const format = new Intl.DateTimeFormat(language, { month: "long", year: "numeric", timeZone: "UTC" });
  return Array.from({ length: 13 }, (_, back) => {
    const first = addMonths(today, -back);
    return { value: first.slice(0, 7), label: format.format(new Date(first)) };
  });
}

/** Paid posts, with the rate of the day on which they became billable. */
export default function BillableWorkScreen() {
  const texts = useText();
  const { text, language } = texts;
  const query = useListQuery();
  const api = useApi();
  const months = useMonths();
  const { after } = query.values;
  const month = months.find(({ value }) => value === query.values["month"])?.value;
  const narrowed = month === undefined ? {} : { month };
  const list = useEndpoint(
    listBillableWork,
    { ...narrowed, ...(after === undefined ? {} : { after }) },
    { placeholderData: keepPreviousData },
  );
  const total = list.data?.total;
  const columns = columnsOf(texts);
  return (
    <EndpointList
      title={text("editorial.work.billableTitle")}
      list={list}
      query={query}
      columns={columns}
      counted={total?.posts ?? null}
      count={() =>
        total === undefined
          ? "\u00A0"
          : text("editorial.work.billableSub", {
              count: total.posts,
              formatted: total.posts.toLocaleString(language),
              money: formatEuros(total.cents, language),
            })
      }
      filters={["month"]}
      actions={
        <ExportMenu
          source={{
            name: "billable-work",
            heads: columns.map(({ header }) => header),
            page: async (from, signal) => {
              const call = { ...narrowed, limit: 100, ...(from === undefined ? {} : { after: from }) };
              const { items, next } = await api(listBillableWork, call, { signal });
              const rows = items.map((row) => [
                row.title,
                row.categoryName,
                row.writerName,
                text(`content.sources.${row.source}`),
                row.curatorCode ?? "",
                text(`content.statuses.${row.status}`),
                row.billableAt,
                plainEuros(row.cents),
              ]);
              return { rows, next };
            },
          }}
        />
      }
      toolbar={
        <Select
          aria-label={text("editorial.work.month")}
          placeholder={text("editorial.work.month")}
          data={months}
          value={month ?? null}
          onChange={(value) => query.change({ month: value ?? undefined, after: undefined })}
          clearable
          clearButtonProps={{ "aria-label": text("editorial.list.all") }}
        />
      }
      empty={
        <EmptyState
          title={text("editorial.work.emptyBillable")}
          text={text("editorial.work.emptyBillableText")}
        />
      }
    />
  );
}
