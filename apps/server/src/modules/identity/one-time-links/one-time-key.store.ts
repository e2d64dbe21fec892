import type { Tx } from "../../../platform/db/transaction.ts";

export type KeyPurpose = "reset-password" | "verify-user" | "multipass";

export interface NewKey {
  readonly keyHash: Buffer;
  readonly purpose: KeyPurpose;
  readonly accountId: number;
  readonly companyId: number | null;
  readonly expiresAt: Date;
}

export async function insertKey(tx: Tx, key: NewKey): Promise<void> {
  await tx.client.query(
    `insert into one_time_token (token_hash, purpose, account_id, company_id, expires_at)
     values ($1, $2, $3, $4, $5)`,
    [key.keyHash, key.purpose, key.accountId, key.companyId, key.expiresAt],
  );
}

const live = "token_hash = $1 and purpose = $2 and used_at is null and expires_at > $3";

/** Whose key it is, as long as it is valid; reading does not use it up. */
export async function findKey(
  tx: Tx,
  keyHash: Buffer,
  purpose: KeyPurpose,
  now: Date,
): Promise<number | null> {
  const { rows } = await tx.client.query<{ accountId: number }>(
    `select account_id as "accountId" from one_time_token where ${live}`,
    [keyHash, purpose, now],
  );
  return rows[0]?.accountId ?? null;
}

/** Of two concurrent uses one succeeds: the second waits for the row and finds it used. */
export async function useKey(
  tx: Tx,
  keyHash: Buffer,
  purpose: KeyPurpose,
  now: Date,
): Promise<number | null> {
  const { rows } = await tx.client.query<{ accountId: number }>(
    `update one_time_token set used_at = $3 where ${live} returning account_id as "accountId"`,
    [keyHash, purpose, now],
  );
  return rows[0]?.accountId ?? null;
}

/** Ends every other link of the same purpose, in however many mails. */
export async function endKeys(tx: Tx, accountId: number, purpose: KeyPurpose, now: Date): Promise<void> {
  await tx.client.query(
    "update one_time_token set used_at = $3 where account_id = $1 and purpose = $2 and used_at is null",
    [accountId, purpose, now],
  );
}

/** Deletes keys that nobody can use any more. */
export async function forgetOldKeys(tx: Tx, accountId: number, now: Date): Promise<void> {
  await tx.client.query("delete from one_time_token where account_id = $1 and expires_at < $2", [
    accountId,
    now,
  ]);
}

/** Of every purpose. */
export async function dropKeys(tx: Tx, accountId: number): Promise<void> {
  await tx.client.query("delete from one_time_token where account_id = $1", [accountId]);
}
