import { mayChangeRole, showsCalendar } from "@polyphon/rules/identity/sign-in-path.ts";
import type { Account } from "../shared/account.ts";
import { screenHref } from "../shared/screen-href.ts";

export interface HeaderLink {
  readonly key: "calendar" | "changeRole" | "erp";
  readonly href: string;
  /** Leads out of the back office. */
  readonly outside?: true;
}

/** What the header offers beside the account itself, to those for whom it is meant. */
export function headerLinks(account: Account): readonly HeaderLink[] {
  const { can, userType, authorities } = account;
  const links: HeaderLink[] = [];
  if (showsCalendar(userType, can.permissions))
    links.push({ key: "calendar", href: screenHref("/admin/calendar", {}) });
  if (mayChangeRole(account)) links.push({ key: "changeRole", href: screenHref("/admin/user_role", {}) });
  if (authorities.includes("ROLE_ADMIN") && can.erpUrl !== null)
    links.push({ key: "erp", href: can.erpUrl, outside: true });
  return links;
}
