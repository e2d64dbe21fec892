import { useSyncExternalStore } from "react";

export const permissionsKey = "polyphon-admin-permissions";

export interface PermissionList {
  readonly roleId: number;
  readonly permissions: readonly { readonly key: string }[];
}

const listeners = new Set<() => void>();
const notifyListeners = () => {
  for (const listener of listeners) listener();
};
globalThis.addEventListener?.("storage", (change) => {
  if (change.key === permissionsKey || change.key === null) notifyListeners();
});

/** Whose list is stored; null means not determined yet. */
function storedRole(): number | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(permissionsKey) ?? "null");
    return typeof value === "object" && value !== null && "roleId" in value ? Number(value.roleId) : null;
  } catch {
    return null;
  }
}

/** The permissions of the current role, as the server listed them. Until they are loaded the back office is limited. */
export const permissionList = {
  write: (list: PermissionList): void => {
    localStorage.setItem(permissionsKey, JSON.stringify(list));
    notifyListeners();
  },
};

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useListedRole(): number | null {
  return useSyncExternalStore(subscribe, storedRole);
}
