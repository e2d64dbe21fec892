import { connectionLost, networkConnected } from "@polyphon/contract/networks/networks.events.ts";
import type { ConnectionState, Network } from "@polyphon/contract/networks/networks.ts";
import type { Tx } from "../../platform/db/transaction.ts";
import { emit } from "../../platform/events/emit.ts";
import type { SecretBox } from "../../platform/secret/secret-box.ts";
import { type ConnectionRow, connectionsOf, connectionsOfUser, endConnection } from "./networks.store.ts";
import { tokenBinding } from "./token-binding.ts";

function stateOf(row: ConnectionRow, now: Date): ConnectionState {
  return row.status === "TOKEN_ACTIVE" && row.accessExpiresAt <= now ? "TOKEN_EXPIRED" : row.status;
}

export async function connectionStates(
  tx: Tx,
  userId: number,
  now: Date,
): Promise<Partial<Record<Network, ConnectionState>>> {
  const rows = await connectionsOfUser(tx, userId);
  return Object.fromEntries(rows.map((row) => [row.network, stateOf(row, now)]));
}

/** Of many accounts at once; one that is missing was never connected. */
export async function linkedinStates(
  tx: Tx,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, ConnectionState>> {
  const rows = await connectionsOf(
    tx,
    userIds,
    userIds.map(() => "LINKEDIN"),
  );
  const now = new Date();
  return new Map(rows.map((row) => [row.userId, stateOf(row, now)]));
}

/** As the own account lists them. */
export async function socialLoginsOf(tx: Tx, userId: number) {
  const [rows, now] = [await connectionsOfUser(tx, userId), new Date()];
  return rows.map((row) => ({
    socialType: row.network,
    status: stateOf(row, now),
    socialAccountType: "PERSONAL",
    socialAccessTokenUpdateDatetime: row.connectedAt.toISOString(),
    socialVanityName: row.displayName,
  }));
}

export interface PublishingAccount {
  readonly userId: number;
  readonly network: Network;
  readonly status: ConnectionState;
  readonly authorId: string;
  readonly accessToken: string;
}

/** The accounts that shares go out on, with their tokens opened. Only the share engine asks for these. */
export async function publishingAccounts(
  tx: Tx,
  box: SecretBox,
  wanted: readonly { userId: number; network: Network }[],
  now: Date,
): Promise<PublishingAccount[]> {
  const rows = await connectionsOf(
    tx,
    wanted.map((one) => one.userId),
    wanted.map((one) => one.network),
  );
  return rows.map((row) => ({
    userId: row.userId,
    network: row.network,
    status: row.status === "TOKEN_ACTIVE" && row.accessExpiresAt <= now ? "TOKEN_EXPIRED" : row.status,
    authorId: row.externalId,
    accessToken: box.open({ keyId: row.keyId, bytes: row.accessToken }, tokenBinding(row, "access")),
  }));
}

/**
 * The network refused the token. Told once, however many shares noticed it. When it was connected anew meanwhile, what
 * the old token stopped goes on as after any connecting.
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

/** Whether shares can go out on the network at this instant. */
export async function isConnected(tx: Tx, userId: number, network: Network, now: Date): Promise<boolean> {
  return (await connectionStates(tx, userId, now))[network] === "TOKEN_ACTIVE";
}
