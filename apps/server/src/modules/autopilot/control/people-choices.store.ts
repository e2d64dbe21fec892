import type { WorkDay } from "@polyphon/contract/companies/settings/company-choices.ts";
import type { Network } from "@polyphon/contract/networks/networks.ts";
import type { SlotFilter } from "@polyphon/rules/autopilot/planner/plan-types.ts";
import type { Tx } from "../../../platform/db/transaction.ts";

export interface ChoiceRow {
  readonly userId: number;
  readonly networks: readonly Network[];
  readonly rows: readonly (SlotFilter & { readonly count: number })[];
  readonly days: readonly WorkDay[];
  readonly cycleWeeks: readonly Readonly<Partial<Record<WorkDay, SlotFilter>>>[];
  readonly shareTimeFrom: string | null;
  readonly shareTimeTo: string | null;
  readonly plannedAt: Date | null;
  readonly gapCount: number;
  readonly updatedAt: Date;
}

/** The choices of those people who ever configured the autopilot. */
export async function choicesOf(tx: Tx, userIds: readonly number[]): Promise<ReadonlyMap<number, ChoiceRow>> {
  const { rows } = await tx.client.query<ChoiceRow>(
    `select user_id as "userId", networks, rows, days, cycle_weeks as "cycleWeeks",
       to_char(share_time_from, 'HH24:MI') as "shareTimeFrom", to_char(share_time_to, 'HH24:MI') as "shareTimeTo",
       greatest(planned_at, replanned_at) as "plannedAt", gap_count as "gapCount", updated_at as "updatedAt"
     from autopilot_choice where user_id = any($1)`,
    [userIds],
  );
  return new Map(rows.map((row) => [row.userId, row]));
}
