import type { authorities } from "@polyphon/contract/identity/account.ts";
import { actsForCompany } from "../roles/choose-role.ts";

export interface OwnRole {
  readonly roleName: string;
  readonly userType: number;
  readonly companies: readonly { readonly id: number; readonly companyDomain: string }[];
}

export interface SignedIn {
  readonly authorities: readonly (typeof authorities)[number][];
  readonly userType: number | null;
  readonly companyId: number | null;
  readonly userRoles: readonly OwnRole[];
}

/** Where somebody goes after signing in to the back office. */
export type SignInPath = "home" | "enter" | "picker";

const severalChoices = (roles: readonly OwnRole[]): boolean =>
  roles.length !== 1 || roles.some((role) => role.companies.length > 1);

/** A super admin has nothing to load or choose; one role for at most one company leaves nothing to ask. */
export function signInPath({ authorities: held, userRoles }: SignedIn): SignInPath {
  if (held.includes("ROLE_ADMIN")) return "home";
  return severalChoices(userRoles) ? "picker" : "enter";
}

/** The company as whose user the person acts; null where they act as themselves. */
export function companyToActFor({ userType, companyId }: SignedIn): number | null {
  return userType !== null && actsForCompany(userType) ? companyId : null;
}

/** Changing the role is offered to those who have another one. */
export function mayChangeRole({ authorities: held, userRoles }: SignedIn): boolean {
  return !held.includes("ROLE_ADMIN") && userRoles.length > 0 && severalChoices(userRoles);
}

/** The header shows the calendar to a company's staff who hold its key. */
export function showsCalendar(userType: number | null, permissions: readonly string[]): boolean {
  return userType !== null && actsForCompany(userType) && permissions.includes("list_user_calendar");
}

export function byRoleName<R extends OwnRole>(roles: readonly R[], language: string): R[] {
  return roles.toSorted((one, other) => one.roleName.localeCompare(other.roleName, language));
}

export function byDomain<C extends { readonly companyDomain: string }>(companies: readonly C[]): C[] {
  const key = ({ companyDomain }: C) => companyDomain.toLowerCase();
  return companies.toSorted((one, other) => (key(one) < key(other) ? -1 : key(one) > key(other) ? 1 : 0));
}
