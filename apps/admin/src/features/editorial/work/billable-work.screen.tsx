import "../../../shared/theme/styles-screens.ts";
import { Select } from "@mantine/core";
import { EndpointList } from "@polyphon/admin-kit/list/endpoint-list.tsx";
import type { ListColumn } from "@polyphon/admin-kit/list/list-column.ts";
import { type RowOf, useList } from "@polyphon/admin-kit/list/use-list.ts";
import { listBillableWork } from "@polyphon/contract/editorial/work.contract.ts";
import { addMonths } from "@polyphon/rules/time/calendar-dates.ts";
import { EmptyState } from "@polyphon/ui/feedback/state/empty-state.tsx";
import { StatusDot } from "@polyphon/ui/feedback/status-dot.tsx";
import { useNow } from "@polyphon/web/time/use-now.ts";
import { AppLink, useGo } from "../../../shared/address/app-link.tsx";
import { screenHref } from "../../../shared/address/screen-href.ts";
import { formatMoment } from "../../../shared/time/format-time.ts";
import { useListQuery } from "../../../shared/list/use-list-query.ts";
import { holds, useAccount } from "../../../shared/session/account.ts";
import { type Texts, useText } from "../../../shared/text/use-text.ts";
import { formatEuros } from "./money-words.ts";
import { codeColumn, payColumn } from "./work-columns.tsx";

type Row = RowOf<typeof listBillableWork>;

const viewHref = ({ id }: Row) => screenHref("/admin/view-post/:id", { id });

function columnsOf(texts: Texts): ListColumn<Row>[] {
  const { text, language } = texts;
  const statusWords = (row: Row) => text(`content.statuses.${row.status}`);
  return [
    {
      key: "post",
      header: text("editorial.work.post"),
      width: "30%",
      wrap: true,
      card: "title",
      words: (row) => row.title,
      render: (row) => <AppLink href={viewHref(row)}>{row.title}</AppLink>,
    },
    {
      key: "category",
      header: text("editorial.work.category"),
      card: "line",
      words: (row) => row.categoryName,
    },
    { key: "writer", header: text("editorial.work.writer"), card: "line", words: (row) => row.writerName },
    {
      key: "source",
      header: text("editorial.work.source"),
      card: "hidden",
      words: (row) => text(`content.sources.${row.source}`),
    },
    codeColumn(texts),
    {
      key: "status",
      header: text("editorial.work.status"),
      card: "foot",
      words: statusWords,
      render: (row) => <StatusDot tone="ok">{statusWords(row)}</StatusDot>,
    },
    {
      key: "since",
      header: text("editorial.work.since"),
      card: "hidden",
      clock: true,
      words: (row) => formatMoment(row.billableAt, language),
    },
    { ...payColumn(texts), card: "foot-end" },
  ];
}

/** The last months, and an older one that the address asks for. */
function useMonths(chosen: string | undefined) {
  const { language } = useText();
  const today = new Date(useNow()).toISOString().slice(0, 10);
  const format = new Intl.DateTimeFormat(language, { month: "long", year: "numeric", timeZone: "UTC" });
  const last = Array.from({ length: 13 }, (_, back) => addMonths(today, -back).slice(0, 7));
  const offered = chosen === undefined || last.includes(chosen) ? last : [...last, chosen];
  return offered.map((value) => ({ value, label: format.format(new Date(`${value}-01`)) }));
}

/** Paid posts, with the rate of the day on which they became billable. */
export default function BillableWorkScreen() {
  const texts = useText();
  const { text, language } = texts;
  const go = useGo();
  const query = useListQuery();
  const mayView = holds(useAccount(), "view_post");
  const list = useList(listBillableWork, query);
  const { month } = list.call;
  const total = list.answer.data?.total;
  return (
    <EndpointList
      title={text("editorial.work.billableTitle")}
      list={list}
      columns={columnsOf(texts)}
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
      toolbar={
        <Select
          aria-label={text("editorial.work.month")}
          placeholder={text("editorial.work.month")}
          data={useMonths(month)}
          value={month ?? null}
          onChange={(value) => query.change({ month: value ?? undefined, after: undefined })}
          clearable
          clearButtonProps={{ "aria-label": text("editorial.list.all") }}
        />
      }
      onRowOpen={mayView ? (row) => go(viewHref(row)) : undefined}
      empty={
        <EmptyState
          title={text("editorial.work.emptyBillable")}
          text={text("editorial.work.emptyBillableText")}
        />
      }
    />
  );
}
