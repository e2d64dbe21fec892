import type { Tx } from "../../../platform/db/transaction.ts";

/** Mentions that await a decision. */
export async function countWaitingMentions(
  tx: Tx,
  companyIds: readonly number[] | null,
  most: number,
): Promise<number> {
  const { rows } = await tx.client.query<{ counted: number }>(
    `select count(*)::int as counted from (select from linkedin_mention where status = 'PENDING_APPROVAL'
       and ($1::bigint[] is null or company_id = any($1)) limit $2) found`,
    [companyIds, most],
  );
  return rows[0]?.counted ?? 0;
}
