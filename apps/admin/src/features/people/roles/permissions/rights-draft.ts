import {
  type PermissionArea,
  permissionAreaNames,
  permissionAreas,
} from "@polyphon/contract/permission-areas.ts";
import { type PermissionKey, permissionKeys } from "@polyphon/contract/permissions.ts";

export interface AreaView {
  readonly area: PermissionArea;
  readonly keys: readonly PermissionKey[];
  /** Those that match the search. */
  readonly shown: readonly PermissionKey[];
}

/** The areas with matches; a search covers names and keys. */
export function areasFor(search: string, nameOf: (key: PermissionKey) => string): AreaView[] {
  const wanted = search.trim().toLowerCase();
  const fits = (key: PermissionKey) =>
    wanted === "" || key.toLowerCase().includes(wanted) || nameOf(key).toLowerCase().includes(wanted);
  return permissionAreaNames
    .map((area) => {
      const keys: readonly PermissionKey[] = permissionAreas[area];
      return { area, keys, shown: keys.filter(fits) };
    })
    .filter(({ shown }) => shown.length > 0);
}

export type Rights = Readonly<Record<PermissionKey, boolean>>;

/** Each permission separately, so that two people can change different ones. */
export function rightsOf(keys: ReadonlySet<PermissionKey>): Rights {
  return Object.fromEntries(permissionKeys.map((key) => [key, keys.has(key)])) as Rights;
}

export function keysIn(rights: Rights): ReadonlySet<PermissionKey> {
  return new Set(permissionKeys.filter((key) => rights[key]));
}

export interface StoredRole {
  readonly version: number;
  readonly permissions: readonly PermissionKey[];
  readonly can: { readonly edit: boolean };
}

/** A role that cannot be edited has every permission. */
export function storedOf({ version, permissions, can }: StoredRole) {
  return { version, values: rightsOf(new Set(can.edit ? permissions : permissionKeys)) };
}

/** Sets or clears those of the keys that may be changed; the others stay as they are. */
export function setKeys(
  chosen: ReadonlySet<PermissionKey>,
  keys: readonly PermissionKey[],
  on: boolean,
  mayGive: ReadonlySet<PermissionKey>,
): ReadonlySet<PermissionKey> {
  const next = new Set(chosen);
  for (const key of keys.filter((one) => mayGive.has(one))) {
    if (on) next.add(key);
    else next.delete(key);
  }
  return next;
}
