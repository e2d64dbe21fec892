import type { Tx } from "../../../src/platform/db/transaction.ts";
import type { Holder } from "../cast.ts";

/** An autopilot choice of the foreign company, its control centre and the results of a run. */
export async function addForeignAutopilot(
  tx: Tx,
  { companyId, accountId }: Holder,
  canary: string,
): Promise<void> {
  await tx.client.query(
    "insert into autopilot_choice (user_id, company_id, networks) values ($1, $2, '{LINKEDIN}')",
    [accountId, companyId],
  );
  await tx.client.query(
    `insert into autopilot_skip (user_id, company_id, monday, slot)
     values ($1, $2, date_trunc('week', now())::date, $3)`,
    [accountId, companyId, canary],
  );
  await tx.client.query(
    `insert into autopilot_control (company_id, original_percent, curated_percent, post_count) values ($1, 60, 40, 3)`,
    [companyId],
  );
  await tx.client.query(
    `update autopilot_run set failure = $2, progress = jsonb_build_object('note', $2::text) where company_id = $1`,
    [companyId, canary],
  );
  await tx.client.query(
    `update autopilot_user_run set detail = jsonb_build_object('note', $2::text) where company_id = $1`,
    [companyId, canary],
  );
}
