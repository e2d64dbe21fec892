import type { Tx } from "../../../src/platform/db/transaction.ts";
import type { Holder } from "../cast.ts";

/** The history of an own post of the foreign company, and its picture. */
export async function addForeignOwnPost(
  tx: Tx,
  { companyId, accountId }: Holder,
  canary: string,
): Promise<void> {
  await tx.client.query(
    `with of as (select id from own_post where company_id = $1 order by id limit 1),
       pictured as (insert into own_post_image (own_post_id, company_id, media_id, position)
         select of.id, $1, (select id from media where company_id = $1 order by id limit 1), 1 from of)
     insert into own_post_step (own_post_id, company_id, account_id, step, reason, at)
     select id, $1, $2, 'REJECTED', $3, now() from of`,
    [companyId, accountId, canary],
  );
}
