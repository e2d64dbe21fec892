import type { AccountType, ConnectionState, Network } from "@polyphon/contract/networks/networks.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import type { Sealed } from "../../../platform/secret/secret-box.ts";

export interface ConnectionRow {
  readonly id: number;
  readonly userId: number;
  readonly companyId: number;
  readonly network: Network;
  readonly status: ConnectionState;
  readonly accountType: AccountType;
  readonly externalId: string;
  readonly displayName: string;
  readonly vanityName: string | null;
  readonly keyId: string;
  readonly accessToken: Buffer;
  readonly accessExpiresAt: Date;
  readonly refreshToken: Buffer | null;
  readonly refreshExpiresAt: Date | null;
  readonly canRefresh: boolean;
  readonly connectedAt: Date;
  readonly refreshingUntil: Date | null;
  readonly warnedDays: number | null;
}

export const connectionColumns = `
  id, user_id as "userId", company_id as "companyId", network, status, account_type as "accountType",
  external_id as "externalId", display_name as "displayName", vanity_name as "vanityName", key_id as "keyId",
  access_token as "accessToken", access_expires_at as "accessExpiresAt", refresh_token as "refreshToken",
  refresh_expires_at as "refreshExpiresAt", refresh_token is not null as "canRefresh", connected_at as "connectedAt",
  refreshing_until as "refreshingUntil", warned_days as "warnedDays"`;

export async function connectionsOfUser(tx: Tx, userId: number): Promise<ConnectionRow[]> {
  const { rows } = await tx.client.query<ConnectionRow>(
    `select ${connectionColumns} from social_connection where user_id = $1 order by network`,
    [userId],
  );
  return rows;
}

/** For many shares at once: user ids and networks in step with each other. */
export async function connectionsOf(
  tx: Tx,
  userIds: readonly number[],
  networks: readonly string[],
): Promise<ConnectionRow[]> {
  const { rows } = await tx.client.query<ConnectionRow>(
    `select ${connectionColumns} from social_connection
     where (user_id, network) in (select * from unnest($1::bigint[], $2::text[]))`,
    [userIds, networks],
  );
  return rows;
}

export interface NewConnection {
  readonly companyId: number;
  readonly userId: number;
  readonly network: Network;
  readonly accountType: AccountType;
  readonly externalId: string;
  readonly displayName: string;
  readonly vanityName: string | null;
  readonly scopes: readonly string[];
  readonly access: Sealed;
  readonly accessExpiresAt: Date;
  readonly refresh: Sealed | null;
  readonly refreshExpiresAt: Date | null;
}

/** Answers false when a colleague has connected the same account. Two who do so at once are decided one after the other. */
export async function saveConnection(tx: Tx, connection: NewConnection): Promise<boolean> {
  const account = `${connection.companyId}/${connection.network}/${connection.externalId}`;
  await tx.client.query("select pg_advisory_xact_lock(hashtextextended($1, 0))", [account]);
  const { rowCount } = await tx.client.query(
    `insert into social_connection (company_id, user_id, network, status, account_type, external_id, display_name,
       vanity_name, scopes, key_id, access_token, access_expires_at, refresh_token, refresh_expires_at)
     select $1, $2, $3, 'TOKEN_ACTIVE', $4, $5, $6, $7, $8, $9, $10, $11, $12, $13
     where not exists (
       select from social_connection where company_id = $1 and network = $3 and external_id = $5 and user_id <> $2)
     on conflict (user_id, network) do update set
       status = 'TOKEN_ACTIVE', account_type = excluded.account_type, external_id = excluded.external_id,
       display_name = excluded.display_name, vanity_name = excluded.vanity_name, scopes = excluded.scopes,
       key_id = excluded.key_id, access_token = excluded.access_token, access_expires_at = excluded.access_expires_at,
       refresh_token = excluded.refresh_token, refresh_expires_at = excluded.refresh_expires_at,
       connected_at = now(), lost_at = null, refreshing_until = null, warned_days = null`,
    [
      connection.companyId,
      connection.userId,
      connection.network,
      connection.accountType,
      connection.externalId,
      connection.displayName,
      connection.vanityName,
      connection.scopes,
      connection.access.keyId,
      connection.access.bytes,
      connection.accessExpiresAt,
      connection.refresh?.bytes ?? null,
      connection.refreshExpiresAt,
    ],
  );
  return rowCount === 1;
}

/** Nobody ends or renews it until the end of the transaction. */
export async function lockConnection(tx: Tx, userId: number, network: Network): Promise<void> {
  await tx.client.query(
    "select from social_connection where user_id = $1 and network = $2 for no key update",
    [userId, network],
  );
}

/**
 * True for the call that found the connection still active, so that a loss is announced once. A connection made after
 * the failing token was read is another one, and stays.
 */
export async function endConnection(
  tx: Tx,
  owner: { readonly userId: number; readonly network: Network },
  status: ConnectionState,
  readAt: Date,
): Promise<boolean> {
  const { rowCount } = await tx.client.query(
    `update social_connection set status = $3, lost_at = now(), refreshing_until = null
     where user_id = $1 and network = $2 and status = 'TOKEN_ACTIVE' and connected_at <= $4`,
    [owner.userId, owner.network, status, readAt],
  );
  return rowCount === 1;
}

/** What was deleted, so that the access can be revoked at the network afterwards. A null network means all of them. */
export async function deleteConnections(
  tx: Tx,
  userId: number,
  network: Network | null,
): Promise<ConnectionRow[]> {
  const { rows } = await tx.client.query<ConnectionRow>(
    `delete from social_connection where user_id = $1 and ($2::text is null or network = $2)
     returning ${connectionColumns}`,
    [userId, network],
  );
  return rows;
}

export async function saveXingFollowers(tx: Tx, userId: number, followers: number): Promise<boolean> {
  const { rowCount } = await tx.client.query(
    "update social_connection set followers = $2 where user_id = $1 and network = 'XING'",
    [userId, followers],
  );
  return rowCount === 1;
}
