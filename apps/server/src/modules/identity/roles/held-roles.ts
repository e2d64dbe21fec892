import { actsForCompany, type HeldRole } from "@polyphon/rules/identity/roles/choose-role.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import { rolesOf } from "../accounts/account-facts.store.ts";

/** The roles a person can act in. A corporate one without a company is none: it would open every company. */
export async function heldRoles(tx: Tx, accountId: number): Promise<HeldRole[]> {
  return (await rolesOf(tx, accountId))
    .map(({ id, userType, companies }) => ({
      assignmentId: id,
      userType,
      companyIds: companies.map((company) => company.id),
    }))
    .filter((role) => !actsForCompany(role.userType) || role.companyIds.length > 0);
}
