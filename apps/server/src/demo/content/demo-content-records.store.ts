import type { Tx } from "../../platform/db/transaction.ts";
import type { demoCategories, demoCuratorCodes } from "./demo-content-records.ts";

export async function describeCategories(tx: Tx, categories: typeof demoCategories): Promise<void> {
  for (const { name, type, tagTitle, quota, dueDay, leadWeeks } of categories)
    await tx.client.query(
      `update category set type = $2, defining_tag_title = $3, content_quota = $4, due_day = $5, lead_weeks = $6,
         strategy_link = 'https://www.example.com/strategy', eic_emails = array['eic@mail.example']
       where name = $1`,
      [name, type, tagTitle, quota, dueDay, leadWeeks],
    );
}

export async function addPostTags(tx: Tx, names: readonly string[]): Promise<void> {
  await tx.client.query("insert into post_tag (name) select * from unnest($1::text[])", [names]);
}

export async function addCuratorCodes(tx: Tx, codes: typeof demoCuratorCodes): Promise<void> {
  for (const { code, cents, active } of codes)
    await tx.client.query(
      `insert into curator_code (code, curated_cents, original_cents, local_cents, active)
       values ($1, $2, $3, $4, $5)`,
      [code, ...cents, active],
    );
}

export async function addSticker(
  tx: Tx,
  title: string,
  mediaId: number,
  companyIds: readonly number[],
): Promise<void> {
  await tx.client.query(
    `with made as (insert into sticker (title, media_id) values ($1, $2) returning id)
     insert into sticker_company (sticker_id, company_id) select made.id, company from made, unnest($3::bigint[]) company`,
    [title, mediaId, companyIds],
  );
}
