import type { Tx } from "../../../platform/db/transaction.ts";
import type { AppUrls } from "../identity.deps.ts";
import { findAccount } from "../accounts/account.store.ts";
import { endOtherSessions } from "../sessions/session.store.ts";
import { endKeys } from "../one-time-links/one-time-key.store.ts";
import { storePassword } from "./password.store.ts";
import { notifyPasswordChanged } from "./notify-password-changed.ts";

/** A password that somebody else chose: known to two, so it opens only the page on which it is changed. */
export async function setStaffPassword(
  tx: Tx,
  urls: AppUrls,
  {
    accountId,
    passwordHash,
    now,
  }: { readonly accountId: number; readonly passwordHash: string; readonly now: Date },
): Promise<void> {
  const account = await findAccount(tx, accountId);
  if (!account) throw new Error(`account ${accountId} is out of reach of this scope`);
  await storePassword(tx, accountId, passwordHash, now);
  await tx.client.query("update account set must_change_password = true where id = $1", [accountId]);
  await endKeys(tx, accountId, "reset-password", now);
  await endOtherSessions(tx, accountId, null);
  await notifyPasswordChanged(tx, urls, account);
}
