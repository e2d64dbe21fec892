import type { AdminScreenPath } from "@polyphon/contract/screens/screens.ts";
import { rememberRecent } from "@polyphon/rules/identity/workspace.ts";

export const recentKey = "polyphon-admin-recent";

export interface RecentScreen {
  readonly path: AdminScreenPath;
  readonly href: string;
}

export function recentScreens(): readonly RecentScreen[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(recentKey) ?? "[]");
    return Array.isArray(value) ? (value as RecentScreen[]) : [];
  } catch {
    return [];
  }
}

/** Kept in this browser until logout. */
export function noteOpened(screen: RecentScreen): void {
  localStorage.setItem(recentKey, JSON.stringify(rememberRecent(recentScreens(), screen)));
}
