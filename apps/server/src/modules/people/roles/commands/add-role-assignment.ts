import { addRoleAssignment as at } from "@polyphon/contract/people/roles.contract.ts";
import { command } from "../../../../platform/operation/command.ts";
import { Refusal } from "../../../../platform/operation/refusal.ts";
import { findAssignment, findRole, insertAssignment, isStaff } from "../../../identity/identity.api.ts";
import { checkAssignment } from "../check-assignment.ts";
import type { CategoryChoice } from "../../people.port.ts";
import { presentAssignment } from "../roles.present.ts";

export const addRoleAssignment = (categories: CategoryChoice) =>
  command(at, async ({ input, actor, tx }) => {
    const { accountId, roleId, ...wanted } = input;
    const role = await findRole(tx, roleId);
    if (!role || !(await isStaff(tx, accountId))) throw new Refusal("not_found");

    const fields = await checkAssignment(tx, categories, { actor, role, wanted, assignmentId: null });
    const id = await insertAssignment(tx, { accountId, roleId }, fields);
    const row = id === "taken" ? null : await findAssignment(tx, id);
    if (!row) throw new Refusal("duplicate");
    return presentAssignment(tx, categories, actor, row);
  });
