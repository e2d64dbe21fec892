import { userTypes } from "@polyphon/contract/permissions.ts";
import { mayChangeRole, showsCalendar } from "@polyphon/rules/identity/sign-in/sign-in-path.ts";
import type { Account } from "../../shared/session/account.ts";
import { screenHref } from "../../shared/address/screen-href.ts";

const isCorporate = (userType: number | null) =>
  userType === userTypes.corporateAdmin || userType === userTypes.corporateUser;

export interface HeaderLink {
  readonly key: "company" | "calendar" | "changeRole" | "erp";
  readonly href: string;
  /** Leads out of the back office. */
  readonly outside?: true;
}

/** The links of the header beside the account menu, for those who may use them. */
export function headerLinks(account: Account): readonly HeaderLink[] {
  const { can, userType, authorities, companyId } = account;
  const links: HeaderLink[] = [];
  // Their menu has no list of companies, because a company's staff have only their own.
  if (isCorporate(userType) && companyId !== null && can.permissions.includes("edit_company"))
    links.push({ key: "company", href: screenHref("/admin/edit-corporate/:id", { id: companyId }) });
  if (showsCalendar(userType, can.permissions))
    links.push({ key: "calendar", href: screenHref("/admin/calendar", {}) });
  if (mayChangeRole(account)) links.push({ key: "changeRole", href: screenHref("/admin/user_role", {}) });
  if (authorities.includes("ROLE_ADMIN") && can.erpUrl !== null)
    links.push({ key: "erp", href: can.erpUrl, outside: true });
  return links;
}
