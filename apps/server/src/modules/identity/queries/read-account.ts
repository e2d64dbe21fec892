import { readAccount as at } from "@polyphon/contract/identity/identity.contract.ts";
import { query } from "../../../platform/operation/query.ts";
import { Refusal } from "../../../platform/operation/refusal.ts";
import { presentAccount } from "../identity.present.ts";
import { findAccount } from "../identity.store.ts";

export const readAccount = query(at, async ({ actor, tx }) => {
  const account = await findAccount(tx, actor.accountId);
  if (!account) throw new Refusal("invalid_token");

  return presentAccount(actor, account);
});
