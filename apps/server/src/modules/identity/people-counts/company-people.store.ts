import type { Tx } from "../../../platform/db/transaction.ts";

/** How many people a company has, split by what its settings affect. */
export interface CompanyPeople {
  readonly all: number;
  readonly groups: number;
  readonly belowElite: number;
}

/** Employees of a company; the identities of their LinkedIn groups are counted separately. */
export async function countCompanyPeople(tx: Tx, companyId: number): Promise<CompanyPeople> {
  const { rows } = await tx.client.query<CompanyPeople>(
    `select count(*) filter (where person)::int as "all",
       count(*) filter (where not person)::int as groups,
       count(*) filter (where person and proficiency <> 'ELITE')::int as "belowElite"
     from (select proficiency, primary_account_id is null as person from account
       where company_id = $1 and kind = 'front') people`,
    [companyId],
  );
  return rows[0] ?? { all: 0, groups: 0, belowElite: 0 };
}

export interface Adoption {
  readonly all: number;
  readonly signedIn: number;
  readonly active: number;
}

/** Employees of a company: all, those who may sign in and have done so, and those of them who did since then. */
export async function countAdoption(tx: Tx, companyId: number, since: Date): Promise<Adoption> {
  const { rows } = await tx.client.query<Adoption>(
    `select count(*)::int as "all",
       count(last_login_at) filter (where status = 'ENABLED')::int as "signedIn",
       count(*) filter (where status = 'ENABLED' and last_login_at >= $2)::int as active
     from account where company_id = $1 and kind = 'front' and primary_account_id is null`,
    [companyId, since],
  );
  return rows[0] ?? { all: 0, signedIn: 0, active: 0 };
}

/** Employees who may sign in and last did so in that period. */
export async function countLastSeen(tx: Tx, companyId: number, from: Date, until: Date): Promise<number> {
  const { rows } = await tx.client.query<{ counted: number }>(
    `select count(*)::int as counted from account where company_id = $1 and kind = 'front'
       and primary_account_id is null and status = 'ENABLED'
       and coalesce(last_login_at, created_at) >= $2 and coalesce(last_login_at, created_at) < $3`,
    [companyId, from, until],
  );
  return rows[0]?.counted ?? 0;
}

/** Employees of a company, counted up to `most`. */
export async function countEmployees(tx: Tx, companyId: number, most: number): Promise<number> {
  const { rows } = await tx.client.query<{ counted: number }>(
    `select count(*)::int as counted from (select from account where company_id = $1 and kind = 'front'
       and primary_account_id is null limit $2) found`,
    [companyId, most],
  );
  return rows[0]?.counted ?? 0;
}

/** How many employees joined in each period; `bounds` are the starts and the end of the last. */
export async function countNewcomers(
  tx: Tx,
  companyId: number,
  bounds: readonly Date[],
): Promise<Map<number, number>> {
  const { rows } = await tx.client.query<{ at: number; counted: number }>(
    `select width_bucket(created_at, $2::timestamptz[]) - 1 as at, count(*)::int as counted from account
     where company_id = $1 and kind = 'front' and primary_account_id is null and created_at >= $3 and created_at < $4
     group by 1`,
    [companyId, bounds, bounds[0], bounds.at(-1)],
  );
  return new Map(rows.map(({ at, counted }) => [at, counted]));
}

/** Employees who joined, under the label of the period in which they did; null leaves a period out. */
export async function labelledNewcomers(
  tx: Tx,
  companyId: number,
  { bounds, labels }: { readonly bounds: readonly Date[]; readonly labels: readonly (number | null)[] },
): Promise<Map<number, { readonly figure: number; readonly people: number }>> {
  const { rows } = await tx.client.query<{ label: number; counted: number }>(
    `select /* not null: label */ label, count(*)::int as counted from account
     cross join lateral (select ($5::int[])[width_bucket(created_at, $2::timestamptz[])] as label) period
     where company_id = $1 and kind = 'front' and primary_account_id is null and created_at >= $3 and created_at < $4
       and label is not null group by label`,
    [companyId, bounds, bounds[0], bounds.at(-1), labels],
  );
  return new Map(rows.map(({ label, counted }) => [label, { figure: counted, people: counted }]));
}
