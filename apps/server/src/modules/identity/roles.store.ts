import type { PermissionKey } from "@polyphon/contract/permissions.ts";
import type { Tx } from "../../platform/db/transaction.ts";

/** Null when there is no such role. */
export async function permissionsOfRole(tx: Tx, roleId: number): Promise<PermissionKey[] | null> {
  const { rows } = await tx.client.query<{ keys: PermissionKey[] }>(
    `select array(select permission_key from role_permission where role_id = role.id order by 1) as keys
     from role where id = $1`,
    [roleId],
  );
  return rows[0]?.keys ?? null;
}
