import type { Tx } from "../../../platform/db/transaction.ts";

export interface Contact {
  readonly id: number;
  readonly name: string;
  readonly email: string;
}

/** Name and address of those of the employees that this scope sees, by id. */
export async function contactsOf(tx: Tx, ids: readonly number[]): Promise<Contact[]> {
  const { rows } = await tx.client.query<Contact>(
    `select id, btrim(first_name || ' ' || last_name) as name, coalesce(email, '') as email from account
     where id = any($1) and kind = 'front' order by id`,
    [ids],
  );
  return rows;
}

/** Those of the ids that are employees of this company. */
export async function employeesOfCompany(
  tx: Tx,
  companyId: number,
  ids: readonly number[],
): Promise<number[]> {
  const { rows } = await tx.client.query<{ id: number }>(
    `select id from account where id = any($2) and company_id = $1 and kind = 'front' and primary_account_id is null
       and status <> 'DELETED'`,
    [companyId, ids],
  );
  return rows.map(({ id }) => id);
}
