import type { CompanyWeek, PlanUser, UserPlan, WeekShare } from "../planner/plan-types.ts";
import { planUser } from "../planner/plan-user.ts";
import { prepareCompany } from "../planner/candidates/prepare-company.ts";
import { loadTimes, type StoredTimes } from "../planner/times/taken-times.ts";

/** One of the weeks shown ahead: the company's facts, and the shares of the person and the colleagues. */
export interface WeekAhead {
  readonly week: CompanyWeek;
  readonly shares: readonly WeekShare[];
  readonly taken: StoredTimes;
  /** Slots of this week that the person wants left empty. */
  readonly skipped: readonly string[];
}

/** The coming weeks as they would be planned today, one after the other. A preview only: nothing is stored. */
export function planAhead(
  user: Omit<PlanUser, "shares" | "skipped">,
  weeks: readonly WeekAhead[],
): UserPlan[] {
  const plans: UserPlan[] = [];
  const planned = weeks.flatMap(({ shares }) => shares.map(({ postId, network }) => ({ postId, network })));
  let history = [...user.history, ...planned];
  for (const { week, shares, taken, skipped } of weeks) {
    const own = new Set(shares.map(({ postId, network }) => `${postId} ${network}`));
    const before = history.filter(({ postId, network }) => !own.has(`${postId} ${network}`));
    const person = { ...user, history: before, shares, skipped };
    const plan = planUser(prepareCompany(week), person, loadTimes(taken));
    plans.push(plan);
    history = [...history, ...plan.picks.map(({ postId, network }) => ({ postId, network }))];
  }
  return plans;
}
