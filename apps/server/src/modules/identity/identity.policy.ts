import { type FrontFeature, featuresOfLevel, userTypes } from "@polyphon/contract/permissions.ts";
import type { Verdict } from "../../platform/operation/refusal.ts";
import type { AccountRow } from "./identity.store.ts";

const corporate: readonly (number | null)[] = [userTypes.corporateAdmin, userTypes.corporateUser];

/**
 * Signing in and staying signed in ask the same of an account. Corporate staff without a company would be taken for the
 * provider's, who see every company.
 */
export function mayBeSignedIn(account: AccountRow): Verdict {
  if (account.companyId === null && corporate.includes(account.userType)) return "account_disabled";
  if (account.status !== "ENABLED") return "account_disabled";
  return account.companyActive === false ? "company_inactive" : true;
}

/** Where a company does not use levels, everybody has what the highest one opens. */
export function featuresOf(account: AccountRow): ReadonlySet<FrontFeature> {
  const level = account.levelsMatter ? account.proficiency : "ELITE";
  return new Set(featuresOfLevel[level]);
}

export function mayShare(account: AccountRow): boolean {
  return account.kind === "front" && !account.lightFrontUser;
}
