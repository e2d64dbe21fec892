import type { Restriction } from "@polyphon/contract/identity/account.ts";
import { type FrontFeature, featuresOfLevel, notForLightUsers } from "@polyphon/contract/permissions.ts";
import { actsForCompany } from "@polyphon/rules/identity/roles/choose-role.ts";
import type { Verdict } from "../../platform/operation/refusal.ts";
import type { AccountRow } from "./accounts/account.store.ts";
import type { SessionRow } from "./sessions/session.store.ts";

export function mayBeSignedIn(account: AccountRow): Verdict {
  if (account.status !== "ENABLED") return "account_disabled";
  return account.companyActive === false ? "company_inactive" : true;
}

/**
 * Corporate staff without a company would be treated as the provider's, who see every company. A group's session ends
 * when its company no longer uses groups.
 */
export function mayAct(session: SessionRow): Verdict {
  if (session.primaryAccountId !== null && session.groupsOn !== true) return "feature_off";
  if (session.userType !== null && session.companyId === null && actsForCompany(session.userType)) {
    return "account_disabled";
  }
  return mayBeSignedIn(session);
}

/** Checked on return from the provider: the company may have switched single sign-on off meanwhile. */
export function mayUseSso(sso: { readonly enabled: boolean; readonly companyActive: boolean }): Verdict {
  if (!sso.companyActive) return "company_inactive";
  return sso.enabled ? true : "sso_not_available";
}

const day = 24 * 60 * 60 * 1000;

export function passwordHasExpired(account: AccountRow, validDays: number, now: Date): boolean {
  return now.getTime() - account.passwordChangedAt.getTime() > validDays * day;
}

/** Whoever used single sign-on has no password here that could expire. */
export function restrictionOf(session: SessionRow, validDays: number, now: Date): Restriction | null {
  if (!session.sso && session.mustChangePassword) return "password_must_change";
  if (!session.sso && passwordHasExpired(session, validDays, now)) return "password_expired";
  if (session.kind === "staff") return session.assignmentId === null ? "role_needed" : null;
  return session.termsAcceptedAt === null ? "terms_not_accepted" : null;
}

/**
 * Without levels everybody has the highest. A group's account has no newsletter, a light front user no autopilot, and
 * nobody what the company has switched off.
 */
export function featuresOf(account: AccountRow): ReadonlySet<FrontFeature> {
  const level = account.levelsMatter ? account.proficiency : "ELITE";
  const features = new Set<FrontFeature>(featuresOfLevel[level]);
  if (account.primaryAccountId !== null) features.delete("newsletter");
  if (account.lightFrontUser) for (const feature of notForLightUsers) features.delete(feature);
  for (const feature of account.featuresOff) features.delete(feature);
  return features;
}

export function mayShare(account: AccountRow): boolean {
  return account.kind === "front" && !account.lightFrontUser;
}

/** The page of LinkedIn groups opens where the company uses them, to the group's account too. */
export function mayOpenGroups(account: AccountRow): boolean {
  return account.kind === "front" && account.groupsOn === true;
}
