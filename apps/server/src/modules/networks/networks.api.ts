import type { AccountType, ConnectionState, Network } from "@polyphon/contract/networks/networks.ts";
import type { ConnectionMark } from "@polyphon/contract/people/front-users/front-users.ts";
import { endsFor, stateNow } from "@polyphon/rules/networks/connection-life.ts";
import { markOf } from "@polyphon/rules/networks/connection-mark.ts";
import type { Tx } from "../../platform/db/transaction.ts";
import type { SecretBox } from "../../platform/secret/secret-box.ts";
import { lifesOf } from "./connections/connection-marks.store.ts";
import { connectionsOf, connectionsOfUser } from "./connections/connection.store.ts";
import { tokenBinding } from "./tokens/token-binding.ts";

export { isConnected, loseConnection, staysConnected } from "./connections/lose-connection.ts";
export { type FreshToken, freshToken } from "./tokens/renew-token.ts";
export { dropConnections } from "./disconnecting/drop-connections.ts";

export async function connectionStates(
  tx: Tx,
  userId: number,
  now: Date,
): Promise<Partial<Record<Network, ConnectionState>>> {
  const rows = await connectionsOfUser(tx, userId);
  return Object.fromEntries(rows.map((row) => [row.network, stateNow(row, now)]));
}

/** The accounts of one person with their kind, which together with the network decides how a share is sent. */
export async function sharingAccounts(
  tx: Tx,
  userId: number,
  now: Date,
): Promise<ReadonlyMap<Network, { readonly status: ConnectionState; readonly accountType: AccountType }>> {
  const rows = await connectionsOfUser(tx, userId);
  return new Map(
    rows.map((row) => [row.network, { status: stateNow(row, now), accountType: row.accountType }]),
  );
}

/** The accounts of many people whose connection works now. */
export async function workingAccounts(
  tx: Tx,
  userIds: readonly number[],
  now: Date,
): Promise<ReadonlyMap<number, readonly { readonly network: Network; readonly accountType: AccountType }[]>> {
  const facts = await lifesOf(tx, userIds);
  return Map.groupBy(
    facts.filter((fact) => stateNow(fact, now) === "TOKEN_ACTIVE"),
    ({ userId }) => userId,
  );
}

/** For many accounts at once; a missing one was never connected. */
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
  return new Map(rows.map((row) => [row.userId, stateNow(row, now)]));
}

/** As the person's account lists them. */
export async function socialLoginsOf(tx: Tx, userId: number) {
  const [rows, now] = [await connectionsOfUser(tx, userId), new Date()];
  return rows.map((row) => ({
    socialType: row.network,
    status: stateNow(row, now),
    socialAccountType: row.accountType,
    socialAccessTokenUpdateDatetime: row.connectedAt.toISOString(),
    socialVanityName: row.vanityName ?? row.displayName,
  }));
}

export interface PublishingAccount {
  readonly userId: number;
  readonly network: Network;
  readonly status: ConnectionState;
  readonly accountType: AccountType;
  readonly authorId: string;
  readonly accessToken: string;
  readonly accessExpiresAt: Date;
  /** Whether the product can renew the token by itself. */
  readonly canRefresh: boolean;
  readonly connectedAt: Date;
}

/** The accounts that shares are sent on, with their tokens opened. Only the share engine may use these. */
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
    status: stateNow(row, now),
    accountType: row.accountType,
    authorId: row.externalId,
    accessToken: box.open({ keyId: row.keyId, bytes: row.accessToken }, tokenBinding(row, "access")),
    accessExpiresAt: row.accessExpiresAt,
    canRefresh: row.canRefresh,
    connectedAt: row.connectedAt,
  }));
}

/** As lists of people show connections: each with its mark. */
export async function connectionMarks(
  tx: Tx,
  userIds: readonly number[],
  now: Date,
): Promise<ReadonlyMap<number, readonly { readonly network: Network; readonly mark: ConnectionMark }[]>> {
  const marks = (await lifesOf(tx, userIds)).map((life) => ({
    userId: life.userId,
    network: life.network,
    mark: markOf(life, now),
  }));
  return Map.groupBy(marks, ({ userId }) => userId);
}

/** One person's connections, as staff read them. */
export async function connectionFacts(tx: Tx, userId: number, now: Date) {
  const rows = await connectionsOfUser(tx, userId);
  return rows.map((row) => ({
    network: row.network,
    mark: markOf(row, now),
    accountType: row.accountType,
    displayName: row.displayName,
    connectedAt: row.connectedAt,
    endsAt: endsFor(row),
  }));
}

export { connectionCondition, countConnectionsOf } from "./connections/connection-marks.store.ts";
export { countMoving, moveConnections } from "./connections/move-connections.ts";

export { connectionsOfCompany } from "./connections/company-connections.store.ts";

export { countPeopleToReconnect } from "./connections/ending-connections.store.ts";

export {
  type OrganisationConnection,
  organisationOfCompany,
} from "./connections/organisation-connections.store.ts";
