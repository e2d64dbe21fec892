import { EditDrawer } from "@polyphon/admin-kit/dialog/edit-drawer.tsx";
import { getRoleAssignment } from "@polyphon/contract/people/roles.contract.ts";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { useText } from "../../../../shared/text/use-text.ts";
import { personName } from "./assignment-columns.tsx";
import { AssignmentForm } from "./assignment-form.tsx";
import type { RoleChoice } from "../role-choice.ts";

export interface AssignmentDrawerProps {
  target: number | "new";
  roles: readonly RoleChoice[];
  /** The role that the list is about: a new assignment starts with it. */
  role: RoleChoice | undefined;
  onClose: () => void;
}

export function AssignmentDrawer({ target, roles, role, onClose }: AssignmentDrawerProps) {
  const { text } = useText();
  const adding = target === "new";
  const found = useEndpoint(
    getRoleAssignment,
    { id: adding ? 0 : target },
    { enabled: !adding, staleTime: 0, refetchOnWindowFocus: false },
  );
  const title =
    adding || found.data === undefined
      ? text("people.assignment.addTitle")
      : text("people.assignment.editTitle", { name: personName(found.data) });
  return (
    <EditDrawer title={title} size={520} adding={adding} found={found} onClose={onClose}>
      {(form) => <AssignmentForm roles={roles} role={role} {...form} />}
    </EditDrawer>
  );
}
