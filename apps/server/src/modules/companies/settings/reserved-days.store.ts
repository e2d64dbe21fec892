import type { ReservedDay } from "@polyphon/contract/companies/settings/company-settings.ts";
import { workDays } from "@polyphon/contract/companies/settings/company-choices.ts";
import type { Tx } from "../../../platform/db/transaction.ts";

/** The days a company reserves, from Monday on. */
export async function findReservedDays(tx: Tx, companyId: number): Promise<ReservedDay[]> {
  const { rows } = await tx.client.query<ReservedDay>(
    `select day, category_id as category, tag_ids as tags, language from company_reserved_day
     where company_id = $1 order by array_position($2::text[], day)`,
    [companyId, workDays],
  );
  return rows;
}

export async function replaceReservedDays(
  tx: Tx,
  companyId: number,
  days: readonly ReservedDay[],
): Promise<void> {
  await tx.client.query("delete from company_reserved_day where company_id = $1", [companyId]);
  for (const { day, category, tags, language } of days)
    await tx.client.query(
      "insert into company_reserved_day (company_id, day, category_id, tag_ids, language) values ($1, $2, $3, $4, $5)",
      [companyId, day, category, tags, language],
    );
}
