import { listRoles as at } from "@polyphon/contract/people/roles.contract.ts";
import { rightsToGive } from "@polyphon/rules/people/roles/role-rights.ts";
import { query } from "../../../../platform/operation/query.ts";
import { allRoles } from "../../../identity/identity.api.ts";
import { presentRole } from "../roles.present.ts";

export const listRoles = query(at, async ({ actor, tx }) => ({
  items: (await allRoles(tx)).map(presentRole),
  can: { give: rightsToGive(actor) },
}));
