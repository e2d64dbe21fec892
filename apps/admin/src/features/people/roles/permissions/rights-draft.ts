import {
  type PermissionArea,
  permissionAreaNames,
  permissionAreas,
} from "@polyphon/contract/permission-areas.ts";
import type { PermissionKey } from "@polyphon/contract/permissions.ts";

export interface AreaView {
  readonly area: PermissionArea;
  readonly keys: readonly PermissionKey[];
  /** Those that the search leaves. */
  readonly shown: readonly PermissionKey[];
}

/** The areas with something to show; a search looks into the names and the keys. */
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

/** Ticks or clears those of the keys that may be changed; the others stay as they are. */
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
