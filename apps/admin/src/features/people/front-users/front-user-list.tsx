import { Button } from "@mantine/core";
import { HistoryDrawer } from "@polyphon/admin-kit/history/history-drawer.tsx";
import type { KitResource, ResourceRow } from "@polyphon/admin-kit/kit/kit-resource.ts";
import type { ListQuery } from "@polyphon/admin-kit/list/list-query.ts";
import { ResourceList } from "@polyphon/admin-kit/list/resource-list.tsx";
import type { RowAction } from "@polyphon/admin-kit/row/row-menu.tsx";
import { rowName } from "@polyphon/admin-kit/row/row-name.ts";
import { useRights } from "@polyphon/admin-kit/kit/use-rights.ts";
import type { Selection } from "@polyphon/admin-kit/bulk/use-selection.ts";
import { useWidgets } from "@polyphon/admin-kit/widgets/use-widgets.ts";
import type { FrontUserRow } from "@polyphon/contract/people/front-users/front-user.resource.ts";
import type { FrontUserAction } from "@polyphon/contract/people/front-users/front-users.ts";
import {
  IconEye,
  IconHistory,
  IconPencil,
  IconPlayerPause,
  IconPlayerPlay,
  IconStar,
  IconTrash,
  IconUpload,
  IconUserOff,
  IconUserPlus,
} from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { holds, useAccount } from "../../../shared/session/account.ts";
import { useGo } from "../../../shared/address/app-link.tsx";
import { screenHref } from "../../../shared/address/screen-href.ts";
import { useText } from "../../../shared/text/use-text.ts";
import { FrontUserActDialog } from "./changes/front-user-act-dialog.tsx";
import { FrontUserBulkBar } from "./front-user-bulk-bar.tsx";
import { frontUserCells } from "./front-user-cells.tsx";
import { AddEmployeeDialog } from "./reach/add-employee-dialog.tsx";
import { type ReachAction, reachIcons, useReachActions } from "./reach/reach-actions.tsx";
import { ReachDialog } from "./reach/reach-dialog.tsx";

const icon = { size: 15, stroke: 1.7, "aria-hidden": true } as const;

export const actionIcons: Readonly<Record<FrontUserAction, ReactNode>> = {
  ENABLE: <IconPlayerPlay {...icon} />,
  DISABLE: <IconPlayerPause {...icon} />,
  DEACTIVATE: <IconUserOff {...icon} />,
  DELETE: <IconTrash {...icon} />,
  PROMOTE: <IconStar {...icon} />,
};

export interface FrontUserListProps {
  resource: KitResource;
  query: ListQuery;
  /** Absent where the list is read-only. */
  readOnly?: boolean;
}

interface Asked {
  readonly action: FrontUserAction;
  readonly rows: readonly ResourceRow[];
  readonly selection?: Selection;
}

interface Reached {
  readonly action: ReachAction;
  readonly rows: readonly ResourceRow[];
  readonly selection?: Selection;
}

const nobody = () => undefined;

/** Employees, up to a million: the kit's list with custom cells and actions. */
export function FrontUserList({ resource, query, readOnly = false }: FrontUserListProps) {
  const { text } = useText();
  const go = useGo();
  const account = useAccount();
  const widgets = useWidgets(resource);
  const rights = useRights(resource);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [past, setPast] = useState<ResourceRow | null>(null);
  const [reached, setReached] = useState<Reached | null>(null);
  const [adding, setAdding] = useState(false);
  const reach = useReachActions();
  // The palette and other screens lead here with the dialog open.
  const asksToAdd = !readOnly && query.values["add"] === "one" && holds(account, "Add_bulk_front_user");
  const stopAdding = () => {
    setAdding(false);
    if (asksToAdd) query.change({ add: undefined }, { replace: true });
  };
  const toView = ({ id }: ResourceRow) => go(screenHref("/admin/view-front-user/:id", { id }));
  const toEdit = ({ id }: ResourceRow) => go(screenHref("/admin/edit-front-user/:id", { id }));
  const opens = holds(account, "list_front_user");
  const actionsOf = (row: ResourceRow) => (row as unknown as FrontUserRow).can.actions;
  const menuOf = (row: ResourceRow): readonly RowAction[] => [
    ...(opens
      ? [
          {
            key: "view",
            label: text("kit.list.view"),
            icon: <IconEye {...icon} />,
            onPress: () => toView(row),
            keys: "↵",
          },
        ]
      : []),
    ...(rights.edit
      ? [
          {
            key: "edit",
            label: text("kit.list.edit"),
            icon: <IconPencil {...icon} />,
            onPress: () => toEdit(row),
            keys: "E",
          },
        ]
      : []),
    {
      key: "history",
      label: text("kit.history.open"),
      icon: <IconHistory {...icon} />,
      onPress: () => setPast(row),
    },
    ...(readOnly
      ? []
      : [
          ...reach.map((action) => ({
            key: action,
            label: `${text(`people.reach.verb.${action}`)} …`,
            icon: reachIcons[action],
            onPress: () => setReached({ action, rows: [row] }),
          })),
          ...actionsOf(row).map((action) => ({
            key: action,
            label: `${text(`people.frontUsers.verb.${action}`)} …`,
            icon: actionIcons[action],
            onPress: () => setAsked({ action, rows: [row] }),
            danger: action === "DELETE",
          })),
        ]),
  ];
  return (
    <>
      <ResourceList
        resource={resource}
        query={query}
        widgets={widgets}
        rights={rights}
        menuOf={menuOf}
        cells={frontUserCells}
        renderBulk={
          readOnly
            ? undefined
            : (selection) => (
                <FrontUserBulkBar
                  selection={selection}
                  reach={reach}
                  onReach={(action, rows) => setReached({ action, rows, selection })}
                  onAct={(action, rows) => setAsked({ action, rows, selection })}
                />
              )
        }
        headActions={
          !readOnly &&
          holds(account, "Add_bulk_front_user") && (
            <>
              <Button
                variant="default"
                leftSection={<IconUpload {...icon} />}
                onClick={() => go(screenHref("/admin/bulk-add-front-user", {}))}
              >
                {text("people.frontUsers.bulkUpload")}
              </Button>
              <Button leftSection={<IconUserPlus {...icon} />} onClick={() => setAdding(true)}>
                {text("people.reach.add")}
              </Button>
            </>
          )
        }
        onAdd={nobody}
        onOpen={opens ? toView : setPast}
        onEdit={toEdit}
        onAct={nobody}
      />
      {asked && (
        <FrontUserActDialog
          action={asked.action}
          people={asked.rows.map((row) => ({ id: row.id, name: rowName(resource, row) }))}
          onClose={(done) => {
            asked.selection?.drop(done);
            setAsked(null);
          }}
        />
      )}
      {reached && (
        <ReachDialog
          action={reached.action}
          people={reached.rows.map((row) => ({ id: row.id, name: rowName(resource, row) }))}
          onClose={(done) => {
            reached.selection?.drop(done);
            setReached(null);
          }}
        />
      )}
      {(adding || asksToAdd) && <AddEmployeeDialog onClose={stopAdding} />}
      {past && (
        <HistoryDrawer
          resource={resource}
          id={past.id}
          name={String(past["name"])}
          onClose={() => setPast(null)}
        />
      )}
    </>
  );
}
