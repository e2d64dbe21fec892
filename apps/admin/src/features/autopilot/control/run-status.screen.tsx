import "../../../shared/theme/styles-screens.ts";
import { numberColumn } from "@polyphon/admin-kit/column/number-column.ts";
import { EndpointList } from "@polyphon/admin-kit/list/endpoint-list.tsx";
import type { ListColumn } from "@polyphon/admin-kit/list/list-column.ts";
import { type RowOf, useList } from "@polyphon/admin-kit/list/use-list.ts";
import { FilterBar } from "@polyphon/admin-kit/filter/filter-bar.tsx";
import { listAutopilotRunStatus } from "@polyphon/contract/autopilot/autopilot-control.contract.ts";
import { autopilotFilters } from "@polyphon/contract/autopilot/autopilot-log-fields.ts";
import type { AutopilotObstacle } from "@polyphon/contract/autopilot/autopilot-words.ts";
import { EmptyState } from "@polyphon/ui/feedback/state/empty-state.tsx";
import { StatusDot, type StatusTone } from "@polyphon/ui/feedback/status-dot.tsx";
import { useGo } from "../../../shared/address/app-link.tsx";
import { formatMoment } from "../../../shared/time/format-time.ts";
import { useFilters } from "../../../shared/list/use-filters.ts";
import { useListQuery } from "../../../shared/list/use-list-query.ts";
import { type Texts, useText } from "../../../shared/text/use-text.ts";
import classes from "../autopilot.module.css";
import { logColumn, logHref } from "./log-column.tsx";
import { personColumn } from "./person-column.tsx";

type Row = RowOf<typeof listAutopilotRunStatus>;

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

function obstacleMarks({ obstacles }: Row, { text }: Texts): { tone: StatusTone; word: string }[] {
  if (obstacles.length === 0) return [{ tone: "ok", word: text("autopilot.status.nothing") }];
  return obstacles.map((one) => ({ tone: tones[one], word: text(`autopilot.status.obstacles.${one}`) }));
}

function columnsOf(texts: Texts): ListColumn<Row>[] {
  const { text, language } = texts;
  const onWord = (row: Row) => text(row.on ? "autopilot.users.states.ON" : "autopilot.users.states.OFF");
  const figure = (key: "thisWeek" | "nextWeek" | "gaps") =>
    numberColumn<Row>(language, {
      key,
      header: text(`autopilot.status.${key}`),
      value: (row) => row[key],
    });
  return [
    personColumn(texts, "24%", (row: Row) => row.company.name),
    {
      key: "on",
      header: text("autopilot.status.on"),
      card: "foot",
      words: onWord,
      render: (row) => <StatusDot tone={row.on ? "ok" : "idle"}>{onWord(row)}</StatusDot>,
    },
    {
      key: "planned",
      header: text("autopilot.status.planned"),
      card: "line",
      clock: true,
      words: (row) =>
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
      words: (row) =>
        obstacleMarks(row, texts)
          .map(({ word }) => word)
          .join(", "),
      render: (row) => (
        <span className={classes.stacked}>
          {obstacleMarks(row, texts).map(({ tone, word }) => (
            <StatusDot key={word} tone={tone}>
              {word}
            </StatusDot>
          ))}
        </span>
      ),
    },
    logColumn(texts),
  ];
}

/** Whether the autopilot works for each employee. */
export default function RunStatusScreen() {
  const texts = useText();
  const { text } = texts;
  const query = useListQuery();
  const filters = useFilters({ module: "autopilot", name: "users", fields: autopilotFilters.users });
  const go = useGo();
  return (
    <EndpointList
      title={text("autopilot.status.title")}
      list={useList(listAutopilotRunStatus, query)}
      columns={columnsOf(texts)}
      count={text("autopilot.status.sub")}
      searchLabel={text("autopilot.users.search")}
      toolbar={<FilterBar resource={filters} query={query} />}
      onRowOpen={(row) => go(logHref(row))}
      empty={<EmptyState title={text("autopilot.status.empty")} text={text("autopilot.status.emptyText")} />}
    />
  );
}
