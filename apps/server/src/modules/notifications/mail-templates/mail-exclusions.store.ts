import type { Tx } from "../../../platform/db/transaction.ts";
import { holdingEntityOf } from "../../companies/companies.api.ts";

export interface ExcludedOf {
  readonly companies: readonly number[];
  readonly holdingEntities: readonly number[];
}

/** Whether the company, or the holding entity it belongs to, does not get the mail. */
export async function isExcluded(tx: Tx, template: string, companyId: number): Promise<boolean> {
  const { rows } = await tx.client.query<{ excluded: boolean }>(
    `select exists (select from mail_exclusion where template = $1 and company_id = $2)
       or exists (select from mail_exclusion_entity where template = $1 and holding_entity_id = $3) as excluded`,
    [template, companyId, await holdingEntityOf(tx, companyId)],
  );
  return rows[0]?.excluded ?? false;
}

export interface Exclusion extends ExcludedOf {
  readonly template: string;
}

/** Of one mail or of all that exclude anybody. */
export async function findExclusions(tx: Tx, template: string | null): Promise<Exclusion[]> {
  const { rows } = await tx.client.query<Exclusion>(
    `select template, coalesce(array_agg(company_id) filter (where company_id is not null), '{}') as companies,
       coalesce(array_agg(holding_entity_id) filter (where holding_entity_id is not null), '{}') as "holdingEntities"
     from (select template, company_id, null::bigint as holding_entity_id from mail_exclusion
           union all select template, null, holding_entity_id from mail_exclusion_entity) excluded
     where $1::text is null or template = $1 group by template`,
    [template],
  );
  return rows;
}

export async function replaceExclusions(tx: Tx, template: string, wanted: ExcludedOf): Promise<void> {
  await tx.client.query(
    "delete from mail_exclusion where template = $1 and not company_id = any($2::bigint[])",
    [template, wanted.companies],
  );
  await tx.client.query(
    `insert into mail_exclusion (template, company_id) select $1, wanted from unnest($2::bigint[]) wanted
     on conflict do nothing`,
    [template, wanted.companies],
  );
  await tx.client.query(
    "delete from mail_exclusion_entity where template = $1 and not holding_entity_id = any($2::bigint[])",
    [template, wanted.holdingEntities],
  );
  await tx.client.query(
    `insert into mail_exclusion_entity (template, holding_entity_id)
     select $1, wanted from unnest($2::bigint[]) wanted on conflict do nothing`,
    [template, wanted.holdingEntities],
  );
}

/** One company, whatever the others. */
export async function setCompanyExclusion(
  tx: Tx,
  template: string,
  companyId: number,
  excluded: boolean,
): Promise<void> {
  await tx.client.query(
    excluded
      ? "insert into mail_exclusion (template, company_id) values ($1, $2) on conflict do nothing"
      : "delete from mail_exclusion where template = $1 and company_id = $2",
    [template, companyId],
  );
}
