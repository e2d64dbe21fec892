import { Button } from "@mantine/core";
import { DataTable } from "@polyphon/ui/data/table/data-table.tsx";
import type { TableColumn, TableSelection, TableSort } from "@polyphon/ui/data/table/table-model.ts";
import { EmptyState } from "@polyphon/ui/feedback/state/empty-state.tsx";
import { IconFilterOff } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useKit } from "../kit/kit-context.tsx";
import { ListPage } from "./list-page.tsx";
import type { ListQuery } from "./list-query.ts";
import { listRange } from "./list-range.ts";
import { LoadFailed } from "../failure/load-failed.tsx";
import { SearchField } from "../filter/search-field.tsx";
import { useLate } from "../kit/use-late.ts";
import { usePageTrail } from "./use-page-trail.ts";

/** What a query of a paged endpoint gives. */
export interface PagedAnswer<Row> {
  readonly data: { readonly items: readonly Row[]; readonly next: string | null } | undefined;
  readonly error: unknown;
  readonly isError: boolean;
  readonly isPending: boolean;
  readonly refetch: () => unknown;
}

/** What is known of the whole list. */
export interface ListFacts {
  readonly loaded: boolean;
  /** Rows up to here; the total where `whole` is true. */
  readonly count: number;
  readonly whole: boolean;
}

export interface EndpointListProps<Row> {
  title: string;
  list: PagedAnswer<Row>;
  /** Holds the search and the position in the list; both are in the address. */
  query: ListQuery;
  columns: readonly TableColumn<Row>[];
  /** Left out where nothing can be searched. */
  searchLabel?: string | undefined;
  /** How long typing must pause before it searches. */
  searchWaitMs?: number | undefined;
  /** The line below the title. */
  count: ReactNode | ((facts: ListFacts) => ReactNode);
  /** The total, where the server counts it; null where it gave only an estimate. */
  counted?: number | null | undefined;
  /** Shown when there is nothing, and nobody searched or filtered. */
  empty: ReactNode;
  /** Names of filters besides the search that narrow the list. */
  filters?: readonly string[] | undefined;
  actions?: ReactNode;
  tabs?: ReactNode;
  toolbar?: ReactNode;
  extra?: ReactNode;
  activeKey?: string | undefined;
  onRowOpen?: ((row: Row) => void) | undefined;
  sort?: TableSort | undefined;
  onSort?: ((key: string) => void) | undefined;
  selection?: TableSelection<Row> | undefined;
  /** Floats over the end of the table. */
  over?: ReactNode;
}

/** A list behind an endpoint: search, paging by key, and the empty state. */
export function EndpointList<Row extends { readonly id: number | string }>(props: EndpointListProps<Row>) {
  const { list, query, filters = [] } = props;
  const kit = useKit();
  const { after } = query.values;
  const search = query.values["search"] ?? "";
  const trail = usePageTrail(after);
  const late = useLate(list.isPending);
  const rows = list.data?.items ?? [];
  const next = list.data?.next ?? undefined;
  const start = trail.start ?? 0;
  const atEnd = list.data !== undefined && next === undefined && trail.start !== undefined;
  const reached = atEnd ? start + rows.length : undefined;
  const count = props.counted === undefined ? reached : (props.counted ?? undefined);
  const filtered = filters.some((name) => query.values[name] !== undefined);

  function clearAll() {
    const none = [...filters, "search", "after"].map((name) => [name, undefined]);
    query.change(Object.fromEntries(none) as Record<string, undefined>);
  }
  function instead(): ReactNode {
    if (list.isError && list.data === undefined)
      return (
        <LoadFailed
          title={kit.text("kit.failed.title")}
          error={list.error}
          onAgain={() => void list.refetch()}
        />
      );
    if (list.data === undefined || rows.length > 0) return undefined;
    if (search === "" && !filtered) return props.empty;
    return (
      <EmptyState
        icon={<IconFilterOff size={22} stroke={1.7} />}
        title={search === "" ? kit.text("kit.list.noMatchFilters") : kit.text("kit.list.noMatch", { search })}
        text={kit.text(search === "" ? "kit.list.noMatchFiltersText" : "kit.list.noMatchText")}
        actions={
          <Button variant="default" onClick={clearAll}>
            {kit.text(filtered ? "kit.list.clearAll" : "kit.list.clearSearch")}
          </Button>
        }
      />
    );
  }

  return (
    <ListPage
      title={props.title}
      count={
        typeof props.count === "function"
          ? props.count({
              loaded: list.data !== undefined,
              count: count ?? start + rows.length,
              whole: count !== undefined,
            })
          : props.count
      }
      actions={props.actions}
      {...(props.tabs === undefined ? {} : { tabs: props.tabs })}
      toolbar={
        <>
          {props.searchLabel !== undefined && (
            <SearchField
              label={props.searchLabel}
              value={search}
              waitMs={props.searchWaitMs}
              onSearch={(value) =>
                query.change(
                  { search: value === "" ? undefined : value, after: undefined },
                  { replace: true },
                )
              }
            />
          )}
          {props.toolbar}
        </>
      }
      range={listRange({ start: trail.start, rows: rows.length, count }, kit)}
      extra={props.extra}
      onPrevious={trail.isFirst ? undefined : () => query.change({ after: trail.previous })}
      onNext={
        next === undefined
          ? undefined
          : () => {
              trail.walkTo(next, rows.length);
              query.change({ after: next });
            }
      }
    >
      <DataTable
        label={props.title}
        columns={props.columns}
        rows={rows}
        rowKey={(row) => String(row.id)}
        activeKey={props.activeKey}
        onRowOpen={props.onRowOpen}
        sort={props.sort}
        onSort={props.onSort}
        selection={props.selection}
        loading={late ? { label: kit.text("kit.list.loading"), rows: 12 } : undefined}
        instead={instead()}
      />
      {props.over}
    </ListPage>
  );
}
