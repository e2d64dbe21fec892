import type { Tx } from "../../platform/db/transaction.ts";

/** The companies that somebody's dashboard is narrowed to; none means all. Operations, which keeps them, stands after this. */
export type AccountFilterOf = (tx: Tx, accountId: number) => Promise<readonly number[]>;
