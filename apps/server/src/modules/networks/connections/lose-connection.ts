import { connectionLost, networkConnected } from "@polyphon/contract/networks/networks.events.ts";
import type { Network } from "@polyphon/contract/networks/networks.ts";
import { stateNow } from "@polyphon/rules/networks/connection-life.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import { emit } from "../../../platform/events/emit.ts";
import { connectionsOf, endConnection, lockConnection } from "./connection.store.ts";

/**
 * The network refused the token. Announced once, however many shares noticed it. If it was reconnected meanwhile, what
 * the old token stopped resumes as after any connecting.
 */
export async function loseConnection(
  tx: Tx,
  lost: { companyId: number; userId: number; network: Network },
  status: "TOKEN_EXPIRED" | "TOKEN_REVOKED",
  readAt: Date,
): Promise<void> {
  const first = await endConnection(tx, lost, status, readAt);
  if (first) emit(tx, connectionLost, lost);
  else if (await isConnected(tx, lost.userId, lost.network, readAt)) emit(tx, networkConnected, lost);
}

/** Whether shares can be sent on the network at this instant. */
export async function isConnected(tx: Tx, userId: number, network: Network, now: Date): Promise<boolean> {
  const [row] = await connectionsOf(tx, [userId], [network]);
  return row !== undefined && stateNow(row, now) === "TOKEN_ACTIVE";
}

/** The same, and so until the end of the transaction: a loss that is found meanwhile waits with all that it stops. */
export async function staysConnected(tx: Tx, userId: number, network: Network, now: Date): Promise<boolean> {
  await lockConnection(tx, userId, network);
  return isConnected(tx, userId, network, now);
}
