import { Button } from "@mantine/core";
import { KeyHint } from "@polyphon/ui/data/key-hint.tsx";
import { DataTable } from "@polyphon/ui/data/table/data-table.tsx";
import type { TableSelection } from "@polyphon/ui/data/table/table-model.ts";
import { EmptyState } from "@polyphon/ui/feedback/state/empty-state.tsx";
import { IconFilterOff } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { ColumnPicker } from "../column/column-picker.tsx";
import { ExportMenu } from "../export/export-menu.tsx";
import { listRows } from "../export/list-rows.ts";
import { LoadFailed } from "../failure/load-failed.tsx";
import { SearchField } from "../filter/search-field.tsx";
import { useKit } from "../kit/kit-context.tsx";
import { useKitPerson } from "../kit/kit-person.ts";
import { useLate } from "../kit/use-late.ts";
import { useRowKeys } from "../row/use-row-keys.ts";
import { type ListColumn, offeredColumns, shownColumns, tableColumn } from "./list-column.ts";
import { ListPage } from "./list-page.tsx";
import classes from "./list-page.module.css";
import { listRange } from "./list-range.ts";
import { sortAfter, sortOf } from "./list-sort.ts";
import type { List } from "./use-list.ts";
import { usePageTrail } from "./use-page-trail.ts";

/** What is known of the whole list. */
export interface ListFacts {
  readonly loaded: boolean;
  /** Rows up to here; the total where `whole` is true. */
  readonly count: number;
  readonly whole: boolean;
}

interface ListRow {
  readonly id: number | string;
}

export interface EndpointListProps<Row> {
  title: string;
  list: List<Row>;
  columns: readonly ListColumn<Row>[];
  /** Under which name the choice of columns is kept, if not the call's. */
  columnsOf?: string | undefined;
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
  /** Names of filters that narrow the list, if not all that its call knows. */
  filters?: readonly string[] | undefined;
  actions?: ReactNode;
  tabs?: ReactNode;
  toolbar?: ReactNode;
  /** The row that is open beside the list, if not the one under the keys. */
  activeKey?: string | undefined;
  onRowOpen?: ((row: Row) => void) | undefined;
  onRowEdit?: ((row: Row) => void) | undefined;
  selection?: TableSelection<Row> | undefined;
  /** Another way to export than page by page; it gets the keys of the columns that are shown. */
  renderExport?: ((shown: readonly string[]) => ReactNode) | undefined;
  /** Each row as a card around its picture. */
  tiles?: boolean | undefined;
  /** Floats over the end of the table. */
  over?: ReactNode;
}

function Keys({ opens, edits, selects }: { opens: boolean; edits: boolean; selects: boolean }) {
  const { text } = useKit();
  return (
    <span className={classes.keys}>
      <KeyHint keys="J" /> <KeyHint keys="K" /> {text("kit.keys.move")}
      {selects && (
        <>
          <KeyHint keys="X" /> {text("kit.keys.select")}
        </>
      )}
      {edits && (
        <>
          <KeyHint keys="E" /> {text("kit.keys.edit")}
        </>
      )}
      {opens && (
        <>
          <KeyHint keys="↵" /> {text("kit.keys.open")}
        </>
      )}
    </span>
  );
}

/** The row under the keyboard: J and K walk, X selects, E edits and Enter opens it. */
function useListKeys<Row extends ListRow>({ list, selection, onRowOpen, onRowEdit }: EndpointListProps<Row>) {
  const active = useRowKeys<Row>({
    rows: list.rows,
    onOpen: onRowOpen,
    onEdit: onRowEdit,
    onSelect: selection && (({ id }) => selection.onChange(toggled(selection.selected, String(id)))),
    onLeave: selection && (() => selection.onChange(new Set())),
  });
  return active === undefined ? undefined : String(active.id);
}

function toggled(keys: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(keys);
  if (!next.delete(key)) next.add(key);
  return next;
}

/** The columns somebody chose, and what chooses and exports them. */
function useChosenColumns<Row extends ListRow>({
  list,
  columns,
  columnsOf,
  renderExport,
}: EndpointListProps<Row>) {
  const { clockZone } = useKit();
  const choice = useKitPerson().columnsOf(columnsOf ?? list.name);
  const offered = offeredColumns(columns);
  const shown = shownColumns(columns, choice.chosen);
  const keys = shown.filter((one) => offered.includes(one)).map(({ key }) => key);
  const tools = (
    <span className={classes.tools}>
      <ColumnPicker offered={offered} shown={new Set(keys)} choice={choice} />
      {renderExport ? renderExport(keys) : <ExportMenu source={listRows(list, shown, clockZone())} />}
    </span>
  );
  return { shown: shown.map((column) => tableColumn(column, list.orders.sorts(column.key))), tools };
}

/** The one list: search, filters and order in the address, paging by key, columns of one's choice, keys and a file. */
export function EndpointList<Row extends ListRow>(props: EndpointListProps<Row>) {
  const { list } = props;
  const { answer, query, rows, orders } = list;
  const filters = props.filters ?? list.filters;
  const kit = useKit();
  const active = useListKeys(props);
  const columns = useChosenColumns(props);
  const { after } = query.values;
  const search = query.values["search"] ?? "";
  const trail = usePageTrail(after);
  const late = useLate(answer.isPending);
  const next = answer.data?.next ?? undefined;
  const start = trail.start ?? 0;
  const atEnd = answer.data !== undefined && next === undefined && trail.start !== undefined;
  const reached = atEnd ? start + rows.length : undefined;
  const count = props.counted === undefined ? reached : (props.counted ?? undefined);
  const filtered = filters.some((name) => query.values[name] !== undefined);
  const order = list.call["sort"] ?? orders.usual;
  const sort = order === undefined ? undefined : sortOf(order);

  function clearAll() {
    const none = [...filters, "search", "after"].map((name) => [name, undefined]);
    query.change(Object.fromEntries(none) as Record<string, undefined>);
  }
  function instead(): ReactNode {
    if (answer.isError && answer.data === undefined)
      return (
        <LoadFailed
          title={kit.text("kit.failed.title")}
          error={answer.error}
          onAgain={() => void answer.refetch()}
        />
      );
    if (answer.data === undefined || rows.length > 0) return undefined;
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
              loaded: answer.data !== undefined,
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
          {columns.tools}
        </>
      }
      range={listRange({ start: trail.start, rows: rows.length, count }, kit)}
      extra={
        <Keys
          opens={props.onRowOpen !== undefined}
          edits={props.onRowEdit !== undefined}
          selects={props.selection !== undefined}
        />
      }
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
        tiles={props.tiles}
        columns={columns.shown}
        rows={rows}
        rowKey={(row) => String(row.id)}
        activeKey={props.activeKey ?? active}
        onRowOpen={props.onRowOpen}
        sort={sort}
        onSort={(key) => query.change({ sort: sortAfter(orders, sort, key), after: undefined })}
        selection={props.selection}
        outdated={answer.isPlaceholderData}
        loading={late ? { label: kit.text("kit.list.loading"), rows: 12 } : undefined}
        instead={instead()}
      />
      {props.over}
    </ListPage>
  );
}
