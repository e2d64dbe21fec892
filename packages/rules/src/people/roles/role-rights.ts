import type { ErrorName } from "@polyphon/contract/errors.ts";
import { type PermissionKey, permissionKeys, userTypes } from "@polyphon/contract/permissions.ts";

/** Whoever changes roles: with full access, or with a list of rights. */
export interface RightsHolder {
  readonly fullAccess: boolean;
  readonly permissions: ReadonlySet<PermissionKey>;
}

interface RoleRights {
  readonly userType: number;
  readonly permissions: readonly PermissionKey[];
}

/** What somebody may give away or take: nothing that one does not hold. */
export function rightsToGive({ fullAccess, permissions }: RightsHolder): PermissionKey[] {
  return permissionKeys.filter((key) => fullAccess || permissions.has(key));
}

export interface RightsChange {
  readonly given: readonly PermissionKey[];
  readonly taken: readonly PermissionKey[];
}

export function changeOfRights(
  before: readonly PermissionKey[],
  after: readonly PermissionKey[],
): RightsChange {
  return {
    given: permissionKeys.filter((key) => after.includes(key) && !before.includes(key)),
    taken: permissionKeys.filter((key) => before.includes(key) && !after.includes(key)),
  };
}

/** A role is changed within the rights of whoever changes it. The super admin's has no list that could be changed. */
export function judgeRightsChange(
  actor: RightsHolder,
  role: RoleRights,
  after: readonly PermissionKey[],
): true | ErrorName {
  if (role.userType === userTypes.superAdmin) return "role_fixed";
  const { given, taken } = changeOfRights(role.permissions, after);
  const mine = new Set(rightsToGive(actor));
  return [...given, ...taken].every((key) => mine.has(key)) ? true : "beyond_own_rights";
}

/** Adding somebody to a role, letting somebody into the account of one, or removing them, grants or revokes all its rights. */
export function mayAssign(actor: RightsHolder, role: RoleRights): true | ErrorName {
  if (actor.fullAccess) return true;
  const within =
    role.userType !== userTypes.superAdmin && role.permissions.every((key) => actor.permissions.has(key));
  return within ? true : "beyond_own_rights";
}

/** The account of a person opens every role that the person holds. */
export function mayAssignAll(actor: RightsHolder, roles: readonly RoleRights[]): true | ErrorName {
  return roles.map((role) => mayAssign(actor, role)).find((answer) => answer !== true) ?? true;
}
