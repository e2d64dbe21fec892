import type { Tx } from "../../platform/db/transaction.ts";
import { findAccountFilter } from "./settings/dashboard-settings.store.ts";

/** The companies that somebody's dashboard is narrowed to; none means all. */
export function accountFilterOf(tx: Tx, accountId: number): Promise<number[]> {
  return findAccountFilter(tx, accountId);
}
