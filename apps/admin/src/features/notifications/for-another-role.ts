import { menuOfType } from "@polyphon/contract/screens/menu.ts";

/** Each role has its queue in its menu. A notification for another role opens there once that role is chosen. */
export function isForAnotherRole(userType: number | null, href: string): boolean {
  const [queue] = href.split("?");
  return menuOfType(userType).every(({ path }) => path !== queue);
}
