import { frontUserStopped } from "@polyphon/contract/people/people.events.ts";
import type { Tx } from "../../../../platform/db/transaction.ts";
import { emit } from "../../../../platform/events/emit.ts";
import { endSessionsOf, withGroupAccounts } from "../../../identity/identity.api.ts";

/** Ends what is active for a user: sessions at once, shares and connections in their own modules. */
export async function stopFrontUser(
  tx: Tx,
  person: { readonly id: number; readonly companyId: number },
  deleted: boolean,
): Promise<void> {
  const accounts = await withGroupAccounts(tx, [person.id]);
  await endSessionsOf(tx, accounts);
  for (const userId of accounts) emit(tx, frontUserStopped, { companyId: person.companyId, userId, deleted });
}
