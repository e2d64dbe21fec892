import { Button } from "@mantine/core";
import { EndpointList, type ListFacts } from "@polyphon/admin-kit/list/endpoint-list.tsx";
import { useList } from "@polyphon/admin-kit/list/use-list.ts";
import { recordIdOf } from "@polyphon/admin-kit/screens/record-id.ts";
import { listRoleAssignments } from "@polyphon/contract/people/roles.contract.ts";
import { EmptyState } from "@polyphon/ui/feedback/state/empty-state.tsx";
import { IconPlus } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { useListQuery } from "../../../../shared/list/use-list-query.ts";
import { useText } from "../../../../shared/text/use-text.ts";
import { useAssignmentColumns, type AssignmentRow } from "./assignment-columns.tsx";
import { AssignmentDrawer } from "./assignment-drawer.tsx";
import { RemoveAssignment } from "./remove-assignment.tsx";
import type { RoleChoice } from "../role-choice.ts";

export interface AssignmentListProps {
  title: string;
  roles: readonly RoleChoice[];
  /** Shows the people of one role only. */
  role: RoleChoice | undefined;
  tabs?: ReactNode;
}

function targetOf(value: string | undefined): number | "new" | undefined {
  if (value === "new") return "new";
  return recordIdOf(value);
}

/** Who holds which role, by name. The open form is in the address as `?open=`. */
export function AssignmentList({ title, roles, role, tabs }: AssignmentListProps) {
  const { text } = useText();
  const query = useListQuery();
  const [removing, setRemoving] = useState<AssignmentRow | null>(null);
  const list = useList(listRoleAssignments, query, role === undefined ? {} : { roleId: role.id });
  const open = (row: AssignmentRow) => query.change({ open: String(row.id) });
  const columns = useAssignmentColumns({ withRole: role === undefined, onOpen: open, onRemove: setRemoving });
  const target = targetOf(query.values["open"]);
  const mayAdd = role === undefined ? roles.some((one) => one.can.assign) : role.can.assign;
  const addButton = mayAdd && (
    <Button leftSection={<IconPlus size={15} aria-hidden />} onClick={() => query.change({ open: "new" })}>
      {text("people.assignments.assign")}
    </Button>
  );

  const countWords = ({ loaded, count, whole }: ListFacts) => {
    if (!loaded) return "\u00A0";
    if (!whole) return text("people.assignments.moreThan", { count });
    return text(list.call["search"] === undefined ? "people.assignments.count" : "people.assignments.found", {
      count,
    });
  };

  return (
    <>
      <EndpointList
        title={title}
        list={list}
        columns={columns}
        columnsOf={role && `${list.name}/of-role`}
        searchLabel={text("people.assignments.search")}
        count={countWords}
        actions={addButton}
        tabs={tabs}
        empty={
          <EmptyState
            title={text(role ? "people.assignments.emptyRole" : "people.assignments.empty")}
            text={text(role ? "people.assignments.emptyRoleText" : "people.assignments.emptyText")}
            actions={addButton}
          />
        }
        onRowOpen={open}
        onRowEdit={(row) => row.can.change && open(row)}
      />
      {target !== undefined && (
        <AssignmentDrawer
          key={target}
          target={target}
          roles={roles}
          role={role}
          onClose={() => query.change({ open: undefined }, { replace: true })}
        />
      )}
      <RemoveAssignment row={removing} onDone={() => setRemoving(null)} />
    </>
  );
}
