import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import type { readAccount } from "@polyphon/contract/identity/identity.contract.ts";
import type { Tx } from "../../../platform/db/transaction.ts";

type Account = OutputOf<typeof readAccount>;

export type RoleRow = Account["userRoles"][number];

/** Every role somebody holds, as the picker shows it. */
export async function rolesOf(tx: Tx, accountId: number): Promise<RoleRow[]> {
  const { rows } = await tx.client.query<RoleRow>(
    `select held.id, role.id as "roleId", role.name as "roleName", role.user_type as "userType",
       held.ready_to_publish as "readyToPublish",
       coalesce((select jsonb_agg(jsonb_build_object('id', company.id, 'companyDomain', company.domain)
           order by lower(company.domain))
         from role_assignment_company of join company on company.id = of.company_id
         where of.assignment_id = held.id), '[]') as companies
     from role_assignment held join role on role.id = held.role_id
     where held.account_id = $1 order by role.name, held.id`,
    [accountId],
  );
  return rows;
}

/** A group's account has the cost centre of the employee behind it. */
export async function costCenterOf(tx: Tx, personId: number): Promise<string | null> {
  const { rows } = await tx.client.query<{ costCenter: string | null }>(
    `select cost_center as "costCenter" from account where id = $1`,
    [personId],
  );
  return rows[0]?.costCenter ?? null;
}
