import type { Tx } from "../../../platform/db/transaction.ts";

/** Those of many addresses that nobody may have; content, which keeps the list, stands after this module. */
export type ProhibitedAmong = (tx: Tx, emails: readonly string[]) => Promise<ReadonlySet<string>>;
