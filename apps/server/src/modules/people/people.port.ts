import type { ConnectionState } from "@polyphon/contract/networks/networks.ts";
import type { Tx } from "../../platform/db/transaction.ts";

/** The state of accounts' LinkedIn connections; a missing one was never connected. */
export type LinkedinStates = (
  tx: Tx,
  accountIds: readonly number[],
) => Promise<ReadonlyMap<number, ConnectionState>>;

interface Named {
  readonly id: number;
  readonly name: string;
}

export interface CategoryChoice {
  find(tx: Tx, search: string | undefined, limit: number): Promise<readonly Named[]>;
  /** Those of the ids that exist. */
  names(tx: Tx, ids: readonly number[]): Promise<readonly Named[]>;
}

/** Whether nobody with this address may get an account. */
export type IsEmailProhibited = (tx: Tx, email: string) => Promise<boolean>;
