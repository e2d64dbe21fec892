import type { Tx } from "../../../platform/db/transaction.ts";

/** The prohibited ones of many addresses; content, which has the list, depends on this module. */
export type ProhibitedAmong = (tx: Tx, emails: readonly string[]) => Promise<ReadonlySet<string>>;
