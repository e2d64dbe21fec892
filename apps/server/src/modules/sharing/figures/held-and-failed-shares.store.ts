import type { Tx } from "../../../platform/db/transaction.ts";

interface Wanted {
  readonly companyIds: readonly number[] | null;
  readonly most: number;
}

/** Shares that are held, whatever holds them. */
export async function countHeldShares(tx: Tx, { companyIds, most }: Wanted): Promise<number> {
  const { rows } = await tx.client.query<{ counted: number }>(
    `select count(*)::int as counted from (select from share where state = 'HELD'
       and ($1::bigint[] is null or company_id = any($1)) limit $2) found`,
    [companyIds, most],
  );
  return rows[0]?.counted ?? 0;
}

/** Shares whose last attempt failed for good since then: read by the end of the attempt, of which there are few. */
export async function countFailedShares(tx: Tx, since: Date, { companyIds, most }: Wanted): Promise<number> {
  const { rows } = await tx.client.query<{ counted: number }>(
    `select count(*)::int as counted from (select distinct share_id from share_attempt tried
       where tried.reason is not null and tried.ended_at >= $1
         and exists (select from share where share.id = tried.share_id and share.state = 'FAILED'
           and ($2::bigint[] is null or share.company_id = any($2))) limit $3) found`,
    [since, companyIds, most],
  );
  return rows[0]?.counted ?? 0;
}
