import type { WorkDay } from "@polyphon/contract/companies/settings/company-choices.ts";
import type { Network } from "@polyphon/contract/networks/networks.ts";
import type { CycleWeek, SlotFilter } from "@polyphon/rules/autopilot/planner/plan-types.ts";
import type { Tx } from "../../../platform/db/transaction.ts";

export interface ClassicChoice {
  readonly networks: readonly Network[];
  readonly rows: readonly (SlotFilter & { readonly count: number })[];
  readonly days: readonly WorkDay[];
  /** Agrees to other working days when the own ones are full. */
  readonly otherDays: boolean;
  readonly shareTimeFrom: string | null;
  readonly shareTimeTo: string | null;
}

export interface MonthlyChoice {
  readonly networks: readonly Network[];
  readonly cycleMonday: string;
  readonly cycleWeeks: readonly CycleWeek[];
  readonly otherDays: boolean;
  readonly shareTimeFrom: string | null;
  readonly shareTimeTo: string | null;
}

export interface StoredChoice extends ClassicChoice {
  readonly cycleMonday: string | null;
  readonly cycleWeeks: readonly CycleWeek[];
  readonly version: number;
}

export async function findChoice(tx: Tx, userId: number): Promise<StoredChoice | null> {
  const { rows } = await tx.client.query<StoredChoice>(
    `select networks, rows, days, other_days as "otherDays", cycle_monday::text as "cycleMonday", cycle_weeks as "cycleWeeks", version,
       to_char(share_time_from, 'HH24:MI') as "shareTimeFrom", to_char(share_time_to, 'HH24:MI') as "shareTimeTo"
     from autopilot_choice where user_id = $1`,
    [userId],
  );
  return rows[0] ?? null;
}

interface Owner {
  readonly companyId: number;
  readonly userId: number;
  /** As it was read, 0 for none; null overwrites any version. */
  readonly version: number | null;
}

const change = `version = autopilot_choice.version + 1, updated_at = now()
  where $3::int is null or autopilot_choice.version = $3 returning version`;

/** False when somebody else has saved meanwhile. */
export async function saveClassic(tx: Tx, owner: Owner, choice: ClassicChoice): Promise<boolean> {
  const { rowCount } = await tx.client.query(
    `insert into autopilot_choice (user_id, company_id, networks, rows, days, other_days, share_time_from, share_time_to)
     select $1, $2, $4, $5, $6, $7, $8, $9
     where coalesce($3, 0) = 0 or exists (select from autopilot_choice where user_id = $1)
     on conflict (user_id) do update set networks = excluded.networks, rows = excluded.rows, days = excluded.days,
       other_days = excluded.other_days, share_time_from = excluded.share_time_from, share_time_to = excluded.share_time_to, ${change}`,
    [
      owner.userId,
      owner.companyId,
      owner.version,
      choice.networks,
      JSON.stringify(choice.rows),
      choice.days,
      choice.otherDays,
      choice.shareTimeFrom,
      choice.shareTimeTo,
    ],
  );
  return rowCount === 1;
}

export async function saveMonthly(tx: Tx, owner: Owner, choice: MonthlyChoice): Promise<boolean> {
  const { rowCount } = await tx.client.query(
    `insert into autopilot_choice (user_id, company_id, networks, cycle_monday, cycle_weeks, other_days, share_time_from,
       share_time_to)
     select $1, $2, $4, $5, $6, $7, $8, $9
     where coalesce($3, 0) = 0 or exists (select from autopilot_choice where user_id = $1)
     on conflict (user_id) do update set networks = excluded.networks, cycle_monday = excluded.cycle_monday,
       cycle_weeks = excluded.cycle_weeks, other_days = excluded.other_days,
       share_time_from = excluded.share_time_from, share_time_to = excluded.share_time_to, ${change}`,
    [
      owner.userId,
      owner.companyId,
      owner.version,
      choice.networks,
      choice.cycleMonday,
      JSON.stringify(choice.cycleWeeks),
      choice.otherDays,
      choice.shareTimeFrom,
      choice.shareTimeTo,
    ],
  );
  return rowCount === 1;
}

/** Answers whether something changed: skipping a slot twice skips it once. */
export async function keepSkip(
  tx: Tx,
  place: {
    readonly companyId: number;
    readonly userId: number;
    readonly monday: string;
    readonly slot: string;
  },
): Promise<boolean> {
  const { rowCount } = await tx.client.query(
    `insert into autopilot_skip (user_id, company_id, monday, slot) values ($1, $2, $3, $4) on conflict do nothing`,
    [place.userId, place.companyId, place.monday, place.slot],
  );
  return rowCount === 1;
}

export async function dropSkip(
  tx: Tx,
  place: { readonly userId: number; readonly monday: string; readonly slot: string },
): Promise<boolean> {
  const { rowCount } = await tx.client.query(
    "delete from autopilot_skip where user_id = $1 and monday = $2 and slot = $3",
    [place.userId, place.monday, place.slot],
  );
  return rowCount === 1;
}

/** What a company suggests to its employees; null when it suggests nothing. */
export async function findSuggestion(
  tx: Tx,
  companyId: number,
): Promise<{ readonly categoryIds: number[]; readonly tagIds: number[]; readonly count: number } | null> {
  const { rows } = await tx.client.query<{ categoryIds: number[]; tagIds: number[]; count: number }>(
    `select category_ids as "categoryIds", tag_ids as "tagIds", post_count as count
     from autopilot_control where company_id = $1`,
    [companyId],
  );
  return rows[0] ?? null;
}
