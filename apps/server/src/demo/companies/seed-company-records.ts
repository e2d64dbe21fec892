import type { Tx } from "../../platform/db/transaction.ts";

/** A holding entity around the first company, and what its newcomers are greeted with. */
export async function addCompanyRecords(tx: Tx, companyId: number): Promise<void> {
  await tx.client.query(
    `with made as (insert into holding_entity (title) values ('Baltic Energy Group') returning id)
     update company set holding_entity_id = made.id from made where company.id = $1`,
    [companyId],
  );
  await tx.client.query(
    `with made as (
       insert into onboarding_configuration (company_id, welcome_text, languages)
       values ($1, 'Good to have you here. Connect LinkedIn first, then choose what you would like to talk about.',
         '{ENGLISH,GERMAN}') returning id)
     insert into onboarding_category (configuration_id, category_id)
     select made.id, category_id from made, category_company where company_id = $1 order by category_id limit 3`,
    [companyId],
  );
}
