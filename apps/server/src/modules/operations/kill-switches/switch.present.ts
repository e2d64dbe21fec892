import type { Tx } from "../../../platform/db/transaction.ts";
import { namesOfAccounts } from "../../identity/identity.api.ts";
import type { SwitchRow } from "../../sharing/sharing.api.ts";

export type NameOf = (account: number | null) => string | null;

/** Of those who set switches; the product itself has no name. */
export async function namesOfThose(tx: Tx, accounts: readonly (number | null)[]): Promise<NameOf> {
  const ids = accounts.filter((id) => id !== null);
  const names = ids.length === 0 ? new Map<number, string>() : await namesOfAccounts(tx, [...new Set(ids)]);
  return (account) => (account === null ? null : (names.get(account) ?? null));
}

export function presentSwitch(row: SwitchRow | undefined, nameOf: NameOf) {
  return row
    ? { active: row.active, reason: row.reason, by: nameOf(row.byAccount), at: row.at.toISOString() }
    : { active: false, reason: null, by: null, at: null };
}

export function presentTurned(row: SwitchRow, nameOf: NameOf) {
  return { ...presentSwitch(row, nameOf), scope: row.scope, key: row.key };
}
