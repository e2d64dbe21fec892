import "../../../shared/theme/styles-screens.ts";
import { Select } from "@mantine/core";
import { EndpointList } from "@polyphon/admin-kit/list/endpoint-list.tsx";
import type { ListQuery } from "@polyphon/admin-kit/list/list-query.ts";
import { contentLanguages } from "@polyphon/contract/content/content.ts";
import { listStaffRealTime } from "@polyphon/contract/content/real-time/staff-real-time.contract.ts";
import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import { limits } from "@polyphon/contract/limits.ts";
import type { TableColumn } from "@polyphon/ui/data/table/table-model.ts";
import { EmptyState } from "@polyphon/ui/feedback/state/empty-state.tsx";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { keepPreviousData } from "@tanstack/react-query";
import { AppLink } from "../../../shared/address/app-link.tsx";
import { CompanyFilter } from "../../../shared/list/company-filter.tsx";
import { formatMoment } from "../../../shared/time/format-time.ts";
import { screenHref } from "../../../shared/address/screen-href.ts";
import { useListQuery } from "../../../shared/list/use-list-query.ts";
import { type Texts, useText } from "../../../shared/text/use-text.ts";
import { DaysFilter } from "../user-actions/days-filter.tsx";
import { knownValues } from "../known-values.ts";
import listClasses from "../post-list/post-list.module.css";
import { RealTimeFeeds } from "./real-time-feeds.tsx";
import { SourceFilter } from "./source-filter.tsx";

type Row = OutputOf<typeof listStaffRealTime>["items"][number];

const filterNames = ["language", "source", "companyId", "from", "to"];

function columnsOf({ text, language }: Texts): TableColumn<Row>[] {
  const figure = (name: "views" | "likes" | "shares"): TableColumn<Row> => ({
    key: name,
    header: text(`content.realTime.${name}`),
    align: "end",
    render: (row) => row[name],
  });
  return [
    {
      key: "item",
      header: text("content.realTime.item"),
      width: "36%",
      wrap: true,
      card: "title",
      render: ({ id, title }) => (
        <AppLink href={screenHref("/admin/real_time_contents/view_detail/:id", { id })}>{title}</AppLink>
      ),
    },
    { key: "source", header: text("content.realTime.source"), card: "line", render: (row) => row.source },
    {
      key: "language",
      header: text("content.realTime.language"),
      card: "line",
      render: (row) =>
        row.language === null ? text("content.realTime.none") : text(`content.languages.${row.language}`),
    },
    { key: "company", header: text("content.realTime.company"), card: "foot", render: (row) => row.company },
    figure("views"),
    figure("likes"),
    figure("shares"),
    {
      key: "published",
      header: text("content.realTime.published"),
      card: "foot-end",
      render: (row) => formatMoment(row.publishedAt, language),
    },
  ];
}

function Filters({ query }: { query: ListQuery }) {
  const { text } = useText();
  const change = (changes: Record<string, string | undefined>) =>
    query.change({ ...changes, after: undefined });
  return (
    <div className={listClasses.actionFilters}>
      <Select
        aria-label={text("content.realTime.language")}
        placeholder={text("content.realTime.allLanguages")}
        clearable
        data={contentLanguages.map((value) => ({ value, label: text(`content.languages.${value}`) }))}
        value={query.values["language"] ?? null}
        onChange={(chosen) => change({ language: chosen ?? undefined })}
      />
      <SourceFilter value={query.values["source"]} onChange={(source) => change({ source })} />
      <CompanyFilter
        label={text("content.actions.company")}
        all={text("content.actions.allCompanies")}
        companyId={query.values["companyId"]}
        onChange={(companyId) => change({ companyId })}
      />
      <DaysFilter
        values={query.values}
        labels={{ from: text("content.realTime.from"), to: text("content.realTime.to") }}
        onChange={change}
      />
    </div>
  );
}

export default function RealTimeListScreen() {
  const texts = useText();
  const { text } = texts;
  const query = useListQuery();
  const search = query.values["search"] ?? "";
  const call = {
    limit: 25,
    ...knownValues(listStaffRealTime, query.values, filterNames),
    ...(search.length < limits.search.min ? {} : { search: search.slice(0, 100) }),
  };
  const list = useEndpoint(listStaffRealTime, call, { placeholderData: keepPreviousData });
  return (
    <EndpointList
      title={text("content.realTime.title")}
      list={list}
      query={query}
      columns={columnsOf(texts)}
      count={text("content.realTime.sub")}
      searchLabel={text("content.realTime.search")}
      filters={filterNames}
      tabs={<RealTimeFeeds companyId={query.values["companyId"]} />}
      toolbar={<Filters query={query} />}
      empty={<EmptyState title={text("content.realTime.empty")} text={text("content.realTime.emptyText")} />}
    />
  );
}
