import type { Restriction } from "@polyphon/contract/identity/account.ts";
import type { FrontFeature } from "@polyphon/contract/permissions.ts";
import type { EmployeeScreenPermission } from "@polyphon/contract/screens/screen.ts";

/** The conditions in the catalogue for opening a screen of the employee app. */
export interface EmployeeScreenRule {
  readonly for: EmployeeScreenPermission;
  readonly feature?: FrontFeature;
  /** LinkedIn groups: for a group's account, and where the company uses them. */
  readonly groups?: true;
  /** Connecting networks is not for light front users. */
  readonly share?: true;
}

/** What the server says that somebody may. */
export interface EmployeeAccess {
  readonly features: readonly FrontFeature[];
  readonly groups: boolean;
  readonly share: boolean;
  readonly restriction: Restriction | null;
}

/** `password` and `terms` have to be dealt with before the screen. */
export type EmployeeVisit = "open" | "login" | "dashboard" | "password" | "terms";

function holds(rule: EmployeeScreenRule, access: EmployeeAccess): boolean {
  if (rule.feature !== undefined && !access.features.includes(rule.feature)) return false;
  if (rule.groups && !access.groups) return false;
  return !rule.share || access.share;
}

/** Null is somebody who is not signed in. Public pages stay open while the password or the terms are pending. */
export function openEmployeeScreen(rule: EmployeeScreenRule, who: EmployeeAccess | null): EmployeeVisit {
  if (rule.for === "both") return "open";
  if (who === null) return rule.for === "public" ? "open" : "login";
  if (rule.for === "public") return "dashboard";
  if (who.restriction === "terms_not_accepted") return "terms";
  if (who.restriction !== null) return "password";
  return holds(rule, who) ? "open" : "dashboard";
}
