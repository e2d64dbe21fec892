import "../../../shared/theme/styles-screens.ts";
import { EndpointList } from "@polyphon/admin-kit/list/endpoint-list.tsx";
import { FilterBar } from "@polyphon/admin-kit/filter/filter-bar.tsx";
import { listAutopilotUsers } from "@polyphon/contract/autopilot/autopilot-control.contract.ts";
import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import type { TableColumn } from "@polyphon/ui/data/table/table-model.ts";
import { EmptyState } from "@polyphon/ui/feedback/state/empty-state.tsx";
import { StatusDot } from "@polyphon/ui/feedback/status-dot.tsx";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { keepPreviousData } from "@tanstack/react-query";
import { formatDate } from "../../../shared/time/format-time.ts";
import { NetworkRow } from "../../../shared/networks/network-row.tsx";
import { useListQuery } from "../../../shared/list/use-list-query.ts";
import { type Texts, useText } from "../../../shared/text/use-text.ts";
import { askedOf } from "../asked-of.ts";
import classes from "../autopilot.module.css";
import { namesIn, useListFilters } from "../list-filters.ts";
import { logColumn } from "./log-column.tsx";
import { PersonCell } from "./person-cell.tsx";

type Row = OutputOf<typeof listAutopilotUsers>["items"][number];

const tones = { ON: "ok", OFF: "idle", AWAY: "warn" } as const;

function State({ row, texts: { text, language } }: { row: Row; texts: Texts }) {
  return (
    <span className={classes.stacked}>
      <StatusDot tone={tones[row.state]}>{text(`autopilot.users.states.${row.state}`)}</StatusDot>
      {row.away !== null && (
        <span className={classes.quiet}>
          {text("autopilot.users.awayFrom", {
            from: formatDate(row.away.from, language),
            to: formatDate(row.away.to, language),
          })}
        </span>
      )}
    </span>
  );
}

function ChoiceCell({ row, texts: { text } }: { row: Row; texts: Texts }) {
  const { choice, cycle } = row;
  if (choice === null) return <span className={classes.quiet}>{text("autopilot.users.none")}</span>;
  return (
    <span className={classes.stacked}>
      <span>
        {text(cycle === "CLASSIC" ? "autopilot.users.aWeek" : "autopilot.users.days", {
          count: choice.filters,
        })}
      </span>
      <span className={classes.quiet}>
        {text("autopilot.users.categories", { count: choice.categories })}
      </span>
    </span>
  );
}

function columnsOf(texts: Texts): TableColumn<Row>[] {
  const { text } = texts;
  return [
    {
      key: "person",
      header: text("autopilot.users.person"),
      width: "26%",
      card: "title",
      render: (row) => <PersonCell name={row.name} detail={row.email} />,
    },
    {
      key: "company",
      header: text("autopilot.users.company"),
      card: "line",
      render: (row) => row.company.name,
    },
    {
      key: "state",
      header: text("autopilot.users.state"),
      card: "foot",
      wrap: true,
      render: (row) => <State row={row} texts={texts} />,
    },
    {
      key: "cycle",
      header: text("autopilot.users.cycle"),
      card: "line",
      render: (row) => text(`autopilot.users.cycles.${row.cycle}`),
    },
    {
      key: "networks",
      header: text("autopilot.users.networks"),
      card: "line",
      render: (row) => <NetworkRow on={row.choice?.networks ?? []} />,
    },
    {
      key: "choice",
      header: text("autopilot.users.choice"),
      card: "line",
      wrap: true,
      render: (row) => <ChoiceCell row={row} texts={texts} />,
    },
    {
      key: "hours",
      header: text("autopilot.users.hours"),
      card: "line",
      render: ({ choice }) =>
        choice?.hours ? `${choice.hours.from}–${choice.hours.to}` : text("autopilot.users.companyHours"),
    },
    logColumn(texts),
  ];
}

/** What every employee chose for the autopilot. */
export default function AutopilotUsersScreen() {
  const texts = useText();
  const { text } = texts;
  const query = useListQuery();
  const filters = useListFilters("users");
  const list = useEndpoint(listAutopilotUsers, askedOf(listAutopilotUsers, query.values), {
    placeholderData: keepPreviousData,
  });
  return (
    <EndpointList
      title={text("autopilot.users.title")}
      list={list}
      query={query}
      columns={columnsOf(texts)}
      count={text("autopilot.users.sub")}
      searchLabel={text("autopilot.users.search")}
      filters={namesIn(filters)}
      toolbar={<FilterBar resource={filters} query={query} />}
      empty={<EmptyState title={text("autopilot.users.empty")} text={text("autopilot.users.emptyText")} />}
    />
  );
}
