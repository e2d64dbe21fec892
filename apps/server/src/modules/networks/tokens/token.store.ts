import type { Network } from "@polyphon/contract/networks/networks.ts";
import type { Renewal } from "@polyphon/rules/networks/connection-life.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import type { Sealed } from "../../../platform/secret/secret-box.ts";
import { connectionColumns, type ConnectionRow } from "../connections/connection.store.ts";

export async function lockConnection(
  tx: Tx,
  userId: number,
  network: Network,
): Promise<ConnectionRow | null> {
  const { rows } = await tx.client.query<ConnectionRow>(
    `select ${connectionColumns} from social_connection where user_id = $1 and network = $2 for update`,
    [userId, network],
  );
  return rows[0] ?? null;
}

/** The caller must hold the row's lock. The exact time proves who leased it. */
export async function leaseRenewal(tx: Tx, id: number, until: Date): Promise<void> {
  await tx.client.query("update social_connection set refreshing_until = $2 where id = $1", [id, until]);
}

export async function giveUpLease(tx: Tx, id: number, lease: Date, renewAfter: Date): Promise<void> {
  await tx.client.query(
    "update social_connection set refreshing_until = null, renew_after = $3 where id = $1 and refreshing_until = $2",
    [id, lease, renewAfter],
  );
}

export interface RenewedTokens {
  readonly access: Sealed;
  readonly accessExpiresAt: Date;
  readonly refresh: Sealed;
  readonly refreshExpiresAt: Date | null;
}

/** False when the lease is no longer ours: the connection was replaced or ended meanwhile. */
export async function saveRenewed(tx: Tx, id: number, lease: Date, tokens: RenewedTokens): Promise<boolean> {
  const { rowCount } = await tx.client.query(
    `update social_connection set key_id = $3, access_token = $4, access_expires_at = $5, refresh_token = $6,
       refresh_expires_at = $7, refreshing_until = null, renew_after = null, warned_days = null
     where id = $1 and refreshing_until = $2`,
    [
      id,
      lease,
      tokens.access.keyId,
      tokens.access.bytes,
      tokens.accessExpiresAt,
      tokens.refresh.bytes,
      tokens.refreshExpiresAt,
    ],
  );
  return rowCount === 1;
}

/** Connections that should be renewed, by id. Renewing LinkedIn's near the end of the consent itself gains nothing. */
export async function dueForRenewal(
  tx: Tx,
  { network, by, days }: Renewal,
  from: { readonly now: Date; readonly after: number; readonly limit: number },
): Promise<{ id: number; userId: number; network: Network }[]> {
  const { rows } = await tx.client.query<{ id: number; userId: number; network: Network }>(
    `select id, user_id as "userId", network from social_connection
     where network = $1 and status = 'TOKEN_ACTIVE' and refresh_token is not null
       and ${by === "access" ? "access_expires_at" : "refresh_expires_at"} < $2::timestamptz + make_interval(days => $3)
       and (refresh_expires_at is null or refresh_expires_at > $2)
       and (network <> 'LINKEDIN' or refresh_expires_at > access_expires_at + interval '1 day')
       and (renew_after is null or renew_after <= $2) and id > $4
     order by id limit $5`,
    [network, from.now, days, from.after, from.limit],
  );
  return rows;
}

/** Active connections that end before a date and that nothing renews beyond it. */
export async function endingBefore(
  tx: Tx,
  before: Date,
  from: { readonly after: number; readonly limit: number },
): Promise<ConnectionRow[]> {
  const { rows } = await tx.client.query<ConnectionRow>(
    `select ${connectionColumns} from social_connection
     where status = 'TOKEN_ACTIVE' and id > $2
       and (refresh_token is null and access_expires_at < $1
         or refresh_token is not null and network = 'LINKEDIN' and refresh_expires_at < $1)
     order by id limit $3`,
    [before, from.after, from.limit],
  );
  return rows;
}

/** True for the first call that sends this warning. */
export async function markWarned(tx: Tx, id: number, days: number, before: number | null): Promise<boolean> {
  const { rowCount } = await tx.client.query(
    "update social_connection set warned_days = $2 where id = $1 and warned_days is not distinct from $3",
    [id, days, before],
  );
  return rowCount === 1;
}

export interface Resealed {
  readonly id: number;
  readonly access: Sealed;
  readonly refresh: Sealed | null;
}

export async function saveResealed(tx: Tx, rows: readonly Resealed[]): Promise<void> {
  await tx.client.query(
    `update social_connection c set key_id = n.key_id, access_token = n.access, refresh_token = n.refresh
     from unnest($1::bigint[], $2::text[], $3::bytea[], $4::bytea[]) as n (id, key_id, access, refresh)
     where c.id = n.id`,
    [
      rows.map((row) => row.id),
      rows.map((row) => row.access.keyId),
      rows.map((row) => row.access.bytes),
      rows.map((row) => row.refresh?.bytes ?? null),
    ],
  );
}
