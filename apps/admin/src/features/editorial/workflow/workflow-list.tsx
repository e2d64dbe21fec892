import { Select } from "@mantine/core";
import { EndpointList } from "@polyphon/admin-kit/list/endpoint-list.tsx";
import { postStatuses } from "@polyphon/contract/content/content.ts";
import { listPostCategories } from "@polyphon/contract/content/content.contract.ts";
import { listWorkflowPosts, readWorkflowCounts } from "@polyphon/contract/editorial/review.contract.ts";
import { nextHand } from "@polyphon/rules/editorial/workflow/workflow.ts";
import { FilterChip } from "@polyphon/ui/data/list/filter-chip.tsx";
import type { TableColumn } from "@polyphon/ui/data/table/table-model.ts";
import { EmptyState } from "@polyphon/ui/feedback/state/empty-state.tsx";
import { StatusDot } from "@polyphon/ui/feedback/status-dot.tsx";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { keepPreviousData } from "@tanstack/react-query";
import { holds, useAccount } from "../../../shared/session/account.ts";
import { AppLink } from "../../../shared/address/app-link.tsx";
import { screenHref } from "../../../shared/address/screen-href.ts";
import { useListQuery } from "../../../shared/list/use-list-query.ts";
import { type Texts, useText } from "../../../shared/text/use-text.ts";
import classes from "../editorial.module.css";
import type { QueueRow } from "./review/review-model.ts";
import { weekNamed, weekNumber } from "../work/week-words.ts";

function columnsOf({ text }: Texts, mayView: boolean): TableColumn<QueueRow>[] {
  return [
    {
      key: "post",
      header: text("editorial.list.post"),
      width: "34%",
      card: "title",
      wrap: true,
      render: (row) =>
        mayView ? (
          <AppLink href={screenHref("/admin/view-post/:id", { id: row.id })}>{row.title}</AppLink>
        ) : (
          row.title
        ),
    },
    {
      key: "category",
      header: text("editorial.list.category"),
      card: "line",
      render: (row) => row.categoryName,
    },
    {
      key: "writer",
      header: text("editorial.list.writer"),
      card: "line",
      render: (row) => row.writerName ?? text("editorial.list.noWriter"),
    },
    {
      key: "source",
      header: text("editorial.list.source"),
      card: "hidden",
      render: (row) => text(`content.sources.${row.source}`),
    },
    {
      key: "week",
      header: text("editorial.list.week"),
      card: "foot-end",
      render: (row) => text("editorial.queues.calendarWeek", { week: weekNumber(row.week) }),
    },
    {
      key: "round",
      header: text("editorial.list.round"),
      align: "end",
      card: "hidden",
      render: (row) => row.round,
    },
    {
      key: "status",
      header: text("editorial.list.status"),
      card: "foot",
      render: (row) => (
        <StatusDot tone={nextHand(row.status) === null ? "ok" : row.can.steps.length > 0 ? "info" : "idle"}>
          {text(`content.statuses.${row.status}`)}
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
  const query = useListQuery();
  const mayView = holds(useAccount(), "view_post");
  const { after, search, categoryId } = query.values;
  const week = weekNamed(query.values["week"]);
  const waiting = query.values["waiting"] === "true";
  const chosen = status ?? postStatuses.find((one) => one === query.values["status"]);
  const call = {
    ...(after === undefined ? {} : { after }),
    ...(search === undefined ? {} : { search }),
    ...(week === undefined ? {} : { week }),
    ...(categoryId === undefined ? {} : { categoryId }),
    ...(chosen === undefined ? {} : { status: chosen }),
    ...(waiting ? { waiting: "true" as const } : {}),
  };
  const change = (name: string, value: string | null) =>
    query.change({ [name]: value ?? undefined, after: undefined });
  const categories = useCategoryChoices();
  return (
    <EndpointList
      title={title}
      list={useEndpoint(listWorkflowPosts, call, { placeholderData: keepPreviousData })}
      query={query}
      columns={columnsOf(texts, mayView)}
      searchLabel={text("editorial.queues.search")}
      count={text("editorial.list.sub")}
      filters={["categoryId", "status", "week", "waiting"]}
      toolbar={
        <div className={classes.filters}>
          {waiting && (
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
      empty={<EmptyState title={text("editorial.list.empty")} text={text("editorial.list.emptyText")} />}
    />
  );
}
