import type { ConnectionState } from "@polyphon/contract/networks/networks.ts";
import type { Tx } from "../../platform/db/transaction.ts";

/** How the LinkedIn connections of accounts stand; one that is missing was never connected. */
export type LinkedinStates = (
  tx: Tx,
  accountIds: readonly number[],
) => Promise<ReadonlyMap<number, ConnectionState>>;
