import type { Tx } from "../../../src/platform/db/transaction.ts";
import type { Holder } from "../cast.ts";

/** Everything the foreign company has set, with the canary wherever it could be written. */
export async function addForeignSettings(
  tx: Tx,
  { companyId, categoryId }: Holder,
  canary: string,
): Promise<void> {
  const run = (text: string, values: unknown[]) => tx.client.query(text, values);
  await run(
    `with holding as (insert into holding_entity (title) values ($2) returning id)
     update company set holding_entity_id = (select id from holding), feedly_collection = $2,
       autopilot_topic_description = $2, newsletter_template = $2, report_page_titles = array[$2] where id = $1`,
    [companyId, canary],
  );
  await run(
    `insert into company_substitute_tag (company_id, tag_id)
     select $1, id from category_defining_tag where category_id = $2 limit 1`,
    [companyId, categoryId],
  );
  await run("insert into company_reserved_day (company_id, day, category_id) values ($1, 'MONDAY', $2)", [
    companyId,
    categoryId,
  ]);
  await run(
    `with made as (insert into onboarding_configuration (company_id, welcome_text, welcome_video, languages)
       values ($1, $2, $2, '{ENGLISH}') returning id),
       liked as (insert into onboarding_category (configuration_id, category_id) select id, $3 from made)
     insert into onboarding_tag (configuration_id, tag_id)
     select made.id, tag.id from made, category_defining_tag tag where tag.category_id = $3 limit 1`,
    [companyId, canary, categoryId],
  );
}
