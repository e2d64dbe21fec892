import type { Tx } from "../../../platform/db/transaction.ts";

const slice = 5_000;

/** Deletes a slice of what is over; true when there may be more. */
export async function dropEnded(tx: Tx, now: Date): Promise<boolean> {
  let full = false;
  for (const table of ["session", "one_time_token"]) {
    const { rowCount } = await tx.client.query(
      `delete from ${table} where token_hash in (select token_hash from ${table} where expires_at <= $1 limit ${slice})`,
      [now],
    );
    full ||= rowCount === slice;
  }
  return full;
}
