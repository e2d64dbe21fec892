import type { Tx } from "../../../platform/db/transaction.ts";
import type { Choice, ChoiceFinder } from "../../../platform/resource/resource-lookups.ts";

export interface EmployeeChoice {
  readonly id: number;
  readonly name: string;
  readonly email: string;
}

/**
 * Ids of those whose name, from one of its words on, or address begins with the words. The keys are read in their order
 * from a btree; somebody has a handful of them, so that this many keys are enough people.
 */
const found = (company: string) => `select account_id from (
    select account_id from front_user_key
    where ${company} key >= platform.fold_name($1) and key < platform.fold_name($1) || U&'\\+10FFFF'
    order by key limit $2 * 8) met`;

const isWord = (search: string) => /[\p{L}\p{N}]/u.test(search);

const inOrder = "order by lower(last_name), lower(first_name), id limit $2";

/** Employees of a company by name or address, for a field to choose from. */
export async function findEmployeesBy(
  tx: Tx,
  companyId: number,
  search: string,
  limit: number,
): Promise<EmployeeChoice[]> {
  if (!isWord(search)) return [];
  const { rows } = await tx.client.query<EmployeeChoice>(
    `select id, btrim(first_name || ' ' || last_name) as name, coalesce(email, '') as email from account
     where company_id = $3 and status <> 'DELETED' and id in (${found("company_id = $3 and")}) ${inOrder}`,
    [search, limit, companyId],
  );
  return rows;
}

const employee = `select id, btrim(first_name || ' ' || last_name) as name, email as detail from account
  where kind = 'front' and status <> 'DELETED'`;

/** Employees for a form to refer to, distinguished by their address. */
export const employeeChoices: ChoiceFinder = {
  find: async (tx, search, limit) => {
    if (search === undefined || !isWord(search)) return [];
    const { rows } = await tx.client.query<Choice>(`${employee} and id in (${found("")}) ${inOrder}`, [
      search,
      limit,
    ]);
    return rows;
  },
  named: async (tx, ids) => {
    const { rows } = await tx.client.query<Choice>(`${employee} and id = any($1)`, [ids]);
    return rows;
  },
};
