import "../../../../shared/theme/styles-screens.ts";
import { numberColumn } from "@polyphon/admin-kit/column/number-column.ts";
import { EndpointList } from "@polyphon/admin-kit/list/endpoint-list.tsx";
import type { ListColumn } from "@polyphon/admin-kit/list/list-column.ts";
import { type RowOf, useList } from "@polyphon/admin-kit/list/use-list.ts";
import { FilterBar } from "@polyphon/admin-kit/filter/filter-bar.tsx";
import { autopilotFilters } from "@polyphon/contract/autopilot/autopilot-log-fields.ts";
import { listUserRuns } from "@polyphon/contract/autopilot/autopilot-logs.contract.ts";
import { FilterChip } from "@polyphon/ui/data/list/filter-chip.tsx";
import { EmptyState } from "@polyphon/ui/feedback/state/empty-state.tsx";
import { AppLink, useGo } from "../../../../shared/address/app-link.tsx";
import { formatMoment } from "../../../../shared/time/format-time.ts";
import { screenHref } from "../../../../shared/address/screen-href.ts";
import { useFilters } from "../../../../shared/list/use-filters.ts";
import { useListQuery } from "../../../../shared/list/use-list-query.ts";
import { type Texts, useText } from "../../../../shared/text/use-text.ts";
import { weekWords } from "../../week-words.ts";

type Row = RowOf<typeof listUserRuns>;

const hrefOf = ({ id }: Row) => screenHref("/admin/user-autopilot-log/:id", { id });

function columnsOf(texts: Texts): ListColumn<Row>[] {
  const { text, language } = texts;
  const figure = (key: "planned" | "kept" | "withdrawn" | "gaps") =>
    numberColumn<Row>(language, {
      key,
      header: text(`autopilot.lines.${key}`),
      value: (row) => row[key],
    });
  return [
    {
      key: "person",
      header: text("autopilot.lines.fields.user"),
      width: "20%",
      card: "title",
      words: (row) => row.user.name,
      render: (row) => <AppLink href={hrefOf(row)}>{row.user.name}</AppLink>,
    },
    {
      key: "company",
      header: text("autopilot.lines.fields.company"),
      card: "line",
      words: (row) => row.company.name,
    },
    {
      key: "week",
      header: text("autopilot.lines.week"),
      card: "foot",
      words: (row) => weekWords(texts, row.monday),
    },
    {
      key: "when",
      header: text("autopilot.lines.when"),
      card: "foot-end",
      clock: true,
      words: (row) => formatMoment(row.createdAt, language),
    },
    {
      key: "cause",
      header: text("autopilot.lines.fields.cause"),
      card: "line",
      words: (row) => text(`autopilot.lines.choices.cause.${row.cause}`),
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
  const filters = useFilters({ module: "autopilot", name: "lines", fields: autopilotFilters.lines });
  const { run } = query.values;
  return (
    <EndpointList
      title={text("autopilot.lines.title")}
      list={useList(listUserRuns, query)}
      columns={columnsOf(texts)}
      count={text("autopilot.lines.sub")}
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
