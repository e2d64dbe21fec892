import type { Tx } from "../../../platform/db/transaction.ts";

/** An account without address and password: only the person's own session opens it. */
export async function insertGroupAccount(
  tx: Tx,
  group: { readonly personId: number; readonly name: string },
): Promise<number> {
  const { rows } = await tx.client.query<{ id: number }>(
    `insert into account (company_id, kind, front_type, primary_account_id, password_hash, first_name, last_name)
     select company_id, kind, front_type, id, 'none', $2, '' from account where id = $1 returning id`,
    [group.personId, group.name],
  );
  if (!rows[0]) throw new Error(`account ${group.personId} is out of reach of this scope`);
  return rows[0].id;
}
