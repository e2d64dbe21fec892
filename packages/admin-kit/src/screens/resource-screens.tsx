import {
  IconEye,
  IconHistory,
  IconPencil,
  IconPlayerPause,
  IconPlayerPlay,
  IconTrash,
} from "@tabler/icons-react";
import { useState, type ReactNode } from "react";
import { ActDialog, type ActExtras, type AskedAction } from "../bulk/act-dialog.tsx";
import { HistoryDrawer } from "../history/history-drawer.tsx";
import { useKit } from "../kit/kit-context.tsx";
import type { KitResource, ResourceRow } from "../kit/kit-resource.ts";
import type { ListQuery } from "../list/list-query.ts";
import { ResourceDrawer } from "../form/resource-drawer.tsx";
import { ResourceList } from "../list/resource-list.tsx";
import { rowName } from "../row/row-name.ts";
import type { RowAction } from "../row/row-menu.tsx";
import { recordIdOf } from "./record-id.ts";
import { screenPath } from "./screen-path.ts";
import { type Rights, useRights } from "../kit/use-rights.ts";
import type { Selection } from "../bulk/use-selection.ts";
import { type OwnWidgets, useWidgets } from "../widgets/use-widgets.ts";

export interface ResourceScreensProps {
  resource: KitResource;
  query: ListQuery;
  /** Replaces the widget of single fields. */
  widgets?: OwnWidgets;
  /** Further actions on a row; shown between history and the switch. */
  rowActions?: (row: ResourceRow) => readonly RowAction[];
  /** Buttons before the one that adds. */
  headActions?: ReactNode;
  actExtras?: ActExtras;
  /** The list shows each row as a card around its picture. */
  tiles?: boolean;
}

function targetOf(value: string | undefined): number | "new" | undefined {
  if (value === "new") return "new";
  return recordIdOf(value);
}

const icon = { size: 15, stroke: 1.7, "aria-hidden": true } as const;

/** Where the forms of a resource are: pages where it names their addresses, else a drawer over the list. */
function useWays({ resource, query }: Pick<ResourceScreensProps, "resource" | "query">, rights: Rights) {
  const { go } = useKit();
  const { add, edit, view } = resource.screens;
  const onEdit = ({ id }: ResourceRow) =>
    edit ? go(screenPath(edit, id)) : query.change({ open: String(id) });
  const onView = view && (({ id }: ResourceRow) => go(screenPath(view, id)));
  return {
    onAdd: () => (add ? go(add) : query.change({ open: "new" })),
    onEdit,
    onView,
    onOpen: onView ?? (rights.edit ? onEdit : undefined),
  };
}

interface Asked extends AskedAction {
  readonly selection?: Selection;
}

/** List, form and dialogs of one resource. A form in a drawer is in the address as `?open=`. */
export function ResourceScreens(props: ResourceScreensProps) {
  const { resource, query } = props;
  const kit = useKit();
  const widgets = useWidgets(resource, props.widgets);
  const rights = useRights(resource);
  const { onAdd, onEdit, onView, onOpen } = useWays(props, rights);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [past, setPast] = useState<ResourceRow | null>(null);
  const target = targetOf(query.values["open"]);

  const menuOf = (row: ResourceRow): readonly RowAction[] => {
    const { text } = kit;
    const isOn = row[resource.toggle ?? ""] === true;
    const entry = (when: boolean, action: RowAction) => (when ? [action] : []);
    return [
      ...(onView
        ? [
            {
              key: "view",
              label: text("kit.list.view"),
              icon: <IconEye {...icon} />,
              onPress: () => onView(row),
              keys: "↵",
            },
          ]
        : []),
      ...entry(rights.edit, {
        key: "edit",
        label: text("kit.list.edit"),
        icon: <IconPencil {...icon} />,
        onPress: () => onEdit(row),
        keys: "E",
      }),
      {
        key: "history",
        label: text("kit.history.open"),
        icon: <IconHistory {...icon} />,
        onPress: () => setPast(row),
      },
      ...(props.rowActions?.(row) ?? []),
      ...entry(rights.act && resource.toggle !== undefined, {
        key: "toggle",
        label: text(isOn ? "kit.act.deactivate.menu" : "kit.act.activate.menu"),
        icon: isOn ? <IconPlayerPause {...icon} /> : <IconPlayerPlay {...icon} />,
        onPress: () => setAsked({ action: isOn ? "deactivate" : "activate", rows: [row] }),
      }),
      ...entry(rights.remove, {
        key: "remove",
        label: text("kit.list.remove"),
        icon: <IconTrash {...icon} />,
        onPress: () => setAsked({ action: "remove", rows: [row] }),
        danger: true,
      }),
    ];
  };

  return (
    <>
      <ResourceList
        resource={resource}
        query={query}
        widgets={widgets}
        rights={rights}
        menuOf={menuOf}
        headActions={props.headActions}
        tiles={props.tiles}
        onAdd={onAdd}
        onOpen={onOpen ?? setPast}
        onEdit={onEdit}
        onAct={(action, rows, selection) => setAsked({ action, rows, selection })}
      />
      {target !== undefined && (
        <ResourceDrawer
          key={target}
          resource={resource}
          widgets={widgets}
          target={target}
          onClose={() => query.change({ open: undefined }, { replace: true })}
        />
      )}
      {asked && (
        <ActDialog
          resource={resource}
          action={asked.action}
          rows={asked.rows}
          extras={props.actExtras}
          onClose={(done) => {
            asked.selection?.drop(done);
            setAsked(null);
          }}
        />
      )}
      {past && (
        <HistoryDrawer
          resource={resource}
          id={past.id}
          name={rowName(resource, past)}
          onClose={() => setPast(null)}
        />
      )}
    </>
  );
}
