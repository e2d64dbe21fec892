import { readAccount } from "@polyphon/contract/identity/identity.contract.ts";
import { findCompanyUser, readRolePermissions } from "@polyphon/contract/identity/roles.contract.ts";
import { contextHeaders } from "@polyphon/contract/kit/context-headers.ts";
import { userTypes } from "@polyphon/contract/permissions.ts";
import { companyToActFor } from "@polyphon/rules/identity/sign-in/sign-in-path.ts";
import type { Call } from "@polyphon/web/api/api-client.ts";
import { endpointQuery, useApi } from "@polyphon/web/api/use-endpoint.ts";
import { type QueryClient, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import type { Account } from "./account.ts";
import { permissionList, useListedRole } from "./permission-list.ts";
import { session } from "./session.ts";

const accountKey = [readAccount.name, {}] as const;

export function keepAccount(client: QueryClient, account: Account): void {
  client.setQueryData(accountKey, account);
}

export function forgetAccount(client: QueryClient): void {
  client.removeQueries({ queryKey: accountKey });
}

/** The context that each call sends; empty while it is not known. */
export function contextOf(client: QueryClient): Readonly<Record<string, string>> {
  const account = client.getQueryData<Account>(accountKey);
  if (!account) return {};
  const { userType, companyId, parentUserId } = account;
  const inCompany = userType !== null && userType > userTypes.subAdmin && companyId !== null;
  return {
    ...(userType === null ? {} : { [contextHeaders.userType]: String(userType) }),
    [contextHeaders.parentUser]: String(parentUserId),
    ...(inCompany ? { [contextHeaders.company]: String(companyId) } : {}),
  };
}

/** Corporate staff act as their company's user, whose account replaces their own. */
export async function actForCompany(call: Call, client: QueryClient, account: Account): Promise<Account> {
  keepAccount(client, account);
  const companyId = companyToActFor(account);
  const acting = companyId === null ? account : await call(findCompanyUser, { companyId });
  keepAccount(client, acting);
  return acting;
}

export async function loadPermissions(call: Call, { roleId }: Account): Promise<void> {
  if (roleId === null) return;
  const before = session.read()?.token;
  const permissions = await call(readRolePermissions, { roleId });
  // The user may have logged out or changed the role in another tab meanwhile.
  if (session.read()?.token === before) permissionList.write({ roleId, permissions });
}

/** The user's account, limited until the permissions of its role are loaded; `listed` requests a missing list. */
export function useOwnAccount(wants: "listed" | "any") {
  const call = useApi();
  const found = useQuery({ ...endpointQuery(call, readAccount, {}), staleTime: 60_000 });
  const listed = useListedRole();
  const account = found.data?.kind === "staff" ? found.data : undefined;
  const stranger = found.data !== undefined && account === undefined;
  useEffect(() => {
    if (stranger) session.end(null);
  }, [stranger]);
  const waits = account?.can.mode === "permission" && account.roleId !== listed;
  const list = useQuery({
    queryKey: [readRolePermissions.name, account?.roleId ?? null],
    queryFn: async () => {
      if (account) await loadPermissions(call, account);
      return account?.roleId ?? null;
    },
    enabled: waits && wants === "listed",
    staleTime: 0,
  });
  return {
    account: account && waits ? { ...account, can: { ...account.can, mode: "limited" as const } } : account,
    loading: found.isPending || (waits && !list.isError),
    error: account === undefined ? found.error : waits && list.isError ? list.error : null,
    again: () => void (account === undefined ? found.refetch() : list.refetch()),
  };
}
