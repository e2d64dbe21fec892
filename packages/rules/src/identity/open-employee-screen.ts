import type { Restriction } from "@polyphon/contract/identity/account.ts";
import type { FrontFeature } from "@polyphon/contract/permissions.ts";
import type { EmployeeScreenPermission } from "@polyphon/contract/screens/screen.ts";

/** What the catalogue asks of somebody who opens a screen of the employee app. */
export interface EmployeeScreenNeeds {
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

/** `password` and `terms`: first that, then the screen. */
export type EmployeeVisit = "open" | "login" | "dashboard" | "password" | "terms";

function holds(needs: EmployeeScreenNeeds, access: EmployeeAccess): boolean {
  if (needs.feature !== undefined && !access.features.includes(needs.feature)) return false;
  if (needs.groups && !access.groups) return false;
  return !needs.share || access.share;
}

/** Null is somebody who is not signed in. Pages for everybody stay open while a password or the terms are waited for. */
export function openEmployeeScreen(needs: EmployeeScreenNeeds, who: EmployeeAccess | null): EmployeeVisit {
  if (needs.for === "both") return "open";
  if (who === null) return needs.for === "public" ? "open" : "login";
  if (needs.for === "public") return "dashboard";
  if (who.restriction === "terms_not_accepted") return "terms";
  if (who.restriction !== null) return "password";
  return holds(needs, who) ? "open" : "dashboard";
}
