import { listAssignableRoles as at } from "@polyphon/contract/people/roles.contract.ts";
import { companyNeed } from "@polyphon/rules/people/role-assignment.ts";
import { mayAssign } from "@polyphon/rules/people/role-rights.ts";
import { query } from "../../../platform/operation/query.ts";
import { allRoles } from "../../identity/identity.api.ts";

export const listAssignableRoles = query(at, async ({ actor, tx }) => ({
  items: (await allRoles(tx))
    .filter((role) => mayAssign(actor, role) === true)
    .map(({ id, name, userType }) => ({ id, name, userType, companies: companyNeed(userType) })),
}));
