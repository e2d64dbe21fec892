import { saveRolePermissions as at } from "@polyphon/contract/people/roles.contract.ts";
import { changeOfRights, judgeRightsChange } from "@polyphon/rules/people/roles/role-rights.ts";
import { record } from "../../../../platform/audit/record.ts";
import { command } from "../../../../platform/operation/command.ts";
import { allow, Refusal } from "../../../../platform/operation/refusal.ts";
import { findRole, replaceRights } from "../../../identity/identity.api.ts";
import { presentRole } from "../roles.present.ts";

/** Sessions read their permissions twice a second, so a change applies without signing in again. */
export const saveRolePermissions = command(at, async ({ input, actor, tx }) => {
  const role = await findRole(tx, input.id);
  if (!role) throw new Refusal("not_found");
  allow(judgeRightsChange(actor, role, input.permissions));

  if (!(await replaceRights(tx, input, input.permissions))) throw new Refusal("edited_meanwhile");
  record(tx, {
    action: "change-rights",
    actor,
    companyId: actor.companyId,
    subject: "role",
    subjectId: role.id,
    details: { ...changeOfRights(role.permissions, input.permissions) },
  });
  const changed = await findRole(tx, input.id);
  if (!changed) throw new Refusal("not_found");
  return presentRole(changed);
});
