import type { Tx } from "../../../platform/db/transaction.ts";
import { markedAs, mayEndSoon } from "./connection-life.store.ts";

/** People with a connection that ends soon, of these companies or of all; counted up to `most`. */
export async function countPeopleToReconnect(
  tx: Tx,
  wanted: { readonly companyIds: readonly number[] | null; readonly most: number },
): Promise<number> {
  const { rows } = await tx.client.query<{ counted: number }>(
    `select coalesce(sum(platform.shown_people(parts.people, g.minimum, g.people)), 0)::int as counted from (
       select company_id, count(*) as people from (
         select distinct s.company_id, s.user_id from social_connection s where ${mayEndSoon} and ${markedAs.EXPIRING}
         and ($1::bigint[] is null or s.company_id = any($1)) limit $2) found group by company_id) parts
     left join council_company g on g.company_id = parts.company_id`,
    [wanted.companyIds, wanted.most],
  );
  return rows[0]?.counted ?? 0;
}
