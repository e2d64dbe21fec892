import { limits } from "@polyphon/contract/limits.ts";
import type { Tx } from "../../../platform/db/transaction.ts";

const slice = 5_000;
const dayMs = 86_400_000;

/** Deletes a batch of expired rows; true when there may be more. */
export async function dropEnded(tx: Tx, now: Date): Promise<boolean> {
  const failures = await tx.client.query(
    `delete from failed_sign_in where id in (select id from failed_sign_in where at <= $1 limit ${slice})`,
    [new Date(now.getTime() - limits.login.failuresKeptDays * dayMs)],
  );
  const sessions = await tx.client.query(
    `delete from session where token_hash in (select token_hash from session where expires_at <= $1 limit ${slice})`,
    [now],
  );
  const tokens = await tx.client.query(
    `delete from one_time_token
     where token_hash in (select token_hash from one_time_token where expires_at <= $1 limit ${slice})`,
    [now],
  );
  return [failures, sessions, tokens].some(({ rowCount }) => rowCount === slice);
}
