import type { Tx } from "../../../src/platform/db/transaction.ts";
import type { Holder } from "../cast.ts";

/** The history of a post of the foreign company, and its payment. */
export async function addForeignEditorial(
  tx: Tx,
  { companyId, accountId, categoryId }: Holder,
  canary: string,
): Promise<void> {
  await tx.client.query(
    `insert into post_transition (post_id, account_id, user_type, action, to_status, reason, voices, note, post_version, post_title, post_voices)
     select id, $2, 5, 'SUBMIT', status, $3, array['VOICE_1'], $3, 1, $3, jsonb_build_array($3::text)
     from post where company_id = $1 order by id limit 1`,
    [companyId, accountId, canary],
  );
  await tx.client.query(
    `insert into post_work (post_id, writer_id, category_id, source, curator_code, submitted_at)
     select id, $2, $3, source, $4, now() from post where company_id = $1 order by id limit 1`,
    [companyId, accountId, categoryId, canary],
  );
  await tx.client.query(
    `insert into post_comment (post_id, account_id, user_type, body)
     select id, $2, 5, $3 from post where company_id = $1 order by id limit 1`,
    [companyId, accountId, canary],
  );
}
