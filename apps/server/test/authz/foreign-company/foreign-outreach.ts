import type { Tx } from "../../../src/platform/db/transaction.ts";
import type { Holder } from "../cast.ts";

/** Notifications to the foreign company and mails disabled for it: rows that only exist beside others. */
export async function addForeignOutreach(tx: Tx, { companyId, accountId }: Holder): Promise<void> {
  const run = (text: string) => tx.client.query(text, [companyId, accountId]);
  await run(
    `insert into staff_notification_user (notification_id, company_id, account_id)
     select id, $1, $2 from staff_notification where company_id = $1 limit 1`,
  );
  await run(
    `insert into announcement_view (user_id, announcement_id, company_id)
     select $2, announcement_id, $1 from announcement_company where company_id = $1 limit 1`,
  );
  await run("insert into mail_exclusion (template, company_id) select 'your-turn', $1 where $2::bigint > 0");
  await run(
    `insert into mail_exclusion_entity (template, holding_entity_id)
     select 'your-turn', holding_entity_id from company where id = $1 and $2::bigint > 0`,
  );
  await run("insert into dashboard_account_filter (company_id, account_id) values ($1, $2)");
}
