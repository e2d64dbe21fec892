import type { Tx } from "../../../platform/db/transaction.ts";

/** Employees who wait for approval, of these companies or of all; counted up to `most`. */
export async function countPendingUsers(
  tx: Tx,
  companyIds: readonly number[] | null,
  most: number,
): Promise<number> {
  const { rows } = await tx.client.query<{ counted: number }>(
    `select count(*)::int as counted from (select from account where kind = 'front' and primary_account_id is null
       and status = 'PENDING_APPROVAL' and ($1::bigint[] is null or company_id = any($1)) limit $2) found`,
    [companyIds, most],
  );
  return rows[0]?.counted ?? 0;
}

/** The categories assigned to a person in a role; none means all. */
export async function assignedCategories(
  tx: Tx,
  accountId: number,
  roleId: number | null,
): Promise<number[]> {
  const { rows } = await tx.client.query<{ id: number }>(
    `select category_id as id from role_assignment_category where assignment_id =
       (select id from role_assignment where account_id = $1 and role_id = $2)`,
    [accountId, roleId],
  );
  return rows.map(({ id }) => id);
}
