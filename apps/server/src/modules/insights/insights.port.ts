import type { Tx } from "../../platform/db/transaction.ts";

/**
 * The companies that a person's dashboard is filtered to; none means all. Operations, which stores them, depends on
 * this module.
 */
export type AccountFilterOf = (tx: Tx, accountId: number) => Promise<readonly number[]>;
