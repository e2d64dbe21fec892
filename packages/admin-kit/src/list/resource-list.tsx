import { Button } from "@mantine/core";
import type { RowAction as Act } from "@polyphon/contract/kit/resource/resource.ts";
import { KeyHint } from "@polyphon/ui/data/key-hint.tsx";
import { EmptyState } from "@polyphon/ui/feedback/state/empty-state.tsx";
import { VisuallyHidden } from "@polyphon/ui/text/visually-hidden.ts";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { IconPlus } from "@tabler/icons-react";
import { keepPreviousData } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ColumnPicker, shownColumns } from "../column/column-picker.tsx";
import { EndpointList } from "./endpoint-list.tsx";
import { ExportButton } from "../export/export-button.tsx";
import { FilterBar } from "../filter/filter-bar.tsx";
import { useKit } from "../kit/kit-context.tsx";
import { useKitPerson } from "../kit/kit-person.ts";
import { callOf, type KitResource, type ResourceRow } from "../kit/kit-resource.ts";
import { filterNames, listCall } from "./list-call.ts";
import { ListCount, useListCount } from "./list-count.tsx";
import classes from "./list-page.module.css";
import type { ListQuery } from "./list-query.ts";
import { sortAfter, sortOf } from "./list-sort.ts";
import { ResourceBulkBar } from "../bulk/resource-bulk-bar.tsx";
import { type OwnCells, resourceColumns } from "../column/resource-columns.tsx";
import { resourceText } from "../kit/resource-text.ts";
import type { RowAction } from "../row/row-menu.tsx";
import { useMoving } from "../row/use-moving.ts";
import type { Rights } from "../kit/use-rights.ts";
import { useRowKeys } from "../row/use-row-keys.ts";
import { type Selection, useSelection } from "../bulk/use-selection.ts";
import type { OwnWidgets } from "../widgets/use-widgets.ts";

export interface ResourceListProps {
  resource: KitResource;
  query: ListQuery;
  widgets: OwnWidgets;
  rights: Rights;
  menuOf: (row: ResourceRow) => readonly RowAction[];
  /** Buttons before the one that adds. */
  headActions?: ReactNode;
  cells?: OwnCells | undefined;
  /** The bar of the selected rows, if it offers more actions than the resource. */
  renderBulk?: ((selection: Selection) => ReactNode) | undefined;
  onAdd: () => void;
  onOpen: (row: ResourceRow) => void;
  onEdit: (row: ResourceRow) => void;
  onAct: (action: Act, rows: readonly ResourceRow[], selection: Selection) => void;
}

const PAGE = 25;

function Keys({ selects }: { selects: boolean }) {
  const { text } = useKit();
  return (
    <span className={classes.keys}>
      <KeyHint keys="J" /> <KeyHint keys="K" /> {text("kit.keys.move")}
      {selects && (
        <>
          <KeyHint keys="X" /> {text("kit.keys.select")}
        </>
      )}
      <KeyHint keys="↵" /> {text("kit.keys.open")}
    </span>
  );
}

/** The list of a resource: its filters and order are in its address, its actions in the rows. */
export function ResourceList(props: ResourceListProps) {
  const { resource, query, widgets, rights, menuOf, onAdd, onOpen, onEdit, onAct } = props;
  const kit = useKit();
  const words = resourceText(kit, resource);
  const call = listCall(resource, query.values);
  const { after } = query.values;
  const list = useEndpoint(resource.list, callOf<KitResource["list"]>({ ...call, after, limit: PAGE }), {
    placeholderData: keepPreviousData,
  });
  const rows = list.data?.items ?? [];
  const counted = useListCount(resource, query.values);
  const columns = useKitPerson().columnsOf(resource.screens.list);
  const selection = useSelection({ resource, rows, values: query.values, count: counted.count });
  const moving = useMoving(resource, rows, after === undefined);
  const selects = props.renderBulk !== undefined || (rights.act && resource.actions.length > 0);
  const sort = sortOf(resource, call["sort"]);
  const inOrder = sort.key === resource.place && sort.direction === "asc" && !counted.narrowed;
  const active = useRowKeys({
    rows,
    onOpen,
    onEdit: rights.edit ? onEdit : undefined,
    onSelect: selects ? selection.toggle : undefined,
    onLeave: selection.clear,
  });
  const addButton = rights.add && (
    <Button leftSection={<IconPlus size={15} aria-hidden />} onClick={onAdd}>
      {words.add}
    </Button>
  );
  return (
    <EndpointList
      title={words.title}
      list={list}
      query={query}
      columns={resourceColumns({
        kit,
        resource,
        widgets,
        names: shownColumns(resource, columns.chosen),
        menuOf,
        cells: props.cells,
        onToggle: rights.act
          ? (row) => onAct(row[resource.toggle ?? ""] === true ? "deactivate" : "activate", [row], selection)
          : undefined,
        moving: rights.move && inOrder ? moving : undefined,
      })}
      searchLabel={resource.searchIn.length > 0 ? words.search : undefined}
      actions={
        <>
          {props.headActions}
          {addButton}
        </>
      }
      count={<ListCount {...counted} />}
      counted={counted.count?.exact ? counted.count.count : null}
      filters={filterNames(resource)}
      toolbar={
        <>
          <FilterBar resource={resource} query={query} />
          <span className={classes.grow} />
          <ColumnPicker resource={resource} choice={columns} />
          <ExportButton resource={resource} values={query.values} />
        </>
      }
      extra={<Keys selects={selects} />}
      empty={<EmptyState title={words.empty} text={words.emptyText} actions={addButton} />}
      sort={sort}
      onSort={(key) => query.change({ sort: sortAfter(resource, sort, key), after: undefined })}
      selection={selects ? selection.table : undefined}
      activeKey={moving.over === null ? active && String(active.id) : String(moving.over)}
      onRowOpen={onOpen}
      over={
        <>
          <VisuallyHidden component="output">{moving.announcement}</VisuallyHidden>
          {props.renderBulk?.(selection) ?? (
            <ResourceBulkBar
              resource={resource}
              selection={selection}
              onAct={(action, chosen) => onAct(action, chosen, selection)}
            />
          )}
        </>
      }
    />
  );
}
