import type { Tx } from "../../../src/platform/db/transaction.ts";
import type { Holder } from "../cast.ts";

/** Posts of the foreign company's LinkedIn page, and the decisions of its staff. */
export async function addForeignLinkedin(tx: Tx, { companyId }: Holder, canary: string): Promise<void> {
  const run = (sql: string, values: readonly unknown[]) => tx.client.query(sql, [...values]);
  await run("insert into linkedin_import (company_id) values ($1)", [companyId]);
  await run("update linkedin_post set post_url = $2, campaign_name = $2 where company_id = $1", [
    companyId,
    canary,
  ]);
  await run(
    `insert into linkedin_post_image (company_id, linkedin_post_id, media_id, position)
     select $1, l.id, m.id, 1 from linkedin_post l, media m where l.company_id = $1 and m.company_id = $1 limit 1`,
    [companyId],
  );
  await run(
    `insert into linkedin_post_copied (linkedin_post_id, company_id, category_id)
     select id, company_id, category_id from linkedin_post where company_id = $1 limit 1`,
    [companyId],
  );
  await run("update processing_item set reason = $2 where company_id = $1", [companyId, canary]);
}
