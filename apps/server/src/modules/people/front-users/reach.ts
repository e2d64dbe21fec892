import type { FrontType } from "@polyphon/contract/people/front-users/front-users.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import { Refusal } from "../../../platform/operation/refusal.ts";
import { findFrontUser, type FrontUserAccount } from "../../identity/identity.api.ts";

/** The user types that a group of calls can access; null means every type. */
export type AccessibleTypes = readonly FrontType[] | null;

export async function requireAccessibleFrontUser(
  tx: Tx,
  id: number,
  { types = null, lock = false }: { readonly types?: AccessibleTypes; readonly lock?: boolean } = {},
): Promise<FrontUserAccount> {
  const person = await findFrontUser(tx, id, lock);
  if (!person || types?.includes(person.type) === false) throw new Refusal("not_found");
  return person;
}
