import type { Voice } from "@polyphon/contract/content/content.ts";
import type { Network } from "@polyphon/contract/networks/networks.ts";
import type { ShareState } from "@polyphon/contract/sharing/sharing.ts";
import type { PickReason } from "@polyphon/rules/autopilot/planner/plan-types.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import { type ShareRow, shareColumns } from "../shares/share.store.ts";
import { planColumn } from "./stored-plan.ts";

/** How the autopilot chose a share, stored with it. */
export interface StoredPlan {
  readonly slot: string;
  /** The line of the user log about it. */
  readonly userRunId: number | null;
  readonly reason: PickReason;
}

export interface WeekShareRow {
  readonly id: number;
  readonly userId: number;
  readonly postId: number;
  readonly network: Network;
  readonly dueAt: Date;
  readonly state: ShareState;
  readonly voice: Voice;
  /** Only the person can publish it. */
  readonly assisted: boolean;
  readonly plan: StoredPlan | null;
  readonly edited: boolean;
}

const living = "state in ('SCHEDULED', 'PUBLISHING', 'SHARED', 'UNCONFIRMED', 'HELD')";
const declined = "(state = 'CANCELLED' and reason = 'cancelled_by_user')";
/** Waiting, planned by the autopilot and not edited since. */
export const ours = "state in ('SCHEDULED', 'HELD') and plan is not null and not plan_edited";

/**
 * Person by person, between rows of (person, time): only the index of a person's shares begins like that. By time only,
 * the database reads the week of the whole company, because a week that nobody has planned yet looks empty to it.
 */
const sharesOfEach = (from: string, until: string, condition: string) =>
  `from unnest($1::bigint[]) person
   cross join lateral (select * from share where user_id = person and (user_id, due_at) >= (person, ${from}::timestamptz)
     and (user_id, due_at) < (person, ${until}::timestamptz) and ${condition} offset 0) of_person`;

/** People's shares between two instants, whoever planned them. Failed and cancelled ones are left out. */
export async function weekSharesOf(
  tx: Tx,
  userIds: readonly number[],
  from: Date,
  until: Date,
): Promise<WeekShareRow[]> {
  const { rows } = await tx.client.query<WeekShareRow>(
    `select id, user_id as "userId", post_id as "postId", network, due_at as "dueAt", state, voice, assisted,
       ${planColumn}, plan_edited as edited
     ${sharesOfEach("$2", "$3", living)} order by id`,
    [userIds, from, until],
  );
  return rows;
}

/** What a person has cancelled last of a slot's shares between two instants. */
export async function endedShareIn(
  tx: Tx,
  userId: number,
  slot: string,
  from: Date,
  until: Date,
): Promise<ShareRow | null> {
  const { rows } = await tx.client.query<ShareRow>(
    `select ${shareColumns} from share
     where user_id = $1 and due_at >= $3 and due_at < $4 and ${declined} and plan->>'slot' = $2
     order by updated_at desc, id desc limit 1`,
    [userId, slot, from, until],
  );
  return rows[0] ?? null;
}

/**
 * Which of the posts people have outside those instants, or have cancelled. A share is never older than its post, which
 * bounds the search.
 */
export async function historyOf(
  tx: Tx,
  userIds: readonly number[],
  posts: { readonly ids: readonly number[]; readonly since: Date },
  week: { readonly from: Date; readonly until: Date },
): Promise<{ userId: number; postId: number; network: Network }[]> {
  const { rows } = await tx.client.query<{ userId: number; postId: number; network: Network }>(
    `select user_id as "userId", post_id as "postId", network
     ${sharesOfEach("$2", "'infinity'", `(((due_at >= $3 and due_at < $4) is not true and ${living}) or ${declined})`)}`,
    [userIds, posts.since, week.from, week.until],
  );
  const wanted = new Set(posts.ids);
  return rows.filter(({ postId }) => wanted.has(postId));
}

export interface TakenRow {
  readonly postId: number;
  readonly network: Network;
  /** Minutes since 1970, in order. */
  readonly minutes: number[];
  readonly voices: Record<Voice, number>;
}

/** When a company's people share which post between two instants, and in which voices. */
export async function takenBetween(tx: Tx, companyId: number, from: Date, until: Date): Promise<TakenRow[]> {
  const { rows } = await tx.client.query<TakenRow>(
    `select post_id as "postId", network,
       array_agg(floor(extract(epoch from due_at) / 60)::bigint order by due_at) as minutes,
       jsonb_build_object('VOICE_1', count(*) filter (where voice = 'VOICE_1'),
         'VOICE_2', count(*) filter (where voice = 'VOICE_2'), 'VOICE_3', count(*) filter (where voice = 'VOICE_3')) as voices
     from share where company_id = $1 and due_at >= $2 and due_at < $3 and ${living}
     group by post_id, network`,
    [companyId, from, until],
  );
  return rows;
}

/** Posts of a company's planned shares between two instants. */
export async function plannedPosts(tx: Tx, companyId: number, from: Date, until: Date): Promise<number[]> {
  const { rows } = await tx.client.query<{ id: number }>(
    `select distinct post_id as id from share
     where company_id = $1 and due_at >= $2 and due_at < $3 and ${living} and plan is not null`,
    [companyId, from, until],
  );
  return rows.map(({ id }) => id);
}

/** Those of the people who have planned shares waiting between two instants. */
export async function peopleWithPlans(
  tx: Tx,
  userIds: readonly number[],
  from: Date,
  until: Date,
): Promise<number[]> {
  const { rows } = await tx.client.query<{ id: number }>(
    `select distinct person as id ${sharesOfEach("$2", "$3", ours)}`,
    [userIds, from, until],
  );
  return rows.map(({ id }) => id);
}

/** How often posts were shared since then. */
export async function sharedSince(
  tx: Tx,
  postIds: readonly number[],
  since: Date,
): Promise<Map<number, number>> {
  const { rows } = await tx.client.query<{ postId: number; shares: number }>(
    `select post_id as "postId", count(*)::int as shares from share
     where post_id = any($1) and state = 'SHARED' and shared_at >= $2 group by post_id`,
    [postIds, since],
  );
  return new Map(rows.map(({ postId, shares }) => [postId, shares]));
}

/** Companies in which planned shares of the posts wait. */
export async function companiesPlanning(tx: Tx, postIds: readonly number[]): Promise<number[]> {
  const { rows } = await tx.client.query<{ id: number }>(
    `select distinct company_id as id from share where post_id = any($1) and ${ours}`,
    [postIds],
  );
  return rows.map(({ id }) => id);
}

/** People in the scope who have planned shares of the posts, by id. */
export async function peoplePlannedWith(
  tx: Tx,
  postIds: readonly number[],
  after: number,
  limit: number,
): Promise<number[]> {
  const { rows } = await tx.client.query<{ id: number }>(
    `select distinct user_id as id from share where post_id = any($1) and user_id > $2 and ${ours}
     order by user_id limit $3`,
    [postIds, after, limit],
  );
  return rows.map(({ id }) => id);
}

/** Planning for many at once decides on each of them as if alone: the lock is that of the person's own requests. */
export async function lockSharesOfMany(tx: Tx, userIds: readonly number[]): Promise<void> {
  await tx.client.query(
    `select count(pg_advisory_xact_lock(hashtextextended('shares', one)))
     from (select one from unnest($1::bigint[]) one order by one) people`,
    [userIds],
  );
}

/** Those of the companies with planned shares in the future. */
export async function companiesWithPlans(
  tx: Tx,
  companyIds: readonly number[],
  now: Date,
): Promise<number[]> {
  const { rows } = await tx.client.query<{ id: number }>(
    `select company as id from unnest($1::bigint[]) company
     where exists (select from share where company_id = company and due_at > $2 and ${ours})`,
    [companyIds, now],
  );
  return rows.map(({ id }) => id);
}
