import {
  type PermissionKey,
  permissionKeys,
  userTypeNames,
  type UserTypeName,
  userTypes,
} from "@polyphon/contract/permissions.ts";
import { staffKinds } from "@polyphon/contract/people/staff/staff-kinds.ts";
import { menuOfType } from "@polyphon/contract/screens/menu.ts";

const known: ReadonlySet<string> = new Set(permissionKeys);
const isKey = (key: string): key is PermissionKey => known.has(key);

/**
 * Assigning people to roles does not include changing what a role may do: only the menu entry for roles gives this key.
 */
const ownEntryOnly: ReadonlySet<PermissionKey> = new Set(["view_user_roles"]);

/** What the work of a type needs and its menu does not name: posts are written and judged on screens without an entry. */
const byWork: Readonly<Record<UserTypeName, readonly PermissionKey[]>> = {
  superAdmin: [],
  subAdmin: [],
  corporateAdmin: ["list_user_calendar"],
  corporateUser: ["list_user_calendar"],
  editorInChief: ["view_post", "edit_post"],
  writer: ["add_post", "edit_post", "view_post"],
  proofreader: ["view_post", "edit_post"],
  approver: ["view_post", "edit_post"],
};

/** The keys that the entries of a type's menu ask for. */
export function menuRights(userType: number): ReadonlySet<PermissionKey> {
  return new Set(menuOfType(userType).flatMap(({ permission }) => (isKey(permission) ? [permission] : [])));
}

function sistersOf(key: PermissionKey): PermissionKey[] {
  const area = key.replace(/^(list|add|edit|view)_/, "");
  if (area === key) return [];
  return ["add", "edit", "view"]
    .map((verb) => `${verb}_${area}`)
    .filter(isKey)
    .filter((sister) => !ownEntryOnly.has(sister));
}

/** The types of staff that somebody with these rights adds; a corporate user never the company's admin. */
function managedTypes(userType: number, rights: ReadonlySet<PermissionKey>): number[] {
  const above = userType === userTypes.corporateUser ? userTypes.corporateAdmin : null;
  return Object.values(staffKinds)
    .filter(({ key }) => rights.has(key))
    .flatMap((kind): readonly number[] => kind.userTypes)
    .filter((type) => type !== userType && type !== above);
}

/**
 * What a role may do until a super admin changes it: the keys of its menu, the add, edit and view keys of the same
 * areas, what its work needs besides, and the rights of those whom it adds, because nobody gives what they do not hold. A
 * super admin needs none: full access is no list of rights.
 */
export function defaultRights(userType: number): PermissionKey[] {
  const name = userTypeNames.find((one) => userTypes[one] === userType);
  if (name === undefined || userType === userTypes.superAdmin) return [];
  const entries = [...menuRights(userType)];
  const own = new Set([...entries, ...entries.flatMap(sistersOf), ...byWork[name]]);
  const rights = new Set([...own, ...managedTypes(userType, own).flatMap(defaultRights)]);
  return permissionKeys.filter((key) => rights.has(key));
}
