import "../../../shared/theme/styles-screens.ts";
import { EndpointList } from "@polyphon/admin-kit/list/endpoint-list.tsx";
import type { ListColumn } from "@polyphon/admin-kit/list/list-column.ts";
import { type RowOf, useList } from "@polyphon/admin-kit/list/use-list.ts";
import { FilterBar } from "@polyphon/admin-kit/filter/filter-bar.tsx";
import { listAutopilotUsers } from "@polyphon/contract/autopilot/autopilot-control.contract.ts";
import { autopilotFilters } from "@polyphon/contract/autopilot/autopilot-log-fields.ts";
import { EmptyState } from "@polyphon/ui/feedback/state/empty-state.tsx";
import { StatusDot } from "@polyphon/ui/feedback/status-dot.tsx";
import { useGo } from "../../../shared/address/app-link.tsx";
import { formatDate } from "../../../shared/time/format-time.ts";
import { NetworkRow, networkWords } from "../../../shared/networks/network-row.tsx";
import { useFilters } from "../../../shared/list/use-filters.ts";
import { useListQuery } from "../../../shared/list/use-list-query.ts";
import { type Texts, useText } from "../../../shared/text/use-text.ts";
import classes from "../autopilot.module.css";
import { logColumn, logHref } from "./log-column.tsx";
import { personColumn } from "./person-column.tsx";

type Row = RowOf<typeof listAutopilotUsers>;

const tones = { ON: "ok", OFF: "idle", AWAY: "warn" } as const;

function stateLines({ state, away }: Row, { text, language }: Texts): readonly string[] {
  const word = text(`autopilot.users.states.${state}`);
  if (away === null) return [word];
  const [from, to] = [formatDate(away.from, language), formatDate(away.to, language)];
  return [word, text("autopilot.users.awayFrom", { from, to })];
}

function State({ row, texts }: { row: Row; texts: Texts }) {
  const [word, away] = stateLines(row, texts);
  return (
    <span className={classes.stacked}>
      <StatusDot tone={tones[row.state]}>{word}</StatusDot>
      {away !== undefined && <span className={classes.quiet}>{away}</span>}
    </span>
  );
}

function choiceLines({ choice, cycle }: Row, { text }: Texts): readonly string[] {
  if (choice === null) return [text("autopilot.users.none")];
  return [
    text(cycle === "CLASSIC" ? "autopilot.users.aWeek" : "autopilot.users.days", { count: choice.filters }),
    text("autopilot.users.categories", { count: choice.categories }),
  ];
}

function ChoiceCell({ row, texts }: { row: Row; texts: Texts }) {
  const [asked, categories] = choiceLines(row, texts);
  if (categories === undefined) return <span className={classes.quiet}>{asked}</span>;
  return (
    <span className={classes.stacked}>
      <span>{asked}</span>
      <span className={classes.quiet}>{categories}</span>
    </span>
  );
}

function columnsOf(texts: Texts): ListColumn<Row>[] {
  const { text } = texts;
  return [
    personColumn(texts, "26%", (row: Row) => row.email),
    {
      key: "company",
      header: text("autopilot.users.company"),
      card: "line",
      words: (row) => row.company.name,
    },
    {
      key: "state",
      header: text("autopilot.users.state"),
      card: "foot",
      wrap: true,
      words: (row) => stateLines(row, texts).join(" · "),
      render: (row) => <State row={row} texts={texts} />,
    },
    {
      key: "cycle",
      header: text("autopilot.users.cycle"),
      card: "line",
      words: (row) => text(`autopilot.users.cycles.${row.cycle}`),
    },
    {
      key: "networks",
      header: text("autopilot.users.networks"),
      card: "line",
      words: (row) => networkWords(row.choice?.networks ?? []),
      render: (row) => <NetworkRow on={row.choice?.networks ?? []} />,
    },
    {
      key: "choice",
      header: text("autopilot.users.choice"),
      card: "line",
      wrap: true,
      words: (row) => choiceLines(row, texts).join(" · "),
      render: (row) => <ChoiceCell row={row} texts={texts} />,
    },
    {
      key: "hours",
      header: text("autopilot.users.hours"),
      card: "line",
      words: ({ choice }) =>
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
  const filters = useFilters({ module: "autopilot", name: "users", fields: autopilotFilters.users });
  const go = useGo();
  return (
    <EndpointList
      title={text("autopilot.users.title")}
      list={useList(listAutopilotUsers, query)}
      columns={columnsOf(texts)}
      count={text("autopilot.users.sub")}
      searchLabel={text("autopilot.users.search")}
      toolbar={<FilterBar resource={filters} query={query} />}
      onRowOpen={(row) => go(logHref(row))}
      empty={<EmptyState title={text("autopilot.users.empty")} text={text("autopilot.users.emptyText")} />}
    />
  );
}
