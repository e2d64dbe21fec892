import type { Tx } from "../../../../platform/db/transaction.ts";

/** How many days the employees of these companies may be inactive. */
export async function allowedInactivityOf(
  tx: Tx,
  companyIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await tx.client.query<{ id: number; days: number }>(
    "select id, allowed_inactivity_days as days from company where id = any($1)",
    [companyIds],
  );
  return new Map(rows.map(({ id, days }) => [id, days]));
}
