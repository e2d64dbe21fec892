import { userTypes } from "@polyphon/contract/permissions.ts";

export interface HeldRole {
  readonly assignmentId: number;
  readonly userType: number;
  readonly companyIds: readonly number[];
}

export interface RoleChoice {
  readonly assignmentId: number;
  readonly companyId: number | null;
}

const corporate: readonly number[] = [userTypes.corporateAdmin, userTypes.corporateUser];

export function actsForCompany(userType: number): boolean {
  return corporate.includes(userType);
}

/**
 * The role somebody starts in without being asked; null means the picker. A super admin never sees it, nor does
 * somebody with one role for at most one company.
 */
export function roleWithoutAsking(roles: readonly HeldRole[]): RoleChoice | null {
  const admin = roles.find((role) => role.userType === userTypes.superAdmin);
  const [only] = admin ? [admin] : roles;
  if (!only || (!admin && roles.length > 1) || only.companyIds.length > 1) return null;
  return { assignmentId: only.assignmentId, companyId: only.companyIds[0] ?? null };
}

/** What became of a choice made in the picker: accepted, or what is wrong with it. */
export function judgeChoice(
  roles: readonly HeldRole[],
  wanted: { readonly assignmentId: number; readonly companyId: number | undefined },
): RoleChoice | "not_found" | "company_needed" {
  const role = roles.find((one) => one.assignmentId === wanted.assignmentId);
  if (!role) return "not_found";
  const { assignmentId, companyIds } = role;
  if (wanted.companyId !== undefined) {
    return companyIds.includes(wanted.companyId)
      ? { assignmentId, companyId: wanted.companyId }
      : "not_found";
  }
  if (companyIds.length > 1 || (companyIds.length === 0 && actsForCompany(role.userType))) {
    return "company_needed";
  }
  return { assignmentId, companyId: companyIds[0] ?? null };
}
