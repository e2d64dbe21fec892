import "../../../../shared/theme/styles-screens.ts";
import { EndpointList } from "@polyphon/admin-kit/list/endpoint-list.tsx";
import type { ListColumn } from "@polyphon/admin-kit/list/list-column.ts";
import { useList } from "@polyphon/admin-kit/list/use-list.ts";
import { FilterBar } from "@polyphon/admin-kit/filter/filter-bar.tsx";
import { autopilotFilters } from "@polyphon/contract/autopilot/autopilot-log-fields.ts";
import { listCompanyRuns } from "@polyphon/contract/autopilot/autopilot-logs.contract.ts";
import { EmptyState } from "@polyphon/ui/feedback/state/empty-state.tsx";
import { figureColumn } from "../../../../shared/figures/figure-column.ts";
import { AppLink, useGo } from "../../../../shared/address/app-link.tsx";
import { formatMoment } from "../../../../shared/time/format-time.ts";
import { screenHref } from "../../../../shared/address/screen-href.ts";
import { useFilters } from "../../../../shared/list/use-filters.ts";
import { useListQuery } from "../../../../shared/list/use-list-query.ts";
import { type Texts, useText } from "../../../../shared/text/use-text.ts";
import { PlanCompany } from "../../control/plan-company.tsx";
import { askAgainMs, isOpen, type Run, RunState, runStateLines } from "./run-state.tsx";
import { weekWords } from "../../week-words.ts";

const hrefOf = ({ id }: Pick<Run, "id">) => screenHref("/admin/view-company-autopilot-log/:id", { id });

function columnsOf(texts: Texts): ListColumn<Run>[] {
  const { text, language } = texts;
  const figure = (key: "people" | "planned" | "kept" | "withdrawn" | "gaps") =>
    figureColumn<Run>(texts, {
      key,
      header: text(`autopilot.runs.${key}`),
      figure: (row) => ({ value: row[key], rounded: row.rounded }),
    });
  return [
    {
      key: "company",
      header: text("autopilot.runs.fields.company"),
      width: "18%",
      card: "title",
      words: (row) => row.company.name,
      render: (row) => <AppLink href={hrefOf(row)}>{row.company.name}</AppLink>,
    },
    {
      key: "week",
      header: text("autopilot.runs.week"),
      card: "line",
      words: (row) => weekWords(texts, row.monday),
    },
    {
      key: "when",
      header: text("autopilot.runs.when"),
      card: "foot-end",
      clock: true,
      words: (row) => formatMoment(row.createdAt, language),
    },
    {
      key: "cause",
      header: text("autopilot.runs.fields.cause"),
      card: "line",
      words: (row) => text(`autopilot.runs.choices.cause.${row.cause}`),
    },
    {
      key: "state",
      header: text("autopilot.runs.fields.state"),
      card: "foot",
      wrap: true,
      words: (row) => runStateLines(texts, row).join(" · "),
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
  const filters = useFilters({ module: "autopilot", name: "runs", fields: autopilotFilters.runs });
  const list = useList(listCompanyRuns, query, {}, (answer) =>
    answer?.items.some(isOpen) ? askAgainMs : false,
  );
  return (
    <EndpointList
      title={text("autopilot.runs.title")}
      list={list}
      columns={columnsOf(texts)}
      count={text("autopilot.runs.sub")}
      actions={<PlanCompany company={null} />}
      toolbar={<FilterBar resource={filters} query={query} />}
      onRowOpen={(row) => go(hrefOf(row))}
      empty={<EmptyState title={text("autopilot.runs.empty")} text={text("autopilot.runs.emptyText")} />}
    />
  );
}
