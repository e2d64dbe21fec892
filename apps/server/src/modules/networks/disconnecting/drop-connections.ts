import type { Tx } from "../../../platform/db/transaction.ts";
import { type ConnectionRow, deleteConnections } from "../connections/connection.store.ts";

/** Ends every connection of a person here; the answer is to be revoked at the networks after the commit. */
export function dropConnections(tx: Tx, userId: number): Promise<ConnectionRow[]> {
  return deleteConnections(tx, userId, null);
}
