import type { Tx } from "../../platform/db/transaction.ts";
import { moveEarned } from "./badges/earned-badge.store.ts";

/** For people who move to another company: what they have earned moves along. */
export function moveRecognition(tx: Tx, accountIds: readonly number[], toCompanyId: number): Promise<void> {
  return moveEarned(tx, accountIds, toCompanyId);
}
