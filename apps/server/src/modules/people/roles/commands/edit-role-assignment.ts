import { editRoleAssignment as at } from "@polyphon/contract/people/roles.contract.ts";
import { command } from "../../../../platform/operation/command.ts";
import { Refusal } from "../../../../platform/operation/refusal.ts";
import { findAssignment, findRole, updateAssignment } from "../../../identity/identity.api.ts";
import { checkAssignment } from "../check-assignment.ts";
import type { CategoryChoice } from "../../people.port.ts";
import { presentAssignment } from "../roles.present.ts";

export const editRoleAssignment = (categories: CategoryChoice) =>
  command(at, async ({ input, actor, tx }) => {
    const { id, version, ...wanted } = input;
    const held = await findAssignment(tx, id);
    const role = held && (await findRole(tx, held.roleId));
    if (!role) throw new Refusal("not_found");

    const fields = await checkAssignment(tx, categories, { actor, role, wanted, assignmentId: id });
    const changed = await updateAssignment(tx, { id, version }, fields);
    if (changed === "taken") throw new Refusal("duplicate");
    const row = changed ? await findAssignment(tx, id) : null;
    if (!row) throw new Refusal("edited_meanwhile");
    return presentAssignment(tx, categories, actor, row);
  });
