import { settleAssignment } from "@polyphon/rules/people/roles/role-assignment.ts";
import { mayAssign } from "@polyphon/rules/people/roles/role-rights.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import { allow, Refusal } from "../../../platform/operation/refusal.ts";
import type { StaffActor } from "../../../platform/session/actor.ts";
import { namesOfCompanies } from "../../companies/companies.api.ts";
import { addressTaken, type AssignmentFields, type RoleWithRights } from "../../identity/identity.api.ts";
import type { CategoryChoice } from "../people.port.ts";

const at = (field: string, error: "duplicate" | "not_found" | "company_needed") => ({
  field,
  error,
  values: {},
});

/**
 * Checks that this person may give the role so, to a holder whom the caller has looked up. Answers what is to be
 * stored.
 */
export async function checkAssignment<W extends AssignmentFields>(
  tx: Tx,
  categories: CategoryChoice,
  {
    actor,
    role,
    wanted,
    assignmentId,
  }: {
    readonly actor: StaffActor;
    readonly role: RoleWithRights;
    readonly wanted: W;
    readonly assignmentId: number | null;
  },
): Promise<W> {
  allow(mayAssign(actor, role));
  const kept = settleAssignment(role.userType, wanted);
  if (kept === "company_needed") throw new Refusal(kept, {}, [at("companyIds", kept)]);
  if (kept === "repeated_email") {
    throw new Refusal("validation", {}, [at("notificationEmails", "duplicate")]);
  }
  const { companyIds, categoryIds, aliasEmail } = kept;
  if ((await namesOfCompanies(tx, companyIds)).length < companyIds.length) {
    throw new Refusal("not_found", {}, [at("companyIds", "not_found")]);
  }
  if ((await categories.names(tx, categoryIds)).length < categoryIds.length) {
    throw new Refusal("not_found", {}, [at("categoryIds", "not_found")]);
  }
  if (aliasEmail !== null && (await addressTaken(tx, aliasEmail, assignmentId))) {
    throw new Refusal("duplicate", {}, [at("aliasEmail", "duplicate")]);
  }
  return kept;
}
