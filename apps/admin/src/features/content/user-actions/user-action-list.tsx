import { Button } from "@mantine/core";
import type { ShownPerson } from "@polyphon/contract/kit/about.ts";
import { FilterBar } from "@polyphon/admin-kit/filter/filter-bar.tsx";
import { EndpointList } from "@polyphon/admin-kit/list/endpoint-list.tsx";
import type { ListColumn } from "@polyphon/admin-kit/list/list-column.ts";
import type { ListQuery } from "@polyphon/admin-kit/list/list-query.ts";
import type { List } from "@polyphon/admin-kit/list/use-list.ts";
import { EmptyState } from "@polyphon/ui/feedback/state/empty-state.tsx";
import type { StatusTone } from "@polyphon/ui/feedback/status-dot.tsx";
import { AppLink, useGo } from "../../../shared/address/app-link.tsx";
import { useFilters } from "../../../shared/list/use-filters.ts";
import { formatMoment } from "../../../shared/time/format-time.ts";
import { type Texts, useText } from "../../../shared/text/use-text.ts";
import { type ActionKind, actionFilters } from "./action-filters.ts";
import { Standing, standingWords } from "./standing.tsx";

/** Something that an employee did with a post or an item. */
export interface ActionRow {
  readonly id: string;
  readonly at: string;
  readonly action: ActionKind;
  readonly person: ShownPerson;
  readonly company: string;
}

const tones: Readonly<Record<ActionKind, StatusTone>> = {
  VIEW: "idle",
  LIKE: "ok",
  DISLIKE: "warn",
  REPORT: "bad",
  SHARE: "info",
};

/** What the actions were done with. */
export interface ActionSubject<Row> {
  readonly header: string;
  /** The name of its filter in the address. */
  readonly filter: string;
  /** The label of the button that shows everything again. */
  readonly only: (id: string) => string;
  readonly titleOf: (row: Row) => string;
  /** Null where the reader may not open it. */
  readonly hrefOf: ((row: Row) => string) | null;
}

export interface UserActionListProps<Row> {
  title: string;
  sub: string;
  emptyText: string;
  list: List<Row>;
  kinds: readonly ActionKind[];
  subject: ActionSubject<Row>;
  /** Left out where nobody is asked why. */
  reasonOf?: ((row: Row) => string | null) | undefined;
}

function columnsOf<Row extends ActionRow>(
  { text, language }: Texts,
  { subject, reasonOf }: Pick<UserActionListProps<Row>, "subject" | "reasonOf">,
): ListColumn<Row>[] {
  const { titleOf, hrefOf } = subject;
  const partsOf = (row: Row) => ({
    tone: tones[row.action],
    state: text(`content.actions.choices.action.${row.action}`),
    reason: reasonOf?.(row) ?? null,
  });
  return [
    {
      key: "subject",
      header: subject.header,
      width: "36%",
      wrap: true,
      card: "title",
      words: titleOf,
      render: (row) => (hrefOf ? <AppLink href={hrefOf(row)}>{titleOf(row)}</AppLink> : titleOf(row)),
    },
    {
      key: "action",
      header: text("content.actions.fields.action"),
      wrap: true,
      card: "foot",
      words: (row) => standingWords(partsOf(row)),
      render: (row) => <Standing {...partsOf(row)} />,
    },
    { key: "person", header: text("content.actions.person"), card: "line", words: (row) => row.person.name },
    {
      key: "company",
      header: text("content.actions.fields.companyId"),
      card: "line",
      words: (row) => row.company,
    },
    {
      key: "when",
      header: text("content.actions.when"),
      card: "foot-end",
      clock: true,
      words: (row) => formatMoment(row.at, language),
    },
  ];
}

interface OnlyOneProps {
  query: ListQuery;
  subject: Pick<ActionSubject<ActionRow>, "filter" | "only">;
}

/** Shows the actions of all again, where another screen led to those of one. */
function OnlyOne({ query, subject }: OnlyOneProps) {
  const only = query.values[subject.filter];
  return (
    only !== undefined && (
      <Button
        variant="default"
        size="xs"
        onClick={() => query.change({ [subject.filter]: undefined, after: undefined })}
      >
        {subject.only(only)}
      </Button>
    )
  );
}

/** What employees did, newest first: with posts on one screen, with real-time content on another. */
export function UserActionList<Row extends ActionRow>(props: UserActionListProps<Row>) {
  const texts = useText();
  const { text } = texts;
  const go = useGo();
  const { list, subject } = props;
  const filters = useFilters(actionFilters(props.kinds));
  const { hrefOf } = subject;
  return (
    <EndpointList
      title={props.title}
      list={list}
      columns={columnsOf(texts, props)}
      count={props.sub}
      toolbar={
        <>
          <OnlyOne query={list.query} subject={subject} />
          <FilterBar resource={filters} query={list.query} />
        </>
      }
      onRowOpen={hrefOf ? (row) => go(hrefOf(row)) : undefined}
      empty={<EmptyState title={text("content.actions.empty")} text={props.emptyText} />}
    />
  );
}
