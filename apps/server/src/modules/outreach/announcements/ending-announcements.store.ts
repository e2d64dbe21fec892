import type { Tx } from "../../../platform/db/transaction.ts";

/** Announcements that end between two days, of these companies or of all; counted up to `most`. */
export async function countEndingAnnouncements(
  tx: Tx,
  wanted: {
    readonly from: string;
    readonly until: string;
    readonly companyIds: readonly number[] | null;
    readonly most: number;
  },
): Promise<number> {
  const { rows } = await tx.client.query<{ counted: number }>(
    `select count(*)::int as counted from (select from announcement a
       where a.ends_at >= $1::date::timestamptz and a.ends_at < ($2::date + 1)::timestamptz
         and ($3::bigint[] is null or exists (
         select from announcement_company c where c.announcement_id = a.id and c.company_id = any($3))) limit $4) found`,
    [wanted.from, wanted.until, wanted.companyIds, wanted.most],
  );
  return rows[0]?.counted ?? 0;
}
