import { planAhead, type WeekAhead } from "@polyphon/rules/autopilot/plan/plan-ahead.ts";
import type {
  CompanyWeek,
  PlanUser,
  UserPlan,
  SlotFilter,
} from "@polyphon/rules/autopilot/planner/plan-types.ts";
import { mondaysAhead } from "@polyphon/rules/autopilot/choices/week-list.ts";
import { localDateOf } from "@polyphon/rules/time/zoned-time.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import { Refusal } from "../../../platform/operation/refusal.ts";
import { autopilotPeople } from "../planner/autopilot-people.ts";
import { workingAccounts } from "../../networks/networks.api.ts";
import { groupsOfEmployees } from "../../people/people.api.ts";
import { historyOf, weekSharesOf, type WeekShareRow } from "../../sharing/sharing.api.ts";
import type { PreviewDeps } from "../autopilot.deps.ts";
import type { StoredChoice } from "../choices/choice.store.ts";
import { ownHours, reachOf, weekShare } from "../planner/load-people.ts";
import { loadTimesOf } from "../planner/load-times.ts";
import { type CompanyContext, loadPlanningContext, weekRange } from "../planner/load-week.ts";
import { skippedSlots } from "../planner/choices-to-plan.store.ts";

export type ChoiceAhead = Pick<
  StoredChoice,
  "networks" | "rows" | "days" | "otherDays" | "cycleMonday" | "cycleWeeks" | "shareTimeFrom" | "shareTimeTo"
>;

interface Whose {
  readonly companyId: number;
  readonly userId: number;
  readonly timeZone: string;
  readonly now: Date;
}

/** One week of one person: the company's facts, and the shares as they are stored. */
export interface PersonWeek extends WeekAhead {
  readonly stored: readonly WeekShareRow[];
}

export interface Ahead {
  readonly context: CompanyContext;
  readonly user: Omit<PlanUser, "shares" | "skipped">;
  readonly weeks: readonly PersonWeek[];
}

/** Posts that this person's filters can match, or that are in the weeks: the others cost time and change nothing. */
function postsInReach(
  week: CompanyWeek,
  { rows, cycleWeeks }: ChoiceAhead,
  shares: readonly WeekShareRow[],
): CompanyWeek["posts"] {
  const filters: SlotFilter[] = [
    ...rows,
    ...cycleWeeks.flatMap((days) => Object.values(days)),
    ...week.reservedDays,
  ];
  const languages = new Set(filters.map(({ language }) => language));
  const categories = new Set([
    ...filters.map(({ categoryId }) => categoryId),
    ...(week.substitute ? [week.substitute.categoryId] : []),
    ...(week.bestOfCategoryId === null ? [] : [week.bestOfCategoryId]),
  ]);
  const shared = new Set(shares.map(({ postId }) => postId));
  return week.posts.filter(
    ({ id, categoryId, language }) =>
      shared.has(id) || (categories.has(categoryId) && (languages.has(null) || languages.has(language))),
  );
}

/** Everything that one person's next four weeks are computed from, whether the autopilot is on or not. */
export async function loadAhead(
  tx: Tx,
  deps: PreviewDeps,
  { companyId, userId, timeZone, now }: Whose,
  choice: ChoiceAhead,
): Promise<Ahead> {
  const mondays = mondaysAhead(localDateOf(now, timeZone));
  const context = await loadPlanningContext(tx, deps, companyId, mondays, now);
  const [first, last] = [context?.weeks[0], context?.weeks.at(-1)];
  if (!context || !first || !last) throw new Refusal("feature_off");
  const span = { from: weekRange(first).from, until: weekRange(last).until };
  const ids = [userId];
  const person = (await autopilotPeople(tx, companyId, ids)).get(userId);
  const accounts = (await workingAccounts(tx, ids, now)).get(userId) ?? [];
  const shares = await weekSharesOf(tx, ids, span.from, span.until);
  const weeks: PersonWeek[] = [];
  const posts = postsInReach(first, choice, shares);
  for (const whole of context.weeks) {
    const week = { ...whole, posts };
    const { from, until } = weekRange(week);
    const stored = shares.filter(({ dueAt }) => from <= dueAt && dueAt < until);
    weeks.push({
      week,
      stored,
      shares: stored.map(weekShare),
      taken: await loadTimesOf(tx, companyId, week),
      skipped: (await skippedSlots(tx, ids, week.monday)).get(userId) ?? [],
    });
  }
  return {
    context,
    weeks,
    user: {
      userId,
      networks: choice.networks,
      ...reachOf(deps, accounts),
      rows: choice.rows,
      days: choice.days,
      otherDays: choice.otherDays,
      cycleMonday: choice.cycleMonday ?? first.monday,
      cycleWeeks: choice.cycleWeeks,
      shareTime: ownHours(choice),
      outOfOffice: person?.outOfOffice ?? null,
      voice: person?.voice ?? null,
      groups: (await groupsOfEmployees(tx, ids)).get(userId) ?? [],
      history: await historyOf(tx, ids, { ids: [...context.posts.keys()], since: context.oldestPost }, span),
    },
  };
}

export const plansAhead = ({ user, weeks }: Ahead): UserPlan[] => planAhead(user, weeks);
