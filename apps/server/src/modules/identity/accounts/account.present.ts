import type { authorities } from "@polyphon/contract/identity/account.ts";
import type { readAccount } from "@polyphon/contract/identity/identity.contract.ts";
import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import { frontRoleIds, levelWithTitle, userTypes } from "@polyphon/contract/permissions.ts";
import type { RoleRow } from "./account-facts.store.ts";
import {
  featuresOf,
  mayOpenGroups,
  mayShare,
  passwordHasExpired,
  restrictionOf,
} from "../identity.policy.ts";
import type { SessionRow } from "../sessions/session.store.ts";

type UserMeta = OutputOf<typeof readAccount>["userMeta"];

export type PersonMeta = Omit<
  UserMeta,
  "eulaStatus" | "lightFrontUserFeature" | "proficiencyLevel" | "apOutOfOfficeStatus"
>;

export interface AccountFacts {
  readonly session: SessionRow;
  readonly roles: readonly RoleRow[];
  readonly meta: PersonMeta;
  readonly imageUrl: string | null;
  readonly socialLogins: OutputOf<typeof readAccount>["userSocialLogins"];
  readonly erpUrl: string | null;
  readonly passwordDays: number;
  readonly now: Date;
}

function authorityOf({ kind, userType }: SessionRow): (typeof authorities)[number] {
  if (kind === "staff" && userType === userTypes.superAdmin) return "ROLE_ADMIN";
  return kind === "staff" && userType === userTypes.subAdmin ? "ROLE_SUB_ADMIN" : "ROLE_USER";
}

function modeOf({ userType, assignmentId }: SessionRow): "limited" | "full" | "permission" {
  if (assignmentId === null) return "limited";
  return userType === userTypes.superAdmin ? "full" : "permission";
}

function presentMeta({ session, meta, now }: AccountFacts): UserMeta {
  const today = now.toISOString().slice(0, 10);
  const { apOutOfOfficeStartDate: from, apOutOfOfficeEndDate: to } = meta;
  return {
    ...meta,
    apOutOfOfficeStatus: from !== null && to !== null && from <= today && today <= to,
    eulaStatus: session.termsAcceptedAt !== null,
    lightFrontUserFeature: session.lightFrontUser,
    proficiencyLevel: levelWithTitle(session.proficiency),
  };
}

export function presentAccount(facts: AccountFacts): OutputOf<typeof readAccount> {
  const { session, roles, passwordDays, now } = facts;
  const staff = session.kind === "staff";
  const authority = authorityOf(session);
  return {
    id: session.id,
    login: session.email,
    firstName: session.firstName,
    lastName: session.lastName,
    email: session.email,
    headline: session.headline,
    language: session.language,
    imageUrl: facts.imageUrl,
    kind: session.kind,
    userType: session.userType,
    roleId: staff ? session.roleId : frontRoleIds[session.frontType],
    frontType: staff ? null : session.frontType,
    companyId: session.companyId,
    timeZone: session.timeZone,
    parentUserId: session.primaryAccountId ?? session.id,
    userRoles: [...roles],
    authorities: [authority],
    expires_in: Math.max(0, Math.floor((session.expiresAt.getTime() - now.getTime()) / 1000)),
    expire_time: session.expiresAt.getTime(),
    userMeta: presentMeta(facts),
    userSocialLogins: facts.socialLogins,
    isPasswordChangedByBulkUploaderUser: session.mustChangePassword,
    passwordValidity: passwordHasExpired(session, passwordDays, now) ? "EXPIRED" : "VALID",
    passwordValidDays: passwordDays,
    isAssociateLogin: session.primaryAccountId !== null,
    isSsoLogin: session.sso,
    features: {
      ownPostApprovalFeature: session.ownPostApproval ?? false,
      importLinkedinContentFeature: session.importLinkedinContent ?? false,
    },
    councilMode: session.councilMode ?? false,
    can: {
      mode: modeOf(session),
      permissions: staff ? session.permissions : [],
      features: staff ? [] : [...featuresOf(session)],
      share: mayShare(session),
      restriction: restrictionOf(session, passwordDays, now),
      groups: mayOpenGroups(session),
      erpUrl: authority === "ROLE_ADMIN" ? facts.erpUrl : null,
    },
  };
}
