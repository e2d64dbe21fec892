import type { Tx } from "../../../src/platform/db/transaction.ts";
import type { Holder } from "../cast.ts";

/** A feed of the foreign company, and an employee's actions on an item of it. */
export async function addForeignRealTime(
  tx: Tx,
  { companyId, accountId }: Holder,
  canary: string,
): Promise<void> {
  await tx.client.query(
    `insert into real_time_feed (company_id, kind, address, title, etag, last_modified) values ($1, 'ADDRESS', $2, $2, $2, $2)`,
    [companyId, canary],
  );
  await tx.client.query(
    `with of as (select id from real_time_item where company_id = $1 order by id limit 1),
       made as (insert into real_time_post (post_id, item_id, account_id, company_id)
         select (select id from post where company_id = $1 order by id limit 1), of.id, $2, $1 from of)
     insert into real_time_action (item_id, account_id, company_id, kind) select of.id, $2, $1, 'VIEW' from of`,
    [companyId, accountId],
  );
}
