import { Button, Select } from "@mantine/core";
import { EndpointList, type PagedAnswer } from "@polyphon/admin-kit/list/endpoint-list.tsx";
import type { ListQuery } from "@polyphon/admin-kit/list/list-query.ts";
import type { TableColumn } from "@polyphon/ui/data/table/table-model.ts";
import { EmptyState } from "@polyphon/ui/feedback/state/empty-state.tsx";
import { StatusDot, type StatusTone } from "@polyphon/ui/feedback/status-dot.tsx";
import { AppLink } from "../../../shared/address/app-link.tsx";
import { CompanyFilter } from "../../../shared/list/company-filter.tsx";
import { formatMoment } from "../../../shared/time/format-time.ts";
import { type Texts, useText } from "../../../shared/text/use-text.ts";
import { DaysFilter } from "./days-filter.tsx";
import classes from "../post-list/post-list.module.css";

/** Something that an employee did with a post or an item. */
export interface ActionRow {
  readonly id: string;
  readonly at: string;
  readonly action: string;
  readonly person: string;
  readonly company: string;
  readonly reason: string | null;
  readonly subject: { readonly id: number; readonly title: string };
}

export interface ActionKind {
  readonly value: string;
  readonly label: string;
  readonly tone: StatusTone;
}

export interface UserActionListProps {
  title: string;
  sub: string;
  emptyText: string;
  list: PagedAnswer<ActionRow>;
  query: ListQuery;
  kinds: readonly ActionKind[];
  /** The subject of the actions. */
  subject: {
    readonly header: string;
    /** The name of its filter in the address. */
    readonly filter: string;
    /** The label of the button that shows everything again. */
    readonly only: (id: string) => string;
    /** Null where the reader may not open it. */
    readonly href: ((id: number) => string) | null;
  };
}

function columnsOf(
  { text, language }: Texts,
  { subject, kinds }: Pick<UserActionListProps, "subject" | "kinds">,
): TableColumn<ActionRow>[] {
  const kindOf = new Map(kinds.map((kind) => [kind.value, kind]));
  return [
    {
      key: "subject",
      header: subject.header,
      width: "36%",
      wrap: true,
      card: "title",
      render: ({ subject: { id, title } }) =>
        subject.href ? <AppLink href={subject.href(id)}>{title}</AppLink> : title,
    },
    {
      key: "action",
      header: text("content.actions.action"),
      wrap: true,
      card: "foot",
      render: ({ action, reason }) => (
        <span className={classes.standing}>
          <StatusDot tone={kindOf.get(action)?.tone ?? "idle"}>{kindOf.get(action)?.label}</StatusDot>
          {reason !== null && <q className={classes.quiet}>{reason}</q>}
        </span>
      ),
    },
    { key: "person", header: text("content.actions.person"), card: "line", render: (row) => row.person },
    { key: "company", header: text("content.actions.company"), card: "line", render: (row) => row.company },
    {
      key: "when",
      header: text("content.actions.when"),
      card: "foot-end",
      render: (row) => formatMoment(row.at, language),
    },
  ];
}

function Filters({ query, kinds, subject }: Pick<UserActionListProps, "query" | "kinds" | "subject">) {
  const { text } = useText();
  const only = query.values[subject.filter];
  const change = (changes: Record<string, string | undefined>) =>
    query.change({ ...changes, after: undefined });
  return (
    <div className={classes.actionFilters}>
      <Select
        aria-label={text("content.actions.action")}
        placeholder={text("content.actions.allActions")}
        clearable
        data={kinds.map(({ value, label }) => ({ value, label }))}
        value={query.values["action"] ?? null}
        onChange={(action) => change({ action: action ?? undefined })}
      />
      <CompanyFilter
        label={text("content.actions.company")}
        all={text("content.actions.allCompanies")}
        companyId={query.values["companyId"]}
        onChange={(companyId) => change({ companyId })}
      />
      <DaysFilter
        values={query.values}
        labels={{ from: text("content.actions.from"), to: text("content.actions.to") }}
        onChange={change}
      />
      {only !== undefined && (
        <Button variant="default" size="xs" onClick={() => change({ [subject.filter]: undefined })}>
          {subject.only(only)}
        </Button>
      )}
    </div>
  );
}

/** What employees did, newest first: with posts on one screen, with real-time content on another. */
export function UserActionList(props: UserActionListProps) {
  const texts = useText();
  const { text } = texts;
  return (
    <EndpointList
      title={props.title}
      list={props.list}
      query={props.query}
      columns={columnsOf(texts, props)}
      count={props.sub}
      filters={["action", "companyId", props.subject.filter, "from", "to"]}
      toolbar={<Filters query={props.query} kinds={props.kinds} subject={props.subject} />}
      empty={<EmptyState title={text("content.actions.empty")} text={props.emptyText} />}
    />
  );
}
