import type { Tx } from "../../../platform/db/transaction.ts";
import { Refusal } from "../../../platform/operation/refusal.ts";
import type { StaffActor } from "../../../platform/session/actor.ts";
import { findLinkedinImport } from "../../companies/companies.api.ts";

/** LinkedIn posts are open while the company imports them. Answers the company. */
export async function openApproval(tx: Tx, actor: StaffActor): Promise<number> {
  if (actor.companyId === null) throw new Refusal("access_denied");
  const found = await findLinkedinImport(tx, actor.companyId);
  if (found?.on !== true) throw new Refusal("feature_off");
  return actor.companyId;
}

export function mayDecide(actor: StaffActor): boolean {
  return actor.fullAccess || actor.permissions.has("edit_post");
}
