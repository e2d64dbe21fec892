import type { Tx } from "../../../platform/db/transaction.ts";

/** Choosing a password restarts its validity and ends the requirement to choose one. */
export async function storePassword(tx: Tx, accountId: number, hash: string, now: Date): Promise<void> {
  await tx.client.query(
    `update account set password_hash = $2, password_changed_at = $3, must_change_password = false where id = $1`,
    [accountId, hash, now],
  );
}
