import type { Voice } from "@polyphon/contract/content/content.ts";
import type { Network } from "@polyphon/contract/networks/networks.ts";
import type { ShareReason, ShareState } from "@polyphon/contract/sharing/sharing.ts";
import type { Tx } from "../../platform/db/transaction.ts";

export interface ShareRow {
  readonly id: number;
  readonly companyId: number;
  readonly userId: number;
  readonly postId: number;
  readonly network: Network;
  readonly voice: Voice;
  readonly text: string;
  readonly dueAt: Date;
  readonly state: ShareState;
  readonly reason: ShareReason | null;
  readonly permalink: string | null;
  readonly sharedAt: Date | null;
}

const columns = `
  id, company_id as "companyId", user_id as "userId", post_id as "postId", network, voice, text, due_at as "dueAt", state,
  reason, permalink, shared_at as "sharedAt"`;

export interface NewShare {
  readonly network: Network;
  readonly text: string;
  readonly dueAt: Date;
}

/** The unique index on user, post and network has the last word: a second share of the same post inserts nothing. */
export async function insertShares(
  tx: Tx,
  owner: { companyId: number; userId: number; postId: number; voice: Voice },
  shares: readonly NewShare[],
): Promise<ShareRow[]> {
  const { rows } = await tx.client.query<ShareRow>(
    `insert into share (company_id, user_id, post_id, voice, network, text, due_at)
     select $1, $2, $3, $4, * from unnest($5::text[], $6::text[], $7::timestamptz[])
     on conflict do nothing
     returning ${columns}`,
    [
      owner.companyId,
      owner.userId,
      owner.postId,
      owner.voice,
      shares.map((share) => share.network),
      shares.map((share) => share.text),
      shares.map((share) => share.dueAt),
    ],
  );
  return rows;
}

/** Whoever they belong to: for what the product itself has to say about shares. */
export async function sharesOfAnybody(tx: Tx, ids: readonly number[]): Promise<ShareRow[]> {
  const { rows } = await tx.client.query<ShareRow>(`select ${columns} from share where id = any($1)`, [ids]);
  return rows;
}

export async function findShare(tx: Tx, userId: number, id: number): Promise<ShareRow | null> {
  const { rows } = await tx.client.query<ShareRow>(
    `select ${columns} from share where id = $1 and user_id = $2`,
    [id, userId],
  );
  return rows[0] ?? null;
}

export async function findShares(tx: Tx, userId: number, ids: readonly number[]): Promise<ShareRow[]> {
  const { rows } = await tx.client.query<ShareRow>(
    `select ${columns} from share where user_id = $1 and id = any($2) order by id`,
    [userId, ids],
  );
  return rows;
}

/** The user's shares of one post, and all those due between two instants: what a plan must know. */
export async function sharesAround(
  tx: Tx,
  userId: number,
  postId: number,
  from: Date,
  until: Date,
): Promise<ShareRow[]> {
  const { rows } = await tx.client.query<ShareRow>(
    `select ${columns} from share where user_id = $1 and (post_id = $2 or (due_at >= $3 and due_at < $4))`,
    [userId, postId, from, until],
  );
  return rows;
}

/** Two requests of one person are decided one after the other, so that both cannot take the last place of a week. */
export async function lockSharesOf(tx: Tx, userId: number): Promise<void> {
  await tx.client.query("select pg_advisory_xact_lock(hashtextextended('shares', $1))", [userId]);
}

/** Only what still waits moves; the engine's claim and this update exclude each other on the row. */
export async function moveShare(tx: Tx, userId: number, id: number, dueAt: Date): Promise<ShareRow | null> {
  const { rows } = await tx.client.query<ShareRow>(
    `update share set due_at = $3, parked = false, version = version + 1, updated_at = now()
     where id = $1 and user_id = $2 and state in ('SCHEDULED', 'HELD') returning ${columns}`,
    [id, userId, dueAt],
  );
  return rows[0] ?? null;
}

export async function endWaitingShare(tx: Tx, userId: number, id: number): Promise<ShareRow | null> {
  const { rows } = await tx.client.query<ShareRow>(
    `update share set state = 'CANCELLED', reason = 'cancelled_by_user', parked = false, version = version + 1, updated_at = now()
     where id = $1 and user_id = $2 and state in ('SCHEDULED', 'HELD') returning ${columns}`,
    [id, userId],
  );
  return rows[0] ?? null;
}

export interface ShareListWish {
  readonly userId: number;
  readonly postId: number | null;
  readonly state: ShareState | null;
  readonly after: { readonly dueAt: Date; readonly id: number } | null;
  readonly order: "next" | "latest";
  readonly limit: number;
}

export async function listSharesOf(tx: Tx, wish: ShareListWish): Promise<ShareRow[]> {
  const [way, sign] = wish.order === "next" ? ["asc", ">"] : ["desc", "<"];
  const { rows } = await tx.client.query<ShareRow>(
    `select ${columns} from share
     where user_id = $1 and ($2::bigint is null or post_id = $2) and ($3::text is null or state = $3::text::share_state)
       ${wish.after ? `and (due_at, id) ${sign} ($5, $6)` : ""}
     order by due_at ${way}, id ${way} limit $4`,
    [
      wish.userId,
      wish.postId,
      wish.state,
      wish.limit,
      ...(wish.after ? [wish.after.dueAt, wish.after.id] : []),
    ],
  );
  return rows;
}

export interface PlannedDay {
  readonly id: number;
  readonly network: Network;
  readonly state: ShareState;
  readonly dueAt: Date;
}

export async function sharesBetween(tx: Tx, userId: number, from: Date, until: Date): Promise<PlannedDay[]> {
  const { rows } = await tx.client.query<PlannedDay>(
    `select id, network, state, due_at as "dueAt" from share where user_id = $1 and due_at >= $2 and due_at < $3`,
    [userId, from, until],
  );
  return rows;
}
