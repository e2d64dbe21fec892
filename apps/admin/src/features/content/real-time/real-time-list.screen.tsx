import "../../../shared/theme/styles-screens.ts";
import { FilterBar } from "@polyphon/admin-kit/filter/filter-bar.tsx";
import { EndpointList } from "@polyphon/admin-kit/list/endpoint-list.tsx";
import type { ListColumn } from "@polyphon/admin-kit/list/list-column.ts";
import { type RowOf, useList } from "@polyphon/admin-kit/list/use-list.ts";
import { listStaffRealTime } from "@polyphon/contract/content/real-time/staff-real-time.contract.ts";
import { EmptyState } from "@polyphon/ui/feedback/state/empty-state.tsx";
import { figureColumn } from "../../../shared/figures/figure-column.ts";
import { AppLink, useGo } from "../../../shared/address/app-link.tsx";
import { useFilters } from "../../../shared/list/use-filters.ts";
import { formatMoment } from "../../../shared/time/format-time.ts";
import { screenHref } from "../../../shared/address/screen-href.ts";
import { useListQuery } from "../../../shared/list/use-list-query.ts";
import { type Texts, useText } from "../../../shared/text/use-text.ts";
import { RealTimeFeeds } from "./real-time-feeds.tsx";
import { realTimeFilters } from "./real-time-filters.ts";
import { SourceFilter } from "./source-filter.tsx";

type Row = RowOf<typeof listStaffRealTime>;

const viewHref = ({ id }: Row) => screenHref("/admin/real_time_contents/view_detail/:id", { id });

function columnsOf(texts: Texts): ListColumn<Row>[] {
  const { text, language } = texts;
  const languageWords = (row: Row) =>
    row.language === null ? "" : text(`content.languages.${row.language}`);
  const figure = (name: "views" | "likes" | "shares") =>
    figureColumn<Row>(texts, {
      key: name,
      header: text(`content.realTime.${name}`),
      figure: (row) => ({ value: row[name], rounded: row.rounded }),
    });
  return [
    {
      key: "item",
      header: text("content.realTime.item"),
      width: "36%",
      wrap: true,
      card: "title",
      words: (row) => row.title,
      render: (row) => <AppLink href={viewHref(row)}>{row.title}</AppLink>,
    },
    { key: "source", header: text("content.realTime.source"), card: "line", words: (row) => row.source },
    {
      key: "language",
      header: text("content.realTime.fields.language"),
      card: "line",
      words: languageWords,
      render: (row) => languageWords(row) || text("content.realTime.none"),
    },
    {
      key: "company",
      header: text("content.realTime.fields.companyId"),
      card: "foot",
      words: (row) => row.company,
    },
    figure("views"),
    figure("likes"),
    figure("shares"),
    {
      key: "published",
      header: text("content.realTime.published"),
      card: "foot-end",
      clock: true,
      words: (row) => formatMoment(row.publishedAt, language),
    },
  ];
}

export default function RealTimeListScreen() {
  const texts = useText();
  const { text } = texts;
  const go = useGo();
  const query = useListQuery();
  return (
    <EndpointList
      title={text("content.realTime.title")}
      list={useList(listStaffRealTime, query)}
      columns={columnsOf(texts)}
      count={text("content.realTime.sub")}
      searchLabel={text("content.realTime.search")}
      tabs={<RealTimeFeeds companyId={query.values["companyId"]} />}
      toolbar={
        <>
          <SourceFilter
            value={query.values["source"]}
            onChange={(source) => query.change({ source, after: undefined })}
          />
          <FilterBar resource={useFilters(realTimeFilters)} query={query} />
        </>
      }
      onRowOpen={(row) => go(viewHref(row))}
      empty={<EmptyState title={text("content.realTime.empty")} text={text("content.realTime.emptyText")} />}
    />
  );
}
