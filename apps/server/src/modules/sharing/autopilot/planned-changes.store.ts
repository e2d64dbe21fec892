import type { Voice } from "@polyphon/contract/content/content.ts";
import type { Network } from "@polyphon/contract/networks/networks.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import { ours, type StoredPlan } from "./planned.store.ts";

export interface NewPlanned {
  readonly userId: number;
  readonly postId: number;
  readonly network: Network;
  readonly voice: Voice;
  readonly text: string;
  readonly dueAt: Date;
  readonly assisted: boolean;
  readonly plan: StoredPlan;
  readonly edited: boolean;
}

export interface PlacedShare {
  readonly id: number;
  readonly userId: number;
  readonly postId: number;
  readonly network: Network;
}

/**
 * One statement for all of them, so that the database counts each week once. A post that the person already has is left
 * out.
 */
export async function insertPlanned(
  tx: Tx,
  companyId: number,
  shares: readonly NewPlanned[],
): Promise<PlacedShare[]> {
  const { rows } = await tx.client.query<PlacedShare>(
    `insert into share (company_id, user_id, post_id, network, voice, text, due_at, assisted, plan, plan_edited)
     select $1, n.* from unnest($2::bigint[], $3::bigint[], $4::text[], $5::text[], $6::text[], $7::timestamptz[],
       $8::boolean[], $9::jsonb[], $10::boolean[]) n
     on conflict do nothing
     returning id, user_id as "userId", post_id as "postId", network`,
    [
      companyId,
      shares.map(({ userId }) => userId),
      shares.map(({ postId }) => postId),
      shares.map(({ network }) => network),
      shares.map(({ voice }) => voice),
      shares.map(({ text }) => text),
      shares.map(({ dueAt }) => dueAt),
      shares.map(({ assisted }) => assisted),
      shares.map(({ plan }) => JSON.stringify(plan)),
      shares.map(({ edited }) => edited),
    ],
  );
  return rows;
}

export type PlannedWords = Pick<NewPlanned, "postId" | "voice" | "network" | "text">;

/** Unedited shares get their post's new text. Answers how many changed. */
export async function rewordPlanned(
  tx: Tx,
  userIds: readonly number[],
  words: readonly PlannedWords[],
  now: Date,
): Promise<number> {
  const { rowCount } = await tx.client.query(
    `update share set text = worded.text, version = version + 1, updated_at = $6
     from unnest($2::bigint[], $3::text[], $4::text[], $5::text[]) as worded (post_id, voice, network, text)
     where share.user_id = any($1) and share.post_id = worded.post_id and share.voice = worded.voice
       and share.network = worded.network and share.text <> worded.text and not share.open_attempt and ${ours}`,
    [
      userIds,
      words.map(({ postId }) => postId),
      words.map(({ voice }) => voice),
      words.map(({ network }) => network),
      words.map(({ text }) => text),
      now,
    ],
  );
  return rowCount ?? 0;
}

/** Its person wants a waiting share as it is: no plan changes it any more. False when it no longer waits. */
export async function keepPlanned(
  tx: Tx,
  { id, userId }: { readonly id: number; readonly userId: number },
): Promise<boolean> {
  const { rowCount } = await tx.client.query(
    `update share set plan_edited = true, updated_at = now()
     where id = $1 and user_id = $2 and state in ('SCHEDULED', 'HELD') and plan is not null`,
    [id, userId],
  );
  return rowCount === 1;
}

/** Cancels planned shares of a company, the next first, up to a number. Answers how many. */
export async function cancelPlansOf(tx: Tx, companyId: number, now: Date, limit: number): Promise<number> {
  const { rowCount } = await tx.client.query(
    `update share set state = 'CANCELLED', reason = 'plan_changed', parked = false, held_at = null, version = version + 1,
       updated_at = $2
     from (select id, user_id from share where company_id = $1 and due_at > $2 and ${ours} order by due_at, id limit $3) gone
     where share.id = gone.id and share.user_id = gone.user_id and ${ours}`,
    [companyId, now, limit],
  );
  return rowCount ?? 0;
}

/** Cancels everything that is planned for some people. */
export async function cancelPlansOfPeople(tx: Tx, userIds: readonly number[], now: Date): Promise<void> {
  await tx.client.query(
    `update share set state = 'CANCELLED', reason = 'plan_changed', parked = false, held_at = null, version = version + 1,
       updated_at = $2 where user_id = any($1) and ${ours}`,
    [userIds, now],
  );
}

/** Why planning ends a share. */
export type PlanEndReason = "post_ended" | "post_too_old" | "plan_changed";

/** Only waiting, unedited ones; a share that the engine has taken meanwhile stays. Answers what was cancelled. */
export async function cancelPlanned(
  tx: Tx,
  shares: readonly {
    readonly id: number;
    readonly userId: number;
    readonly reason: PlanEndReason;
  }[],
  now: Date,
): Promise<number[]> {
  const { rows } = await tx.client.query<{ id: number }>(
    `update share set state = 'CANCELLED', reason = gone.reason, parked = false, held_at = null, version = version + 1,
       updated_at = $4
     from unnest($1::bigint[], $2::bigint[], $3::text[]) as gone (id, user_id, reason)
     where share.id = gone.id and share.user_id = gone.user_id and ${ours}
     returning share.id`,
    [shares.map(({ id }) => id), shares.map(({ userId }) => userId), shares.map(({ reason }) => reason), now],
  );
  return rows.map(({ id }) => id);
}
