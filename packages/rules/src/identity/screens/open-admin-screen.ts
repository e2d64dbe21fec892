import type { accessModes, Restriction } from "@polyphon/contract/identity/account.ts";
import type { Screen } from "@polyphon/contract/screens/screen.ts";
import { actsForCompany } from "../roles/choose-role.ts";

export interface AdminAccess {
  readonly userType: number | null;
  readonly mode: (typeof accessModes)[number];
  readonly permissions: readonly string[];
  readonly restriction: Restriction | null;
  readonly features: {
    readonly ownPostApprovalFeature: boolean;
    readonly importLinkedinContentFeature: boolean;
  };
}

/** What happens when a signed-in user asks for a screen. */
export type AdminVisit = "open" | "no-access" | "picker" | "change-password";

const passwordScreen = "/admin/change-password";
const openToLimited: ReadonlySet<string> = new Set(["/admin/dashboard", "/admin/user_role"]);

function gateIsOpen({ features, userType }: AdminAccess, gate: string | undefined): boolean {
  switch (gate) {
    case "company ownPostApproval":
      return features.ownPostApprovalFeature;
    case "company importLinkedinContent":
      return features.importLinkedinContentFeature;
    case "user type 2 or 3":
      return userType !== null && actsForCompany(userType);
    default:
      return true;
  }
}

function holdsFor(access: AdminAccess, { permission, gate }: Screen): boolean {
  if (permission === "none" || permission === "public") return true;
  return permission !== "never" && access.permissions.includes(permission) && gateIsOpen(access, gate);
}

/** Opened from an e-mail, also by somebody who is signed in. */
const byLink: ReadonlySet<string> = new Set(["/admin/resetpassword", "/admin/verify-account"]);

/** Before the account is loaded: visitors are redirected to the login, and signed-in users past it. */
export function enterAdminScreen(
  { path, permission }: Screen,
  signedIn: boolean,
): "enter" | "login" | "dashboard" {
  if (permission !== "public") return signedIn ? "enter" : "login";
  return signedIn && !byLink.has(path) ? "dashboard" : "enter";
}

/** A password that must be changed comes first, then the role; only then permissions are checked. */
export function openAdminScreen(access: AdminAccess, screen: Screen): AdminVisit {
  const { restriction, mode } = access;
  if (restriction === "password_expired" || restriction === "password_must_change")
    return screen.path === passwordScreen ? "open" : "change-password";
  if (mode === "limited" || restriction === "role_needed")
    return openToLimited.has(screen.path) ? "open" : "picker";
  return mode === "full" || holdsFor(access, screen) ? "open" : "no-access";
}
