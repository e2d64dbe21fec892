import type { Tx } from "../../../../platform/db/transaction.ts";

export interface LinkedinImportSwitch {
  readonly on: boolean;
  readonly categoryId: number | null;
  readonly timeZone: string;
}

/** Whether posts of the company's LinkedIn page are imported, and into which category. */
export async function findLinkedinImport(tx: Tx, companyId: number): Promise<LinkedinImportSwitch | null> {
  const { rows } = await tx.client.query<LinkedinImportSwitch>(
    `select import_linkedin_content and active as on, linkedin_content_category_id as "categoryId",
       time_zone as "timeZone" from company where id = $1`,
    [companyId],
  );
  return rows[0] ?? null;
}

/** Companies whose LinkedIn page is read. */
export async function importingCompanies(tx: Tx): Promise<number[]> {
  const { rows } = await tx.client.query<{ id: number }>(
    "select id from company where import_linkedin_content and active order by id",
  );
  return rows.map(({ id }) => id);
}

/** Those of the companies for which new posts wait in the processing queue. */
export async function withContentQuota(tx: Tx, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const { rows } = await tx.client.query<{ id: number }>(
    "select id from company where id = any($1) and domain_content_quota and active",
    [ids],
  );
  return rows.map(({ id }) => id);
}
