import { Select } from "@mantine/core";
import { numberColumn } from "@polyphon/admin-kit/column/number-column.ts";
import { EndpointList } from "@polyphon/admin-kit/list/endpoint-list.tsx";
import type { ListColumn } from "@polyphon/admin-kit/list/list-column.ts";
import { useList } from "@polyphon/admin-kit/list/use-list.ts";
import { postStatuses } from "@polyphon/contract/content/content.ts";
import { listPostCategories } from "@polyphon/contract/content/content.contract.ts";
import { listWorkflowPosts, readWorkflowCounts } from "@polyphon/contract/editorial/review.contract.ts";
import { nextHand } from "@polyphon/rules/editorial/workflow/workflow.ts";
import { FilterChip } from "@polyphon/ui/data/list/filter-chip.tsx";
import { EmptyState } from "@polyphon/ui/feedback/state/empty-state.tsx";
import { StatusDot } from "@polyphon/ui/feedback/status-dot.tsx";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { holds, useAccount } from "../../../shared/session/account.ts";
import { AppLink, useGo } from "../../../shared/address/app-link.tsx";
import { screenHref } from "../../../shared/address/screen-href.ts";
import { useListQuery } from "../../../shared/list/use-list-query.ts";
import { type Texts, useText } from "../../../shared/text/use-text.ts";
import classes from "../editorial.module.css";
import type { QueueRow } from "./review/review-model.ts";
import { weekNamed, weekNumber } from "../work/week-words.ts";

const viewHref = ({ id }: QueueRow) => screenHref("/admin/view-post/:id", { id });
const editHref = ({ id }: QueueRow) => screenHref("/admin/edit-post/:id", { id });

function columnsOf({ text, language }: Texts): ListColumn<QueueRow>[] {
  const statusWords = (row: QueueRow) => text(`content.statuses.${row.status}`);
  return [
    {
      key: "post",
      header: text("editorial.list.post"),
      width: "34%",
      card: "title",
      wrap: true,
      words: (row) => row.title,
      render: (row) => <AppLink href={viewHref(row)}>{row.title}</AppLink>,
    },
    {
      key: "category",
      header: text("editorial.list.category"),
      card: "line",
      words: (row) => row.categoryName,
    },
    {
      key: "writer",
      header: text("editorial.list.writer"),
      card: "line",
      words: (row) => row.writerName ?? text("editorial.list.noWriter"),
    },
    {
      key: "source",
      header: text("editorial.list.source"),
      card: "hidden",
      words: (row) => text(`content.sources.${row.source}`),
    },
    {
      key: "week",
      header: text("editorial.list.week"),
      card: "foot-end",
      words: (row) => text("editorial.queues.calendarWeek", { week: weekNumber(row.week) }),
    },
    numberColumn(language, {
      key: "round",
      header: text("editorial.list.round"),
      card: "hidden",
      value: (row) => row.round,
    }),
    {
      key: "status",
      header: text("editorial.list.status"),
      card: "foot",
      words: statusWords,
      render: (row) => (
        <StatusDot tone={nextHand(row.status) === null ? "ok" : row.can.steps.length > 0 ? "info" : "idle"}>
          {statusWords(row)}
        </StatusDot>
      ),
    },
  ];
}

/** Categories to choose from: the assigned ones, or those that a post can have. */
export function useCategoryChoices() {
  const account = useAccount();
  const counts = useEndpoint(readWorkflowCounts, {}, { staleTime: 60_000 });
  const all = useEndpoint(
    listPostCategories,
    {},
    { staleTime: 60_000, enabled: holds(account, "list_post") },
  );
  const own = counts.data?.categories ?? [];
  return (own.length > 0 ? own : (all.data?.categories ?? [])).map(({ id, name }) => ({
    value: String(id),
    label: name,
  }));
}

export interface WorkflowListProps {
  title: string;
  /** The status given by the address itself. */
  status?: (typeof postStatuses)[number] | undefined;
}

/** Posts of the workflow in a table; category, week and status are in the address. */
export function WorkflowList({ title, status }: WorkflowListProps) {
  const texts = useText();
  const { text } = texts;
  const go = useGo();
  const query = useListQuery();
  const mayView = holds(useAccount(), "view_post");
  const list = useList(listWorkflowPosts, query, status === undefined ? {} : { status });
  const { categoryId, status: chosen, waiting } = list.call;
  const week = weekNamed(list.call["week"]);
  const change = (name: string, value: string | null) =>
    query.change({ [name]: value ?? undefined, after: undefined });
  const categories = useCategoryChoices();
  return (
    <EndpointList
      title={title}
      list={list}
      columns={columnsOf(texts)}
      searchLabel={text("editorial.queues.search")}
      count={text("editorial.list.sub")}
      toolbar={
        <div className={classes.filters}>
          {waiting !== undefined && (
            <FilterChip
              field={text("editorial.list.status")}
              value={text("editorial.list.waiting")}
              onRemove={() => change("waiting", null)}
              removeLabel={text("editorial.list.showAll")}
            />
          )}
          {week !== undefined && (
            <FilterChip
              field={text("editorial.list.week")}
              value={text("editorial.queues.calendarWeek", { week: weekNumber(week) })}
              onRemove={() => change("week", null)}
              removeLabel={text("editorial.queues.allWeeks")}
            />
          )}
          <Select
            aria-label={text("editorial.list.category")}
            placeholder={text("editorial.queues.allCategories")}
            data={categories}
            value={categoryId ?? null}
            onChange={(value) => change("categoryId", value)}
            searchable
            clearable
            clearButtonProps={{ "aria-label": text("editorial.queues.allCategories") }}
          />
          {status === undefined && (
            <Select
              aria-label={text("editorial.list.states")}
              placeholder={text("editorial.list.all")}
              data={postStatuses.map((value) => ({ value, label: text(`content.statuses.${value}`) }))}
              value={chosen ?? null}
              onChange={(value) => change("status", value)}
              clearable
              clearButtonProps={{ "aria-label": text("editorial.list.all") }}
            />
          )}
        </div>
      }
      onRowOpen={mayView ? (row) => go(viewHref(row)) : undefined}
      onRowEdit={(row) => row.can.edit && go(editHref(row))}
      empty={<EmptyState title={text("editorial.list.empty")} text={text("editorial.list.emptyText")} />}
    />
  );
}
