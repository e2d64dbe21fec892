import { changeUserPassword as at } from "@polyphon/contract/people/staff/staff-users.contract.ts";
import { mayAssignAll } from "@polyphon/rules/people/roles/role-rights.ts";
import { mayEndStaff } from "@polyphon/rules/people/staff-change.ts";
import { record } from "../../../../platform/audit/record.ts";
import { flow } from "../../../../platform/operation/flow.ts";
import { allow, Refusal } from "../../../../platform/operation/refusal.ts";
import { hashPassword } from "../../../../platform/secret/password.ts";
import {
  findStaffUser,
  refuseChoice,
  rolesOfAccount,
  setStaffPassword,
} from "../../../identity/identity.api.ts";
import type { StaffDeps } from "../../people.deps.ts";

export const changeUserPassword = (urls: Pick<StaffDeps, "adminUrl" | "employeeUrl">) =>
  flow(at, "sets-password", async ({ input, actor, visitor: { language }, now, inTx }) => {
    refuseChoice(input, language);
    const person = await inTx((tx) => findStaffUser(tx, input.id));
    if (!person) throw new Refusal("not_found");
    allow(mayEndStaff(actor, person));
    // Whoever chooses the password can sign in with it.
    allow(mayAssignAll(actor, await inTx((tx) => rolesOfAccount(tx, person.accountId))));

    const passwordHash = await hashPassword(input.newPassword);
    await inTx(async (tx) => {
      await setStaffPassword(tx, urls, { accountId: person.accountId, passwordHash, now });
      record(tx, {
        action: "change-user-password",
        actor,
        companyId: actor.companyId,
        subject: "account",
        subjectId: person.accountId,
      });
    });
    return { id: person.id };
  });
