import type { Tx } from "../../../platform/db/transaction.ts";

interface Wanted {
  readonly companyIds: readonly number[] | null;
  readonly most: number;
}

/** Shares that are held, whatever holds them. */
export async function countHeldShares(tx: Tx, { companyIds, most }: Wanted): Promise<number> {
  const { rows } = await tx.client.query<{ counted: number }>(
    `select coalesce(sum(platform.shown_figure(parts.shares, parts.people, g.minimum, g.people)), 0)::int as counted from (
       select company_id, count(*) as shares, count(distinct user_id) as people from (
         select company_id, user_id from share where state = 'HELD'
           and ($1::bigint[] is null or company_id = any($1)) limit $2) found group by company_id) parts
     left join council_company g on g.company_id = parts.company_id`,
    [companyIds, most],
  );
  return rows[0]?.counted ?? 0;
}

/** Shares whose last attempt failed for good since then: read by the end of the attempt, of which there are few. */
export async function countFailedShares(tx: Tx, since: Date, { companyIds, most }: Wanted): Promise<number> {
  const { rows } = await tx.client.query<{ counted: number }>(
    `select coalesce(sum(platform.shown_figure(parts.shares, parts.people, g.minimum, g.people)), 0)::int as counted from (
       select company_id, count(*) as shares, count(distinct user_id) as people from (
         select distinct share.id, share.company_id, share.user_id
         from share_attempt tried join share on share.id = tried.share_id
         where tried.reason is not null and tried.ended_at >= $1 and share.state = 'FAILED'
           and ($2::bigint[] is null or share.company_id = any($2)) limit $3) found group by company_id) parts
     left join council_company g on g.company_id = parts.company_id`,
    [since, companyIds, most],
  );
  return rows[0]?.counted ?? 0;
}
