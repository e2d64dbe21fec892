import type { Tx } from "../../platform/db/transaction.ts";
import type { Choice, ChoiceFinder } from "../../platform/resource/resource-desk.ts";

export interface EmployeeChoice {
  readonly id: number;
  readonly name: string;
  readonly email: string;
}

/** Employees of a company by name or address, for a field to choose from. */
export async function findEmployeesBy(
  tx: Tx,
  companyId: number,
  search: string,
  limit: number,
): Promise<EmployeeChoice[]> {
  const { rows } = await tx.client.query<EmployeeChoice>(
    `select id, btrim(first_name || ' ' || last_name) as name, coalesce(email, '') as email from account
     where company_id = $1 and kind = 'front' and status <> 'DELETED'
       and (email ilike $2 or first_name || ' ' || last_name ilike $2)
     order by lower(last_name), lower(first_name), id limit $3`,
    [companyId, `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`, limit],
  );
  return rows;
}

const employee = `select id, btrim(first_name || ' ' || last_name) as name, email as detail from account
  where kind = 'front' and status <> 'DELETED'`;

/** Employees for a form to point at, known apart by their address. */
export const employeeChoices: ChoiceFinder = {
  find: async (tx, search, limit) => {
    if (search === undefined) return [];
    const { rows } = await tx.client.query<Choice>(
      `${employee} and (email ilike $1 or first_name || ' ' || last_name ilike $1)
       order by lower(last_name), lower(first_name), id limit $2`,
      [`%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`, limit],
    );
    return rows;
  },
  named: async (tx, ids) => {
    const { rows } = await tx.client.query<Choice>(`${employee} and id = any($1)`, [ids]);
    return rows;
  },
};
