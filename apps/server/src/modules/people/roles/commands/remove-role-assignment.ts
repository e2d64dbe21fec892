import { removeRoleAssignment as at } from "@polyphon/contract/people/roles.contract.ts";
import { userTypes } from "@polyphon/contract/permissions.ts";
import { mayAssign } from "@polyphon/rules/people/roles/role-rights.ts";
import { command } from "../../../../platform/operation/command.ts";
import { allow, Refusal } from "../../../../platform/operation/refusal.ts";
import {
  deleteAssignment,
  findAssignment,
  findRole,
  lockSuperAdmins,
} from "../../../identity/identity.api.ts";

/** Ends the sessions in the role. The last super admin cannot be removed. */
export const removeRoleAssignment = command(at, async ({ input, actor, tx }) => {
  const held = await findAssignment(tx, input.id);
  const role = held && (await findRole(tx, held.roleId));
  if (!role) throw new Refusal("not_found");
  allow(mayAssign(actor, role));
  if (
    role.userType === userTypes.superAdmin &&
    held.status === "ENABLED" &&
    (await lockSuperAdmins(tx)) <= 1
  ) {
    throw new Refusal("in_use");
  }

  await deleteAssignment(tx, input.id);
  return { id: input.id };
});
