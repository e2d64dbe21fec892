import { Button, Select } from "@mantine/core";
import { LoadFailed } from "@polyphon/admin-kit/failure/load-failed.tsx";
import type { ListQuery } from "@polyphon/admin-kit/list/list-query.ts";
import { SearchField } from "@polyphon/admin-kit/filter/search-field.tsx";
import { useLate } from "@polyphon/admin-kit/kit/use-late.ts";
import { addDays, mondayOf } from "@polyphon/rules/time/calendar-dates.ts";
import { Tag } from "@polyphon/ui/data/tag.tsx";
import { EmptyState } from "@polyphon/ui/feedback/state/empty-state.tsx";
import { SkeletonRows } from "@polyphon/ui/feedback/loading/skeleton-rows.tsx";
import { AppLink } from "../../../../shared/address/app-link.tsx";
import { VisuallyHidden } from "@polyphon/ui/text/visually-hidden.ts";
import { useNow } from "@polyphon/web/time/use-now.ts";
import { useText } from "../../../../shared/text/use-text.ts";
import { AssignedFilter } from "../assignment/assigned-filter.tsx";
import { weekNumber } from "../../work/week-words.ts";
import type { QueueRow } from "./review-model.ts";
import classes from "./queue.module.css";

function useWeekChoices() {
  const { text } = useText();
  const monday = mondayOf(new Date(useNow()).toISOString().slice(0, 10));
  return [-2, -1, 0, 1, 2, 3, 4].map((away) => {
    const value = addDays(monday, away * 7);
    return { value, label: text("editorial.queues.calendarWeek", { week: weekNumber(value) }) };
  });
}

export interface QueueFiltersProps {
  query: ListQuery;
  categories: readonly { readonly id: number; readonly name: string }[];
  /** Posts that wait for several people can be somebody's. */
  assigned: boolean;
}

/** The filters of the queue, which are in the address. */
export function QueueFilters({ query, categories, assigned }: QueueFiltersProps) {
  const { text } = useText();
  const weeks = useWeekChoices();
  const change = (name: string, value: string | null | undefined) =>
    query.change({ [name]: value ?? undefined, after: undefined, post: undefined });
  return (
    <div className={classes.filters}>
      {assigned && (
        <AssignedFilter value={query.values["assigned"]} onChange={(value) => change("assigned", value)} />
      )}
      <SearchField
        label={text("editorial.queues.search")}
        value={query.values["search"] ?? ""}
        onSearch={(value) => change("search", value === "" ? undefined : value)}
      />
      <div className={classes.pair}>
        <Select
          aria-label={text("editorial.queues.week")}
          placeholder={text("editorial.queues.allWeeks")}
          data={weeks}
          value={query.values["week"] ?? null}
          onChange={(value) => change("week", value)}
          clearable
          clearButtonProps={{ "aria-label": text("editorial.queues.allWeeks") }}
        />
        {categories.length > 1 && (
          <Select
            aria-label={text("editorial.queues.category")}
            placeholder={text("editorial.queues.allCategories")}
            data={categories.map(({ id, name }) => ({ value: String(id), label: name }))}
            value={query.values["categoryId"] ?? null}
            onChange={(value) => change("categoryId", value)}
            searchable
            clearable
            clearButtonProps={{ "aria-label": text("editorial.queues.allCategories") }}
          />
        )}
      </div>
    </div>
  );
}

export interface QueueListProps {
  query: ListQuery;
  found: {
    readonly data: { readonly items: readonly QueueRow[]; readonly next: string | null } | undefined;
    readonly error: unknown;
    readonly isPending: boolean;
    readonly isError: boolean;
    readonly refetch: () => unknown;
  };
  chosen: string | undefined;
  empty: { readonly title: string; readonly text: string };
}

function Row({ row, query, chosen }: { row: QueueRow; query: ListQuery; chosen: boolean }) {
  const { text } = useText();
  return (
    <li>
      <AppLink
        href={query.hrefOf({ post: String(row.id) })}
        className={classes.row}
        aria-current={chosen ? "page" : undefined}
      >
        <span className={classes.rowTitle}>{row.title}</span>
        <span className={classes.rowFoot}>
          <span className={classes.rowWords}>
            {row.categoryName}
            {row.writerName === null ? "" : ` · ${row.writerName}`}
          </span>
          {row.assignee && (
            <Tag tone={row.assignee.own ? "accent" : "neutral"}>
              <VisuallyHidden>{text("editorial.assignment.label")} </VisuallyHidden>
              {row.assignee.own ? text("editorial.assignment.you") : row.assignee.name}
            </Tag>
          )}
          {row.round > 1 && <Tag tone="warn">{text("editorial.queues.round", { round: row.round })}</Tag>}
          <span>{text("editorial.queues.calendarWeek", { week: weekNumber(row.week) })}</span>
        </span>
        <span className={classes.rowState}>{text(`content.statuses.${row.status}`)}</span>
      </AppLink>
    </li>
  );
}

/** The posts of a queue, those planned soonest first; paged by key. */
export function QueueList({ query, found, chosen, empty }: QueueListProps) {
  const { text } = useText();
  const late = useLate(found.isPending);
  const { after } = query.values;
  const rows = found.data?.items ?? [];
  if (found.isError && found.data === undefined)
    return (
      <LoadFailed
        compact
        title={text("kit.failed.title")}
        error={found.error}
        onAgain={() => void found.refetch()}
      />
    );
  if (found.data === undefined)
    return late ? <SkeletonRows label={text("editorial.queues.loading")} rows={8} /> : null;
  if (rows.length === 0) return <EmptyState compact title={empty.title} text={empty.text} />;
  const { next } = found.data;
  return (
    <>
      <ol className={classes.rows} aria-label={text("editorial.queues.queue")}>
        {rows.map((row) => (
          <Row key={row.id} row={row} query={query} chosen={String(row.id) === chosen} />
        ))}
      </ol>
      <div className={classes.foot}>
        {after !== undefined && (
          <Button
            variant="subtle"
            size="xs"
            onClick={() => query.change({ after: undefined, post: undefined })}
          >
            {text("editorial.queues.first")}
          </Button>
        )}
        {next !== null && (
          <Button variant="default" size="xs" onClick={() => query.change({ after: next, post: undefined })}>
            {text("editorial.queues.more")}
          </Button>
        )}
      </div>
    </>
  );
}
