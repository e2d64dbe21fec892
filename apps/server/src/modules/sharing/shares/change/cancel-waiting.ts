import { sharesCancelled } from "@polyphon/contract/sharing/sharing.events.ts";
import type { Database } from "../../../../platform/db/pool.ts";
import { companyScope } from "../../../../platform/db/scope.ts";
import { inTransaction } from "../../../../platform/db/transaction.ts";
import { emit } from "../../../../platform/events/emit.ts";
import { cancelWaitingOf, lockSharesOf } from "../share.store.ts";

/** Cancels a person's waiting shares and announces it. What is in progress is left to its network. Answers how many. */
export function cancelWaiting(
  database: Database,
  { companyId, userId }: { readonly companyId: number; readonly userId: number },
  now: Date,
): Promise<number> {
  return inTransaction(database, companyScope(companyId), async (tx) => {
    await lockSharesOf(tx, userId);
    const shareIds = await cancelWaitingOf(tx, userId, now);
    if (shareIds.length > 0) emit(tx, sharesCancelled, { companyId, shareIds });
    return shareIds.length;
  });
}
