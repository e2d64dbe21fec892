import { userTypes } from "@polyphon/contract/permissions.ts";
import { actsForCompany } from "../../identity/roles/choose-role.ts";

export type CompanyNeed = "none" | "optional" | "required";

/** Company staff act for a company, the provider's admins for all; editorial staff for all or for some. */
export function companyNeed(userType: number): CompanyNeed {
  if (actsForCompany(userType)) return "required";
  return userType === userTypes.superAdmin || userType === userTypes.subAdmin ? "none" : "optional";
}

export interface WantedAssignment {
  readonly companyIds: readonly number[];
  readonly categoryIds: readonly number[];
  readonly notificationEmails: readonly string[];
}

const once = (ids: readonly number[]) => [...new Set(ids)];

/** What is stored of an input, or its first fault. */
export function settleAssignment<W extends WantedAssignment>(
  userType: number,
  wanted: W,
): W | "company_needed" | "repeated_email" {
  const need = companyNeed(userType);
  if (need === "required" && wanted.companyIds.length === 0) return "company_needed";
  if (new Set(wanted.notificationEmails).size < wanted.notificationEmails.length) return "repeated_email";
  return {
    ...wanted,
    companyIds: need === "none" ? [] : once(wanted.companyIds),
    categoryIds: once(wanted.categoryIds),
  };
}
