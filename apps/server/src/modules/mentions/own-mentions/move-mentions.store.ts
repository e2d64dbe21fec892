import type { Tx } from "../../../platform/db/transaction.ts";

/** An employee's own mentions move along, except those that the new company already has. Their categories do not. */
export async function moveMentions(tx: Tx, userIds: readonly number[], toCompanyId: number): Promise<void> {
  const own = "m.user_id = any($1)";
  await tx.client.query(
    `delete from linkedin_mention m where ${own} and exists (
       select from linkedin_mention o where o.company_id = $2 and o.id <> m.id and (
         o.linkedin_urn = m.linkedin_urn or lower(o.profile_url) = lower(m.profile_url)
         or (o.account_type = 'PERSONAL' and m.account_type = 'PERSONAL' and lower(o.display_name) = lower(m.display_name))))`,
    [userIds, toCompanyId],
  );
  await tx.client.query(
    `delete from linkedin_mention_category of using linkedin_mention m where m.id = of.mention_id and ${own}`,
    [userIds],
  );
  await tx.client.query(
    `update linkedin_mention_key k set company_id = $2 from linkedin_mention m where m.id = k.mention_id and ${own}`,
    [userIds, toCompanyId],
  );
  await tx.client.query(
    `update linkedin_mention m set company_id = $2, version = version + 1, updated_at = now() where ${own}`,
    [userIds, toCompanyId],
  );
}
