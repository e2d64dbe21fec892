import "../../../shared/theme/styles-screens.ts";
import { EndpointList } from "@polyphon/admin-kit/list/endpoint-list.tsx";
import { FilterBar } from "@polyphon/admin-kit/filter/filter-bar.tsx";
import { listAutopilotRunStatus } from "@polyphon/contract/autopilot/autopilot-control.contract.ts";
import type { AutopilotObstacle } from "@polyphon/contract/autopilot/autopilot-words.ts";
import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import type { TableColumn } from "@polyphon/ui/data/table/table-model.ts";
import { EmptyState } from "@polyphon/ui/feedback/state/empty-state.tsx";
import { StatusDot, type StatusTone } from "@polyphon/ui/feedback/status-dot.tsx";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { keepPreviousData } from "@tanstack/react-query";
import { formatMoment } from "../../../shared/time/format-time.ts";
import { useListQuery } from "../../../shared/list/use-list-query.ts";
import { type Texts, useText } from "../../../shared/text/use-text.ts";
import { askedOf } from "../asked-of.ts";
import classes from "../autopilot.module.css";
import { namesIn, useListFilters } from "../list-filters.ts";
import { logColumn } from "./log-column.tsx";
import { PersonCell } from "./person-cell.tsx";

type Row = OutputOf<typeof listAutopilotRunStatus>["items"][number];

/** What somebody chose is shown quietly; what nobody chose is highlighted. */
const tones: Readonly<Record<AutopilotObstacle, StatusTone>> = {
  company_off: "idle",
  account_inactive: "idle",
  light_user: "idle",
  switched_off: "idle",
  no_configuration: "warn",
  no_network: "warn",
  not_connected: "bad",
  away: "info",
  not_planned: "info",
  gaps: "warn",
};

function InTheWay({ row, texts: { text } }: { row: Row; texts: Texts }) {
  if (row.obstacles.length === 0) return <StatusDot tone="ok">{text("autopilot.status.nothing")}</StatusDot>;
  return (
    <span className={classes.stacked}>
      {row.obstacles.map((one) => (
        <StatusDot key={one} tone={tones[one]}>
          {text(`autopilot.status.obstacles.${one}`)}
        </StatusDot>
      ))}
    </span>
  );
}

function columnsOf(texts: Texts): TableColumn<Row>[] {
  const { text, language } = texts;
  const figure = (key: "thisWeek" | "nextWeek" | "gaps"): TableColumn<Row> => ({
    key,
    header: text(`autopilot.status.${key}`),
    align: "end",
    card: "line",
    render: (row) => row[key].toLocaleString(language),
  });
  return [
    {
      key: "person",
      header: text("autopilot.users.person"),
      width: "24%",
      card: "title",
      render: (row) => <PersonCell name={row.name} detail={row.company.name} />,
    },
    {
      key: "on",
      header: text("autopilot.status.on"),
      card: "foot",
      render: (row) => (
        <StatusDot tone={row.on ? "ok" : "idle"}>
          {text(row.on ? "autopilot.users.states.ON" : "autopilot.users.states.OFF")}
        </StatusDot>
      ),
    },
    {
      key: "planned",
      header: text("autopilot.status.planned"),
      card: "line",
      render: (row) =>
        row.plannedAt === null ? text("autopilot.status.never") : formatMoment(row.plannedAt, language),
    },
    figure("thisWeek"),
    figure("nextWeek"),
    figure("gaps"),
    {
      key: "way",
      header: text("autopilot.status.way"),
      width: "26%",
      wrap: true,
      card: "line",
      render: (row) => <InTheWay row={row} texts={texts} />,
    },
    logColumn(texts),
  ];
}

/** Whether the autopilot works for each employee. */
export default function RunStatusScreen() {
  const texts = useText();
  const { text } = texts;
  const query = useListQuery();
  const filters = useListFilters("users");
  const list = useEndpoint(listAutopilotRunStatus, askedOf(listAutopilotRunStatus, query.values), {
    placeholderData: keepPreviousData,
  });
  return (
    <EndpointList
      title={text("autopilot.status.title")}
      list={list}
      query={query}
      columns={columnsOf(texts)}
      count={text("autopilot.status.sub")}
      searchLabel={text("autopilot.users.search")}
      filters={namesIn(filters)}
      toolbar={<FilterBar resource={filters} query={query} />}
      empty={<EmptyState title={text("autopilot.status.empty")} text={text("autopilot.status.emptyText")} />}
    />
  );
}
