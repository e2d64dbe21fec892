import "../../../../shared/theme/styles-screens.ts";
import { EndpointList } from "@polyphon/admin-kit/list/endpoint-list.tsx";
import { FilterBar } from "@polyphon/admin-kit/filter/filter-bar.tsx";
import { listUserRuns } from "@polyphon/contract/autopilot/autopilot-logs.contract.ts";
import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import { FilterChip } from "@polyphon/ui/data/list/filter-chip.tsx";
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
import { weekNumber } from "../../week-words.ts";

type Row = OutputOf<typeof listUserRuns>["items"][number];

const hrefOf = ({ id }: Row) => screenHref("/admin/user-autopilot-log/:id", { id });

function columnsOf({ text, language }: Texts): TableColumn<Row>[] {
  const figure = (key: "planned" | "kept" | "withdrawn" | "gaps"): TableColumn<Row> => ({
    key,
    header: text(`autopilot.lines.${key}`),
    align: "end",
    card: "line",
    render: (row) => row[key].toLocaleString(language),
  });
  return [
    {
      key: "person",
      header: text("autopilot.lines.fields.user"),
      width: "20%",
      card: "title",
      render: (row) => <AppLink href={hrefOf(row)}>{row.user.name}</AppLink>,
    },
    {
      key: "company",
      header: text("autopilot.lines.fields.company"),
      card: "line",
      render: (row) => row.company.name,
    },
    {
      key: "week",
      header: text("autopilot.lines.week"),
      card: "foot",
      render: ({ monday }) =>
        text("autopilot.runs.weekOf", { week: weekNumber(monday), day: formatDate(monday, language) }),
    },
    {
      key: "when",
      header: text("autopilot.lines.when"),
      card: "foot-end",
      render: (row) => formatMoment(row.createdAt, language),
    },
    {
      key: "cause",
      header: text("autopilot.lines.fields.cause"),
      card: "line",
      render: (row) => text(`autopilot.lines.choices.cause.${row.cause}`),
    },
    figure("planned"),
    figure("kept"),
    figure("withdrawn"),
    figure("gaps"),
  ];
}

/** All runs of a person's weeks. */
export default function UserRunsScreen() {
  const texts = useText();
  const { text } = texts;
  const query = useListQuery();
  const go = useGo();
  const filters = useListFilters("lines");
  const list = useEndpoint(listUserRuns, askedOf(listUserRuns, query.values), {
    placeholderData: keepPreviousData,
  });
  const { run } = query.values;
  return (
    <EndpointList
      title={text("autopilot.lines.title")}
      list={list}
      query={query}
      columns={columnsOf(texts)}
      count={text("autopilot.lines.sub")}
      filters={[...namesIn(filters), "run"]}
      toolbar={
        <>
          {run !== undefined && (
            <FilterChip
              field={text("autopilot.filter.run", { run })}
              removeLabel={text("autopilot.filter.remove")}
              onRemove={() => query.change({ run: undefined, after: undefined })}
            />
          )}
          <FilterBar resource={filters} query={query} />
        </>
      }
      onRowOpen={(row) => go(hrefOf(row))}
      empty={<EmptyState title={text("autopilot.lines.empty")} text={text("autopilot.lines.emptyText")} />}
    />
  );
}
