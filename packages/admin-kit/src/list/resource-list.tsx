import { Button } from "@mantine/core";
import type { RowAction as Act } from "@polyphon/contract/kit/resource/resource.ts";
import { EmptyState } from "@polyphon/ui/feedback/state/empty-state.tsx";
import { VisuallyHidden } from "@polyphon/ui/text/visually-hidden.ts";
import { useApi } from "@polyphon/web/api/use-endpoint.ts";
import { IconPlus } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { EndpointList } from "./endpoint-list.tsx";
import { ExportButton } from "../export/export-button.tsx";
import { FilterBar } from "../filter/filter-bar.tsx";
import { useKit } from "../kit/kit-context.tsx";
import { callOf, type KitResource, type ResourceRow } from "../kit/kit-resource.ts";
import { countCall } from "./list-call.ts";
import { ListCount, useListCount } from "./list-count.tsx";
import type { ListQuery } from "./list-query.ts";
import { ResourceBulkBar } from "../bulk/resource-bulk-bar.tsx";
import { type OwnCells, resourceColumns } from "../column/resource-columns.tsx";
import { resourceText } from "../kit/resource-text.ts";
import type { RowAction } from "../row/row-menu.tsx";
import { pickedName, rowName } from "../row/row-name.ts";
import { useMoving } from "../row/use-moving.ts";
import type { Rights } from "../kit/use-rights.ts";
import { type Selection, useSelection } from "../bulk/use-selection.ts";
import { useList } from "./use-list.ts";
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
  /** Each row as a card around its picture. */
  tiles?: boolean | undefined;
  /** The bar of the selected rows, if it offers more actions than the resource. */
  renderBulk?: ((selection: Selection) => ReactNode) | undefined;
  onAdd: () => void;
  onOpen: (row: ResourceRow) => void;
  onEdit: (row: ResourceRow) => void;
  onAct: (action: Act, rows: readonly ResourceRow[], selection: Selection) => void;
}

/** The list of a resource: its filters and order are in its address, its actions in the rows. */
export function ResourceList(props: ResourceListProps) {
  const { resource, query, widgets, rights, menuOf, onAdd, onOpen, onEdit, onAct } = props;
  const kit = useKit();
  const words = resourceText(kit, resource);
  const list = useList(resource.list, query);
  const { rows } = list;
  const counted = useListCount(resource, query.values);
  const api = useApi();
  const pickable = resource.calls.some(({ name }) => name === resource.pick.name);
  const selection = useSelection({
    rows,
    nameOf: (row) => rowName(resource, row),
    count: counted.count,
    pick: pickable ? () => api(resource.pick, callOf(countCall(resource.list, query.values))) : undefined,
    pickedRow: ({ id, name }): ResourceRow => ({ id, version: 0, [pickedName]: name }),
  });
  const moving = useMoving(resource, rows, query.values["after"] === undefined);
  const selects = props.renderBulk !== undefined || (rights.act && resource.actions.length > 0);
  const inOrder = (list.call["sort"] ?? list.orders.usual) === resource.place && !counted.narrowed;
  const addButton = rights.add && (
    <Button leftSection={<IconPlus size={15} aria-hidden />} onClick={onAdd}>
      {words.add}
    </Button>
  );
  return (
    <EndpointList
      title={words.title}
      list={list}
      tiles={props.tiles}
      columns={resourceColumns({
        kit,
        resource,
        widgets,
        menuOf,
        cells: props.cells,
        tiles: props.tiles,
        onToggle: rights.act
          ? (row) => onAct(row[resource.toggle ?? ""] === true ? "deactivate" : "activate", [row], selection)
          : undefined,
        moving: rights.move && inOrder ? moving : undefined,
      })}
      columnsOf={resource.screens.list}
      searchLabel={resource.searchIn.length > 0 ? words.search : undefined}
      actions={
        <>
          {props.headActions}
          {addButton}
        </>
      }
      count={<ListCount {...counted} />}
      counted={counted.count?.exact ? counted.count.count : null}
      toolbar={<FilterBar resource={resource} query={query} />}
      renderExport={(names) => <ExportButton resource={resource} values={query.values} names={names} />}
      empty={<EmptyState title={words.empty} text={words.emptyText} actions={addButton} />}
      selection={selects ? selection.table : undefined}
      activeKey={moving.over === null ? undefined : String(moving.over)}
      onRowOpen={onOpen}
      onRowEdit={rights.edit ? onEdit : undefined}
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
