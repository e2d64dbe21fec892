import type { WorkDay } from "@polyphon/contract/companies/settings/company-choices.ts";
import type { Network } from "@polyphon/contract/networks/networks.ts";
import type { CycleWeek, SlotFilter } from "@polyphon/rules/autopilot/planner/plan-types.ts";
import type { Tx } from "../../../platform/db/transaction.ts";

/** What an employee asks of the autopilot, as the planner needs it. */
export interface ChoiceToPlan {
  readonly userId: number;
  readonly networks: readonly Network[];
  readonly rows: readonly (SlotFilter & { readonly count: number })[];
  readonly days: readonly WorkDay[];
  readonly otherDays: boolean;
  readonly cycleMonday: string | null;
  readonly cycleWeeks: readonly CycleWeek[];
  readonly shareTimeFrom: string | null;
  readonly shareTimeTo: string | null;
}

export async function choicesOf(tx: Tx, userIds: readonly number[]): Promise<Map<number, ChoiceToPlan>> {
  const { rows } = await tx.client.query<ChoiceToPlan>(
    `select user_id as "userId", networks, rows, days, other_days as "otherDays", cycle_monday as "cycleMonday", cycle_weeks as "cycleWeeks",
       to_char(share_time_from, 'HH24:MI') as "shareTimeFrom", to_char(share_time_to, 'HH24:MI') as "shareTimeTo"
     from autopilot_choice where user_id = any($1)`,
    [userIds],
  );
  return new Map(rows.map((row) => [row.userId, row]));
}

export async function skippedSlots(
  tx: Tx,
  userIds: readonly number[],
  monday: string,
): Promise<Map<number, string[]>> {
  const { rows } = await tx.client.query<{ userId: number; slots: string[] }>(
    `select user_id as "userId", array_agg(slot order by slot) as slots from autopilot_skip
     where user_id = any($1) and monday = $2 group by user_id`,
    [userIds, monday],
  );
  return new Map(rows.map(({ userId, slots }) => [userId, slots]));
}

/** The mix of the control centre; without one there is no mix. */
export async function findMix(
  tx: Tx,
  companyId: number,
): Promise<{ readonly original: number; readonly curated: number }> {
  const { rows } = await tx.client.query<{ original: number; curated: number }>(
    "select original_percent as original, curated_percent as curated from autopilot_control where company_id = $1",
    [companyId],
  );
  return rows[0] ?? { original: 0, curated: 0 };
}

export interface WaitingPlace {
  readonly id: number;
  /** To the microsecond; null for somebody no run has planned yet. */
  readonly at: string | null;
}

/** Those who waited longest for a run come first. Whoever this run has planned is behind its start time. */
export async function longestWaiting(
  tx: Tx,
  companyId: number,
  after: WaitingPlace | null,
  before: Date,
  limit: number,
): Promise<WaitingPlace[]> {
  const beyond =
    after === null
      ? "true"
      : after.at === null
        ? "(planned_at is not null or user_id > $4)"
        : "(planned_at, user_id) > ($5::timestamptz, $4::bigint)";
  const { rows } = await tx.client.query<WaitingPlace>(
    `select user_id as id, to_char(planned_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at
     from autopilot_choice
     where company_id = $1 and (planned_at is null or planned_at < $2) and ${beyond}
       and ($4::bigint is null or true) and ($5::text is null or true)
     order by planned_at nulls first, user_id limit $3`,
    [companyId, before, limit, after?.id ?? null, after?.at ?? null],
  );
  return rows;
}

export async function newestChoices(
  tx: Tx,
  companyId: number,
  before: number | null,
  limit: number,
): Promise<number[]> {
  const { rows } = await tx.client.query<{ id: number }>(
    `select user_id as id from autopilot_choice where company_id = $1 and ($2::bigint is null or user_id < $2)
     order by user_id desc limit $3`,
    [companyId, before, limit],
  );
  return rows.map(({ id }) => id);
}

export async function forgetChoices(tx: Tx, userIds: readonly number[]): Promise<void> {
  await tx.client.query("delete from autopilot_skip where user_id = any($1)", [userIds]);
  await tx.client.query("delete from autopilot_choice where user_id = any($1)", [userIds]);
}

export interface PlannedPerson {
  readonly userId: number;
  readonly planned: number;
  readonly gaps: number;
}

/** The result of the last plan. A run stores when it planned; a replan in between is stored beside it. */
export async function markPlanned(
  tx: Tx,
  people: readonly PlannedPerson[],
  plan: { readonly monday: string; readonly at: Date; readonly byRun: boolean },
): Promise<void> {
  await tx.client.query(
    `update autopilot_choice set ${plan.byRun ? "planned_at" : "replanned_at"} = $4, planned_monday = $5,
       planned_count = done.planned, gap_count = done.gaps
     from unnest($1::bigint[], $2::int[], $3::int[]) as done (user_id, planned, gaps)
     where autopilot_choice.user_id = done.user_id`,
    [
      people.map(({ userId }) => userId),
      people.map(({ planned }) => planned),
      people.map(({ gaps }) => gaps),
      plan.at,
      plan.monday,
    ],
  );
}
