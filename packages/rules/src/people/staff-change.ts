import { type StaffKind, staffKinds } from "@polyphon/contract/people/staff/staff-kinds.ts";
import { userTypes } from "@polyphon/contract/permissions.ts";
import type { RightsHolder } from "./roles/role-rights.ts";

export interface StaffKeeper extends RightsHolder {
  readonly accountId: number;
  readonly userType: number | null;
  readonly companyId: number | null;
}

export interface KeptPerson {
  readonly accountId: number;
  /** The types of all roles that the person holds, not only of the one in the list. */
  readonly userTypes: readonly number[];
}

const kinds = Object.values(staffKinds);

function opens(keeper: StaffKeeper, userType: number): boolean {
  const kind = kinds.find((one) => (one.userTypes as readonly number[]).includes(userType));
  return kind !== undefined && keeper.permissions.has(kind.key);
}

/**
 * Whether somebody may change the account behind a role. Name, address, password and status belong to every role of a
 * person, so the actor must be allowed to manage each of them: the key for approvers is no way into the account of a
 * super admin. A corporate user manages others of the same kind, never the company's admin.
 */
export function mayKeepStaff(keeper: StaffKeeper, person: KeptPerson): true | "staff_out_of_reach" {
  if (keeper.fullAccess) return true;
  const above = keeper.userType === userTypes.corporateUser ? userTypes.corporateAdmin : null;
  const reached = person.userTypes.every((type) => type !== above && opens(keeper, type));
  return reached ? true : "staff_out_of_reach";
}

/** Nobody deactivates, deletes or resets their own account: that would lock them out, or bypass their password. */
export function mayEndStaff(
  keeper: StaffKeeper,
  person: KeptPerson,
): true | "staff_out_of_reach" | "own_account" {
  return person.accountId === keeper.accountId ? "own_account" : mayKeepStaff(keeper, person);
}

/** Whether somebody may create a person of this type: a corporate user never the company's admin. */
export function mayAddStaff(
  keeper: Pick<StaffKeeper, "fullAccess" | "userType">,
  userType: number,
): true | "staff_out_of_reach" {
  const above = keeper.userType === userTypes.corporateUser && userType === userTypes.corporateAdmin;
  return above && !keeper.fullAccess ? "staff_out_of_reach" : true;
}

/** The role that a new person of a kind gets; of corporate users the type decides. */
export function userTypeOf(kind: StaffKind, corporateType: string | undefined): number {
  if (kind !== "corporate") return staffKinds[kind].userTypes[0];
  return corporateType === "ADMIN_CORPORATE" ? userTypes.corporateAdmin : userTypes.corporateUser;
}
