import { hasWorkingDaysLeft } from "@polyphon/rules/autopilot/runs/run-due.ts";
import { prepareCompany } from "@polyphon/rules/autopilot/planner/candidates/prepare-company.ts";
import { loadTimes } from "@polyphon/rules/autopilot/planner/times/taken-times.ts";
import { addDays, mondayOf } from "@polyphon/rules/time/calendar-dates.ts";
import { localDateOf } from "@polyphon/rules/time/zoned-time.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import { autopilotSettingsOf, companyOf } from "../../companies/companies.api.ts";
import { lockSharesOfMany } from "../../sharing/sharing.api.ts";
import type { PlanDeps } from "../autopilot.deps.ts";
import { loadTimesOf } from "../planner/load-times.ts";
import { loadPlanningContext } from "../planner/load-week.ts";
import { type PlanCounts, planPeople } from "../planner/plan-people.ts";
import { planningMoment } from "../planner/planning-moment.ts";
import { isRunUnderWay, isWeekPlanned, lockWeeksOf } from "../runs/run.store.ts";
import type { UserRunCause } from "../runs/user-run.store.ts";

export interface Replan {
  readonly companyId: number;
  readonly userIds: readonly number[];
  readonly cause: Exclude<UserRunCause, "RUN" | "FIXED">;
}

/** The rest of this week, and the next one where the company has planned it. */
async function weeksToReplan(tx: Tx, companyId: number, zone: string, now: Date): Promise<string[]> {
  const monday = mondayOf(localDateOf(now, zone));
  const next = addDays(monday, 7);
  return [
    ...(hasWorkingDaysLeft(now, zone, monday) ? [monday] : []),
    ...((await isWeekPlanned(tx, companyId, next)) ? [next] : []),
  ];
}

async function replanWeek(
  tx: Tx,
  deps: PlanDeps,
  { companyId, userIds, cause }: Replan,
  week: { readonly monday: string; readonly zone: string },
  now: Date,
): Promise<PlanCounts | null> {
  const moment = planningMoment({ ...week, asOf: now, now });
  const context = await loadPlanningContext(tx, deps, companyId, [week.monday], moment);
  const [planned] = context?.weeks ?? [];
  if (!context || !planned) return null;
  const planning = {
    deps,
    context,
    company: await companyOf(tx, companyId),
    prepared: prepareCompany(planned),
    runId: null,
    cause,
    plannedAt: now,
  };
  const taken = loadTimes(await loadTimesOf(tx, companyId, planned));
  return planPeople(tx, planning, userIds, taken, now);
}

/**
 * Replans for a few people, in one transaction. `later` while a run works on one of the weeks: its times must be the
 * only ones that change.
 */
export async function replanPeople(
  tx: Tx,
  deps: PlanDeps,
  replan: Replan,
  now: Date,
): Promise<"later" | readonly { readonly monday: string; readonly counts: PlanCounts }[]> {
  const { companyId, userIds } = replan;
  await lockWeeksOf(tx, companyId);
  const settings = await autopilotSettingsOf(tx, companyId);
  if (!settings?.on) return [];
  const zone = settings.timeZone;
  const mondays = await weeksToReplan(tx, companyId, zone, now);
  const next = addDays(mondayOf(localDateOf(now, zone)), 7);
  for (const monday of new Set([...mondays, next]))
    if (await isRunUnderWay(tx, companyId, monday)) return "later";

  await lockSharesOfMany(tx, userIds);
  const done: { monday: string; counts: PlanCounts }[] = [];
  for (const monday of mondays) {
    const counts = await replanWeek(tx, deps, replan, { monday, zone }, now);
    if (counts) done.push({ monday, counts });
  }
  return done;
}
