import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import type { readAccount } from "@polyphon/contract/identity/identity.contract.ts";
import type { PermissionKey } from "@polyphon/contract/permissions.ts";
import type { Screen } from "@polyphon/contract/screens/screen.ts";
import { beginsPosts } from "@polyphon/rules/editorial/workflow/workflow.ts";
import { type AdminVisit, openAdminScreen } from "@polyphon/rules/identity/screens/open-admin-screen.ts";
import { createContext, createElement, type ReactNode, useContext } from "react";
import { setCompanyZone } from "../time/clock-zone.ts";

export type Account = OutputOf<typeof readAccount>;

const AccountContext = createContext<Account | null>(null);

/** Sets the clock before anything inside writes a time. */
export function AccountProvider({ value, children }: { value: Account | null; children: ReactNode }) {
  setCompanyZone(value?.companyId === null ? null : (value?.timeZone ?? null));
  return createElement(AccountContext.Provider, { value }, children);
}

/** Null on the pages before the sign-in. */
export const useAccountIfKnown = (): Account | null => useContext(AccountContext);

export function useAccount(): Account {
  const account = useContext(AccountContext);
  if (!account) throw new Error("an account outside the shell");
  return account;
}

/** The permissions that the server sent with the account, read only. */
export function holds({ can }: Account, permission: PermissionKey): boolean {
  return can.mode === "full" || can.permissions.includes(permission);
}

/** Others may hold the right only because they give it to writers. */
export function mayWritePosts(account: Account): boolean {
  return holds(account, "add_post") && beginsPosts(account.userType);
}

export function visit(account: Account, screen: Screen): AdminVisit {
  const { userType, features, can } = account;
  return openAdminScreen({ ...can, userType, features }, screen);
}

export function mayOpen(account: Account, screen: Screen): boolean {
  return visit(account, screen) === "open";
}

/** A role or password that is asked for first is a way as well. */
export function leadsSomewhere(account: Account, screen: Screen): boolean {
  return visit(account, screen) !== "no-access";
}
