import type { Voice } from "@polyphon/contract/content/content.ts";
import type { Network } from "@polyphon/contract/networks/networks.ts";
import type { UtmFields } from "@polyphon/rules/links/tag-link.ts";
import type { ShareReason, ShareState } from "@polyphon/contract/sharing/sharing.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import { between, equals } from "../../../platform/list/condition.ts";
import { listPage, type Page, type PageInput } from "../../../platform/list/list.ts";
import { newestFirst, oldestFirst } from "../../../platform/list/list-order.ts";

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
  readonly assisted: boolean;
  /** An attempt ended without an answer: what was sent must not change until the network has answered. */
  readonly openAttempt: boolean;
  /** Its owner has put the failure aside. */
  readonly dismissed: boolean;
  /** Another share of the same post on the same network has taken the place of this failed one. */
  readonly followed: boolean;
  readonly version: number;
}

/** Each half by an index: that a post is shared once, with its states, and that of a person's shares by time. */
const followed = `(exists (select from share o where o.post_id = share.post_id and o.user_id = share.user_id
    and o.network = share.network and o.state in ('SCHEDULED', 'PUBLISHING', 'SHARED', 'UNCONFIRMED', 'HELD'))
  or exists (select from share o where o.user_id = share.user_id and o.due_at >= share.due_at and o.id > share.id
    and o.post_id = share.post_id and o.network = share.network and o.state = 'FAILED'))`;

export const shareColumns = `
  id, company_id as "companyId", user_id as "userId", post_id as "postId", network, voice, text, due_at as "dueAt", state,
  reason, permalink, shared_at as "sharedAt", assisted, open_attempt as "openAttempt", version,
  dismissed_at is not null as dismissed, (share.state = 'FAILED' and ${followed}) as followed`;

/** What waits for its owner. A failure that was put aside, or that the owner has resolved, is left out. */
export const needsOwner = `(state = 'UNCONFIRMED' or (state = 'HELD' and reason <> 'kill_switch')
  or (state = 'FAILED' and dismissed_at is null and not ${followed}))`;

export interface NewShare {
  readonly network: Network;
  readonly text: string;
  readonly dueAt: Date;
  /** An assisted share for now begins by waiting for the person's confirmation. */
  readonly state: "SCHEDULED" | "UNCONFIRMED";
  readonly reason: "your_turn" | null;
  readonly assisted: boolean;
  readonly ctaId: number | null;
  readonly aiCopy: boolean;
  readonly utm: UtmFields | null;
}

/** The unique index on user, post and network decides: a second share of the same post inserts nothing. */
export async function insertShares(
  tx: Tx,
  owner: {
    readonly companyId: number;
    readonly userId: number;
    readonly postId: number;
    readonly voice: Voice;
    readonly pictureIds: readonly number[] | null;
    readonly altTexts: readonly string[] | null;
  },
  shares: readonly NewShare[],
): Promise<ShareRow[]> {
  const { rows } = await tx.client.query<ShareRow>(
    `insert into share (company_id, user_id, post_id, voice, picture_ids, network, text, due_at, state, reason, assisted,
       cta_id, ai_copy, utm, picture_alts)
     select $1, $2, $3, $4, $5::bigint[], n.network, n.text, n.due_at, n.state::share_state, n.reason, n.assisted, n.cta_id,
       n.ai_copy, n.utm, $15::text[]
     from unnest($6::text[], $7::text[], $8::timestamptz[], $9::text[], $10::text[], $11::boolean[], $12::bigint[],
       $13::boolean[], $14::jsonb[]) as n (network, text, due_at, state, reason, assisted, cta_id, ai_copy, utm)
     on conflict do nothing
     returning ${shareColumns}`,
    [
      owner.companyId,
      owner.userId,
      owner.postId,
      owner.voice,
      owner.pictureIds,
      shares.map((share) => share.network),
      shares.map((share) => share.text),
      shares.map((share) => share.dueAt),
      shares.map((share) => share.state),
      shares.map((share) => share.reason),
      shares.map((share) => share.assisted),
      shares.map((share) => share.ctaId),
      shares.map((share) => share.aiCopy),
      shares.map((share) => share.utm && JSON.stringify(share.utm)),
      owner.altTexts,
    ],
  );
  return rows;
}

/** Whoever they belong to: for messages of the product itself about shares. */
export async function sharesOfAnybody(tx: Tx, ids: readonly number[]): Promise<ShareRow[]> {
  const { rows } = await tx.client.query<ShareRow>(`select ${shareColumns} from share where id = any($1)`, [
    ids,
  ]);
  return rows;
}

export async function findShare(tx: Tx, userId: number, id: number): Promise<ShareRow | null> {
  const { rows } = await tx.client.query<ShareRow>(
    `select ${shareColumns} from share where id = $1 and user_id = $2`,
    [id, userId],
  );
  return rows[0] ?? null;
}

interface PictureChoice {
  readonly id: number;
  readonly postId: number;
  /** Null are the post's. */
  readonly pictureIds: number[] | null;
  readonly pictureAlts: string[] | null;
}

/** The person's own choice of pictures. */
export async function findPictureChoice(tx: Tx, userId: number, id: number): Promise<PictureChoice | null> {
  const { rows } = await tx.client.query<PictureChoice>(
    `select id, post_id as "postId", picture_ids as "pictureIds", picture_alts as "pictureAlts" from share where id = $1 and user_id = $2`,
    [id, userId],
  );
  return rows[0] ?? null;
}

export async function findShares(tx: Tx, userId: number, ids: readonly number[]): Promise<ShareRow[]> {
  const { rows } = await tx.client.query<ShareRow>(
    `select ${shareColumns} from share where user_id = $1 and id = any($2) order by id`,
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
    `select ${shareColumns} from share where user_id = $1 and (post_id = $2 or (due_at >= $3 and due_at < $4))`,
    [userId, postId, from, until],
  );
  return rows;
}

/** Serialises the requests of one person, so that two cannot take the last place of a week. */
export async function lockSharesOf(tx: Tx, userId: number): Promise<void> {
  await tx.client.query("select pg_advisory_xact_lock(hashtextextended('shares', $1))", [userId]);
}

/** Only what still waits moves; the engine's claim and this update exclude each other on the row. */
export async function moveShare(tx: Tx, userId: number, id: number, dueAt: Date): Promise<ShareRow | null> {
  const { rows } = await tx.client.query<ShareRow>(
    `update share set due_at = $3, parked = false, plan_edited = plan is not null, version = version + 1, updated_at = now()
     where id = $1 and user_id = $2 and state in ('SCHEDULED', 'HELD') returning ${shareColumns}`,
    [id, userId, dueAt],
  );
  return rows[0] ?? null;
}

/** Null when it no longer waits, may be shared already, or was changed since `version` was read. */
export async function rewriteWaitingShare(
  tx: Tx,
  row: Pick<ShareRow, "id" | "userId">,
  version: number,
  text: string,
  /** An AI wrote the new text, or so much of the old one is left that its origin still holds. */
  origin: { readonly fromAi: boolean; readonly staysFromAi: boolean } = { fromAi: false, staysFromAi: true },
): Promise<ShareRow | null> {
  const { rows } = await tx.client.query<ShareRow>(
    `update share set text = $4, ai_copy = $5 or (ai_copy and $6), plan_edited = plan is not null,
       version = version + 1, updated_at = now()
     where id = $1 and user_id = $2 and version = $3 and state in ('SCHEDULED', 'HELD') and not open_attempt
     returning ${shareColumns}`,
    [row.id, row.userId, version, text, origin.fromAi, origin.staysFromAi],
  );
  return rows[0] ?? null;
}

export async function endWaitingShare(tx: Tx, userId: number, id: number): Promise<ShareRow | null> {
  const { rows } = await tx.client.query<ShareRow>(
    `update share set state = 'CANCELLED', reason = 'cancelled_by_user', parked = false, version = version + 1, updated_at = now()
     where id = $1 and user_id = $2 and state in ('SCHEDULED', 'HELD') returning ${shareColumns}`,
    [id, userId],
  );
  return rows[0] ?? null;
}

/** Null when its owner has not cancelled it. The autopilot leaves it alone from now on, and the engine holds it again if it must. */
export async function restoreCancelledShare(tx: Tx, userId: number, id: number): Promise<ShareRow | null> {
  const { rows } = await tx.client.query<ShareRow>(
    `update share set state = 'SCHEDULED', reason = null, held_at = null, plan_edited = plan is not null,
       version = version + 1, updated_at = now()
     where id = $1 and user_id = $2 and state = 'CANCELLED' and reason = 'cancelled_by_user' returning ${shareColumns}`,
    [id, userId],
  );
  return rows[0] ?? null;
}

/** Once and for good; null when it has not failed. */
export async function dismissFailure(
  tx: Tx,
  row: Pick<ShareRow, "id" | "userId">,
  now: Date,
): Promise<ShareRow | null> {
  const { rows } = await tx.client.query<ShareRow>(
    `update share set dismissed_at = coalesce(dismissed_at, $3), updated_at = $3
     where id = $1 and user_id = $2 and state = 'FAILED' returning ${shareColumns}`,
    [row.id, row.userId, now],
  );
  return rows[0] ?? null;
}

/** Everything of one person that waits, or waits for the person. */
export async function cancelWaitingOf(tx: Tx, userId: number, now: Date): Promise<number[]> {
  const { rows } = await tx.client.query<{ id: number }>(
    `update share set state = 'CANCELLED', reason = 'cancelled_by_company', parked = false, held_at = null,
       version = version + 1, updated_at = $2
     where user_id = $1 and (state in ('SCHEDULED', 'HELD') or (state = 'UNCONFIRMED' and assisted)) returning id`,
    [userId, now],
  );
  return rows.map((row) => row.id);
}

export interface ShareListFilter {
  readonly userId: number;
  readonly postId?: number | undefined;
  readonly state?: ShareState | undefined;
  readonly states?: readonly ShareState[] | undefined;
  readonly network?: Network | undefined;
  /** Due from the first instant on, before the second. */
  readonly due?: { readonly from: Date | undefined; readonly until: Date | undefined };
  /** Only what waits for its owner. */
  readonly needsYou?: boolean | undefined;
  /** What is due later is left out. */
  readonly dueBy?: Date;
  readonly order: "next" | "latest";
}

export function listSharesOf(tx: Tx, filter: ShareListFilter, page: PageInput): Promise<Page<ShareRow>> {
  const { state, states, due, dueBy, needsYou } = filter;
  return listPage<ShareRow>(
    tx,
    {
      select: shareColumns,
      from: "share",
      where: [
        equals("user_id", filter.userId),
        equals("post_id", filter.postId),
        state ? (bind) => `state = ${bind(state)}::text::share_state` : null,
        states ? (bind) => `state = any(${bind(states)}::text[]::share_state[])` : null,
        equals("network", filter.network),
        between("due_at", due?.from, due?.until),
        needsYou ? () => needsOwner : null,
        dueBy ? (bind) => `due_at <= ${bind(dueBy)}` : null,
      ],
      order: filter.order === "next" ? oldestFirst("due_at", "id") : newestFirst("due_at", "id"),
    },
    page,
  );
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
