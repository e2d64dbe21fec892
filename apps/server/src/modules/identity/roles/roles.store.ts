import type { PermissionKey } from "@polyphon/contract/permissions.ts";
import type { Tx } from "../../../platform/db/transaction.ts";

/** Null when there is no such role. */
export async function permissionsOfRole(tx: Tx, roleId: number): Promise<PermissionKey[] | null> {
  const { rows } = await tx.client.query<{ keys: PermissionKey[] }>(
    `select array(select permission_key from role_permission where role_id = role.id order by 1) as keys
     from role where id = $1`,
    [roleId],
  );
  return rows[0]?.keys ?? null;
}

export interface RoleWithRights {
  readonly id: number;
  readonly name: string;
  readonly userType: number;
  readonly version: number;
  readonly permissions: PermissionKey[];
  readonly people: number;
}

const columns = `id, name, user_type as "userType", version,
  array(select permission_key from role_permission where role_id = role.id order by 1) as permissions,
  (select count(*)::int from role_assignment where role_id = role.id) as people`;

export async function allRoles(tx: Tx): Promise<RoleWithRights[]> {
  const { rows } = await tx.client.query<RoleWithRights>(
    `select ${columns} from role order by user_type, lower(name), id`,
  );
  return rows;
}

export async function findRole(tx: Tx, id: number): Promise<RoleWithRights | null> {
  const { rows } = await tx.client.query<RoleWithRights>(`select ${columns} from role where id = $1`, [id]);
  return rows[0] ?? null;
}

export async function rolesOfAccount(tx: Tx, accountId: number): Promise<RoleWithRights[]> {
  const { rows } = await tx.client.query<RoleWithRights>(
    `select ${columns} from role where id in (select role_id from role_assignment where account_id = $1)`,
    [accountId],
  );
  return rows;
}

/** False when the role was changed since that version was read. */
export async function replaceRights(
  tx: Tx,
  role: { readonly id: number; readonly version: number },
  keys: readonly PermissionKey[],
): Promise<boolean> {
  const { rowCount } = await tx.client.query(
    "update role set version = version + 1 where id = $1 and version = $2",
    [role.id, role.version],
  );
  if (rowCount !== 1) return false;
  await tx.client.query("delete from role_permission where role_id = $1 and permission_key <> all($2)", [
    role.id,
    keys,
  ]);
  await tx.client.query(
    `insert into role_permission (role_id, permission_key) select $1, * from unnest($2::text[])
     on conflict do nothing`,
    [role.id, keys],
  );
  return true;
}
