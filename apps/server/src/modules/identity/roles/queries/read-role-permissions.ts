import { readRolePermissions as at } from "@polyphon/contract/identity/roles.contract.ts";
import { query } from "../../../../platform/operation/query.ts";
import { Refusal } from "../../../../platform/operation/refusal.ts";
import { permissionsOfRole } from "../roles.store.ts";

export const readRolePermissions = query(at, async ({ input, tx }) => {
  const keys = await permissionsOfRole(tx, input.roleId);
  if (!keys) throw new Refusal("not_found");
  return keys.map((key) => ({ key }));
});
