import { listRoleChoices as at } from "@polyphon/contract/people/roles.contract.ts";
import { companyNeed } from "@polyphon/rules/people/roles/role-assignment.ts";
import { mayAssign } from "@polyphon/rules/people/roles/role-rights.ts";
import { query } from "../../../../platform/operation/query.ts";
import { allRoles } from "../../../identity/identity.api.ts";

export const listRoleChoices = query(at, async ({ actor, tx }) => ({
  items: (await allRoles(tx)).map((role) => ({
    id: role.id,
    name: role.name,
    userType: role.userType,
    people: role.people,
    companies: companyNeed(role.userType),
    can: { assign: mayAssign(actor, role) === true },
  })),
}));
