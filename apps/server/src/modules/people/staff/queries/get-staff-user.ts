import { getStaffUser as at } from "@polyphon/contract/people/staff/staff-users.contract.ts";
import { mayEndStaff } from "@polyphon/rules/people/staff-change.ts";
import { query } from "../../../../platform/operation/query.ts";
import { Refusal } from "../../../../platform/operation/refusal.ts";
import { findStaffUser } from "../../../identity/identity.api.ts";

export const getStaffUser = query(at, async ({ input, actor, tx }) => {
  const person = await findStaffUser(tx, input.id);
  if (!person) throw new Refusal("not_found");
  return {
    id: person.id,
    name: `${person.firstName} ${person.lastName}`.trim(),
    email: person.email,
    userType: person.userType,
    can: { changePassword: mayEndStaff(actor, person) === true },
  };
});
