import type { Tx } from "../../../platform/db/transaction.ts";

/** Connections that end within so many days, of these companies or of all; counted up to `most`. */
export async function countEndingConnections(
  tx: Tx,
  wanted: {
    readonly now: Date;
    readonly days: number;
    readonly companyIds: readonly number[] | null;
    readonly most: number;
  },
): Promise<number> {
  const { rows } = await tx.client.query<{ counted: number }>(
    `select count(*)::int as counted from (select from social_connection where status = 'TOKEN_ACTIVE' and refresh_token is null
       and access_expires_at between $1 and $1::timestamptz + make_interval(days => $2)
       and ($3::bigint[] is null or company_id = any($3)) limit $4) found`,
    [wanted.now, wanted.days, wanted.companyIds, wanted.most],
  );
  return rows[0]?.counted ?? 0;
}
