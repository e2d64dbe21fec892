import { menuOfType } from "@polyphon/contract/screens/menu.ts";

/** Each role has its desk in its menu. A notice of another role opens there, once that role is chosen. */
export function isForAnotherRole(userType: number | null, href: string): boolean {
  const [desk] = href.split("?");
  return menuOfType(userType).every(({ path }) => path !== desk);
}
