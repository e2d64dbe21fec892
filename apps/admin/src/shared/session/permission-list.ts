import { useSyncExternalStore } from "react";

export const permissionsKey = "polyphon-admin-permissions";

export interface PermissionList {
  readonly roleId: number;
  readonly permissions: readonly { readonly key: string }[];
}

const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};
globalThis.addEventListener?.("storage", (change) => {
  if (change.key === permissionsKey || change.key === null) tell();
});

/** Whose list is stored; null means that it is not determined yet. */
function storedRole(): number | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(permissionsKey) ?? "null");
    return typeof value === "object" && value !== null && "roleId" in value ? Number(value.roleId) : null;
  } catch {
    return null;
  }
}

/** The rights of the role that was entered, as the server listed them. Until they are there the office is limited. */
export const permissionList = {
  write: (list: PermissionList): void => {
    localStorage.setItem(permissionsKey, JSON.stringify(list));
    tell();
  },
};

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useListedRole(): number | null {
  return useSyncExternalStore(subscribe, storedRole);
}
