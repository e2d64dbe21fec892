import type { FrontType } from "@polyphon/contract/people/front-users/front-users.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import { Refusal } from "../../../platform/operation/refusal.ts";
import { findFrontUser, type FrontUserAccount } from "../../identity/identity.api.ts";

/** The employees of one kind of desk; null reaches every type. */
export type ReachedTypes = readonly FrontType[] | null;

export async function reachedFrontUser(
  tx: Tx,
  id: number,
  { types = null, lock = false }: { readonly types?: ReachedTypes; readonly lock?: boolean } = {},
): Promise<FrontUserAccount> {
  const person = await findFrontUser(tx, id, lock);
  if (!person || types?.includes(person.type) === false) throw new Refusal("not_found");
  return person;
}
