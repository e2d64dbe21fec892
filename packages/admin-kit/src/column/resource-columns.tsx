import { Switch } from "@mantine/core";
import { StatusDot } from "@polyphon/ui/feedback/status-dot.tsx";
import type { ReactNode } from "react";
import type { Kit } from "../kit/kit-context.tsx";
import type { ListColumn } from "../list/list-column.ts";
import type { KitResource, ResourceRow } from "../kit/kit-resource.ts";
import { MoveHandle } from "../row/move-handle.tsx";
import { resourceText } from "../kit/resource-text.ts";
import { rowName } from "../row/row-name.ts";
import { actionsColumn } from "./actions-column.tsx";
import type { RowAction } from "../row/row-menu.tsx";
import type { Moving } from "../row/use-moving.ts";
import type { OwnWidgets } from "../widgets/use-widgets.ts";

/** Long texts do not fit in a row. */
const never: ReadonlySet<string> = new Set(["html", "longText"]);

/** Columns in the order of the list, then the fields that are hidden by default. */
function offeredFields({ columns, fields }: Pick<KitResource, "columns" | "fields">): readonly string[] {
  const others = Object.keys(fields).filter(
    (name) => !columns.includes(name) && !never.has(fields[name]?.kind ?? ""),
  );
  return [...columns, ...others];
}

export type OwnCells = Readonly<Record<string, (row: ResourceRow) => ReactNode>>;

export interface ColumnDeps {
  readonly kit: Kit;
  readonly resource: KitResource;
  readonly widgets: OwnWidgets;
  readonly menuOf: (row: ResourceRow) => readonly RowAction[];
  /** Sets the row's switch; left out where the user may not. */
  readonly onToggle: ((row: ResourceRow) => void) | undefined;
  /** Cells that need more of the row than their own field. */
  readonly cells?: OwnCells | undefined;
  readonly tiles?: boolean | undefined;
  /** Left out where the rows cannot be reordered now. */
  readonly moving: Moving | undefined;
}

function fieldColumn(deps: ColumnDeps, name: string, at: number): ListColumn<ResourceRow> {
  const { kit, resource, widgets, onToggle } = deps;
  const words = resourceText(kit, resource);
  const field = resource.fields[name];
  const widget = widgets[name];
  if (!field || !widget) throw new Error(`${resource.name}: no field ${name}`);
  const stateOf = (row: ResourceRow) =>
    kit.text(row[name] === true ? "kit.list.active" : "kit.list.inactive");
  return {
    key: name,
    header: words.field(name),
    align: widget.align,
    optional: !resource.columns.includes(name),
    card: at === 0 ? "title" : deps.tiles && field.kind === "picture" ? "picture" : "line",
    render: (row) => {
      const own = deps.cells?.[name];
      if (own) return own(row);
      if (name === resource.toggle && onToggle)
        return (
          <Switch
            size="xs"
            aria-label={kit.text("kit.list.toggle", {
              field: words.field(name),
              name: rowName(resource, row),
            })}
            label={stateOf(row)}
            checked={row[name] === true}
            onChange={() => onToggle(row)}
          />
        );
      if (name === resource.toggle)
        return <StatusDot tone={row[name] === true ? "ok" : "idle"}>{stateOf(row)}</StatusDot>;
      const cell = <widget.Cell value={row[name]} choices={words.choices(name, field)} />;
      return at === 0 ? <b>{cell}</b> : cell;
    },
  };
}

/** The columns of a list: a handle where rows are put in order, the fields, and the menu. */
export function resourceColumns(deps: ColumnDeps): ListColumn<ResourceRow>[] {
  const { kit, resource, menuOf, moving } = deps;
  const handle: ListColumn<ResourceRow>[] = moving
    ? [
        {
          key: "place",
          header: kit.text("kit.move.column"),
          hideHeader: true,
          width: "40px",
          wrap: true,
          card: "side",
          render: (row) => <MoveHandle id={row.id} name={rowName(resource, row)} moving={moving} />,
        },
      ]
    : [];
  return [
    ...handle,
    ...offeredFields(resource).map((name, at) => fieldColumn(deps, name, at)),
    actionsColumn(kit.text, (row) => rowName(resource, row), menuOf),
  ];
}
