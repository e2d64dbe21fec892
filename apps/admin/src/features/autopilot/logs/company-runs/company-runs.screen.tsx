import "../../../../shared/theme/styles-screens.ts";
import { EndpointList } from "@polyphon/admin-kit/list/endpoint-list.tsx";
import { FilterBar } from "@polyphon/admin-kit/filter/filter-bar.tsx";
import { listCompanyRuns } from "@polyphon/contract/autopilot/autopilot-logs.contract.ts";
import type { TableColumn } from "@polyphon/ui/data/table/table-model.ts";
import { EmptyState } from "@polyphon/ui/feedback/state/empty-state.tsx";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { keepPreviousData } from "@tanstack/react-query";
import { AppLink, useGo } from "../../../../shared/address/app-link.tsx";
import { formatDate, formatMoment } from "../../../../shared/time/format-time.ts";
import { screenHref } from "../../../../shared/address/screen-href.ts";
import { useListQuery } from "../../../../shared/list/use-list-query.ts";
import { type Texts, useText } from "../../../../shared/text/use-text.ts";
import { askedOf } from "../../asked-of.ts";
import { namesIn, useListFilters } from "../../list-filters.ts";
import { PlanCompany } from "../../control/plan-company.tsx";
import { askAgainMs, isOpen, type Run, RunState } from "./run-state.tsx";
import { weekNumber } from "../../week-words.ts";

const hrefOf = ({ id }: Pick<Run, "id">) => screenHref("/admin/view-company-autopilot-log/:id", { id });

function columnsOf({ text, language }: Texts): TableColumn<Run>[] {
  const figure = (key: "people" | "planned" | "kept" | "withdrawn" | "gaps"): TableColumn<Run> => ({
    key,
    header: text(`autopilot.runs.${key}`),
    align: "end",
    card: "line",
    render: (row) => row[key].toLocaleString(language),
  });
  return [
    {
      key: "company",
      header: text("autopilot.runs.fields.company"),
      width: "18%",
      card: "title",
      render: (row) => <AppLink href={hrefOf(row)}>{row.company.name}</AppLink>,
    },
    {
      key: "week",
      header: text("autopilot.runs.week"),
      card: "line",
      render: ({ monday }) =>
        text("autopilot.runs.weekOf", { week: weekNumber(monday), day: formatDate(monday, language) }),
    },
    {
      key: "when",
      header: text("autopilot.runs.when"),
      card: "foot-end",
      render: (row) => formatMoment(row.createdAt, language),
    },
    {
      key: "cause",
      header: text("autopilot.runs.fields.cause"),
      card: "line",
      render: (row) => text(`autopilot.runs.choices.cause.${row.cause}`),
    },
    {
      key: "state",
      header: text("autopilot.runs.fields.state"),
      card: "foot",
      wrap: true,
      render: (row) => <RunState run={row} />,
    },
    figure("people"),
    figure("planned"),
    figure("kept"),
    figure("withdrawn"),
    figure("gaps"),
  ];
}

/** All runs of a company's weeks. */
export default function CompanyRunsScreen() {
  const texts = useText();
  const { text } = texts;
  const query = useListQuery();
  const go = useGo();
  const filters = useListFilters("runs");
  const list = useEndpoint(listCompanyRuns, askedOf(listCompanyRuns, query.values), {
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.items.some(isOpen) ? askAgainMs : false),
  });
  return (
    <EndpointList
      title={text("autopilot.runs.title")}
      list={list}
      query={query}
      columns={columnsOf(texts)}
      count={text("autopilot.runs.sub")}
      filters={namesIn(filters)}
      actions={<PlanCompany company={null} />}
      toolbar={<FilterBar resource={filters} query={query} />}
      onRowOpen={(row) => go(hrefOf(row))}
      empty={<EmptyState title={text("autopilot.runs.empty")} text={text("autopilot.runs.emptyText")} />}
    />
  );
}
