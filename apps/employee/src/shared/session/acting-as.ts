import { contextHeaders } from "@polyphon/contract/kit/context-headers.ts";
import type { Me } from "./me.ts";
import { session } from "./session.ts";

let known: { readonly token: string; readonly headers: Readonly<Record<string, string>> } | null = null;

/** The headers of document 1, section 6: role id, company and whether the company's own sign-in was used. */
export function headersOf(account: Pick<Me["account"], "roleId" | "companyId" | "isSsoLogin">) {
  return {
    [contextHeaders.roleId]: String(account.roleId ?? ""),
    [contextHeaders.company]: String(account.companyId ?? ""),
    [contextHeaders.sso]: String(account.isSsoLogin),
  };
}

/** The context that this tab sends with each call; it is valid for one session only. */
export const actingAs = {
  keep(account: Me["account"]): void {
    const token = session.read()?.token;
    if (token !== undefined) known = { token, headers: headersOf(account) };
  },
  forget(): void {
    known = null;
  },
  headers(): Readonly<Record<string, string>> {
    return known !== null && known.token === session.read()?.token ? known.headers : {};
  },
};
