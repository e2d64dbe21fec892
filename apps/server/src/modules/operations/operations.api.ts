import type { Tx } from "../../platform/db/transaction.ts";
import { findAccountFilter } from "./settings/dashboard-settings.store.ts";

/** The companies that a person's dashboard is filtered to; none means all. */
export function accountFilterOf(tx: Tx, accountId: number): Promise<number[]> {
  return findAccountFilter(tx, accountId);
}

/** Who was shown what an employee does. */
export { moveLooks } from "./looks/look.store.ts";
export { recordLooks } from "./looks/record-looks.ts";
