import type { WorkDay } from "@polyphon/contract/companies/settings/company-choices.ts";
import type { Network } from "@polyphon/contract/networks/networks.ts";
import type { Tx } from "../../platform/db/transaction.ts";

/** Connected to the first categories of the demo, so that there are posts to plan. */
export async function addPlannedCompany(
  tx: Tx,
  company: { readonly name: string; readonly domain: string },
): Promise<number> {
  const { rows } = await tx.client.query<{ id: number }>(
    `with made as (
       insert into company (name, domain, time_zone, theme_color, social_networks, no_of_voices, autopilot_cron_logic)
       values ($1, $2, 'Europe/Berlin', '#1971c2', '{LINKEDIN,TWITTER,XING}', 3, 'WEEKLY') returning id),
     joined as (
       insert into category_company (category_id, company_id)
       select c.id, made.id from made, (select id from category order by id limit 4) c)
     select id from made`,
    [company.name, company.domain],
  );
  const id = rows[0]?.id;
  if (id === undefined) throw new Error("the demo row was not written");
  return id;
}

export async function categoryIdsOf(tx: Tx, companyId: number): Promise<number[]> {
  const { rows } = await tx.client.query<{ id: number }>(
    "select category_id as id from category_company where company_id = $1 order by category_id",
    [companyId],
  );
  return rows.map(({ id }) => id);
}

export async function categoryNamesOf(tx: Tx, companyId: number): Promise<string[]> {
  const { rows } = await tx.client.query<{ name: string }>(
    `select c.name from category_company j join category c on c.id = j.category_id
     where j.company_id = $1 order by c.id`,
    [companyId],
  );
  return rows.map(({ name }) => name);
}

/** The control centre of a company: what it mixes and suggests. */
export async function addControl(
  tx: Tx,
  companyId: number,
  mix: { readonly original: number; readonly curated: number; readonly posts: number },
): Promise<void> {
  await tx.client.query(
    `insert into autopilot_control (company_id, original_percent, curated_percent, category_ids, post_count)
     values ($1, $2, $3, $4, $5)`,
    [companyId, mix.original, mix.curated, (await categoryIdsOf(tx, companyId)).slice(0, 3), mix.posts],
  );
}

export interface DemoChoice {
  readonly userId: number;
  readonly companyId: number;
  readonly networks: readonly Network[];
  readonly rows: readonly { readonly categoryId: number; readonly count: number }[];
  readonly days: readonly WorkDay[];
  readonly hours: readonly [string, string] | null;
}

export async function addChoice(tx: Tx, choice: DemoChoice): Promise<void> {
  const rows = choice.rows.map((row) => ({ ...row, tagIds: [], language: null }));
  await tx.client.query(
    `insert into autopilot_choice (user_id, company_id, networks, rows, days, share_time_from, share_time_to)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      choice.userId,
      choice.companyId,
      choice.networks,
      JSON.stringify(rows),
      choice.days,
      choice.hours?.[0] ?? null,
      choice.hours?.[1] ?? null,
    ],
  );
}
