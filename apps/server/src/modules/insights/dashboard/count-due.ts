import type { DueCard } from "@polyphon/contract/insights/due-cards.ts";
import { limits } from "@polyphon/contract/limits.ts";
import { quietSince } from "@polyphon/rules/people/front-users/activity.ts";
import { shownPeople } from "@polyphon/rules/people/guard/shown-figure.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import type { StaffActor } from "../../../platform/session/actor.ts";
import { councilMinimums, figureGuardOf } from "../../companies/companies.api.ts";
import { countListedPosts, type PostListFilter } from "../../content/content.api.ts";
import { oldestWaiting, targetOfWeek, waitingQueue } from "../../editorial/editorial.api.ts";
import { countEmployees, countFrontUsers, type FrontUserFilter } from "../../identity/identity.api.ts";
import { activityCondition } from "../../sharing/sharing.api.ts";
import { countEndingQuestionnaires } from "../../surveys/surveys.api.ts";
import type { InsightsDeps } from "../insights.deps.ts";

export interface DueDays {
  readonly today: string;
  readonly until: string;
  /** The Monday. */
  readonly week: string;
}

interface Counting extends DueDays {
  readonly actor: StaffActor;
  readonly companyIds: readonly number[] | null;
  readonly now: Date;
  /** Counting stops here. */
  readonly most: number;
}

interface Due {
  readonly count: number;
  /** There are at least this many. */
  readonly more?: boolean;
  readonly target?: number;
  readonly oldest?: { readonly id: number; readonly title: string; readonly since: Date };
}

export const everybody: FrontUserFilter = {
  search: null,
  companyIds: null,
  leaveOut: [],
  statuses: null,
  levels: null,
  types: null,
  light: null,
  signedIn: null,
  also: [],
};

/** Whether a company's people can be looked up one by one while somebody waits. */
export async function isCountable(tx: Tx, companyId: number): Promise<boolean> {
  const most = limits.dashboard.countedPeople;
  return (await countEmployees(tx, companyId, most + 1)) <= most;
}

async function countPosts(tx: Tx, { actor, now, most }: Counting, filter: PostListFilter): Promise<Due> {
  const { count } = await countListedPosts(tx, filter, { companyId: actor.companyId, now });
  return { count: Math.min(count, most) };
}

/** The employees of the caller's company who may sign in, under a further filter. */
async function countOwnEmployees(
  tx: Tx,
  { companyId }: StaffActor,
  filter: Partial<FrontUserFilter>,
): Promise<Due | null> {
  if (companyId === null || !(await isCountable(tx, companyId))) return null;
  const found = { ...everybody, companyIds: [companyId], statuses: ["ENABLED"] as const, ...filter };
  return { count: (await countFrontUsers(tx, found, true)).count };
}

/** Who went quiet is not asked where a works council wants nobody's activity followed. */
async function countQuiet(tx: Tx, { actor, now }: Counting): Promise<Due | null> {
  const { companyId } = actor;
  if (companyId === null || (await councilMinimums(tx, [companyId])).has(companyId)) return null;
  return countOwnEmployees(tx, actor, { also: [activityCondition(["QUIET"], quietSince(now))] });
}

/** Who has never signed in is something that people did not do, so it goes through the guard of small groups. */
async function countNeverIn(tx: Tx, actor: StaffActor): Promise<Due | null> {
  const due = await countOwnEmployees(tx, actor, { signedIn: false });
  const guard = actor.companyId === null ? null : await figureGuardOf(tx, actor.companyId);
  if (due === null || guard === null) return due;
  const count = shownPeople(due.count, guard);
  return count === null ? null : { count, more: true };
}

/** Null where it cannot be known cheaply: then the card is left out rather than estimated. */
export async function countDue(
  tx: Tx,
  card: DueCard,
  counting: Counting,
  { endingAnnouncements }: Pick<InsightsDeps, "endingAnnouncements">,
): Promise<Due | null> {
  const { actor, now, companyIds, today, until, week, most } = counting;
  switch (card) {
    case "weeklyTarget": {
      const work = await targetOfWeek(tx, actor, now);
      return work && { count: work.submitted, target: work.target };
    }
    case "oldestPost": {
      const found = await oldestWaiting(tx, actor);
      if (found === null) return null;
      return found.post ? { count: 1, oldest: found.post } : { count: 0 };
    }
    case "plannedPosts": {
      const posts = await waitingQueue(tx, actor, { week });
      return posts && { count: posts.length };
    }
    case "scheduledPosts":
      return countPosts(tx, counting, { state: "scheduled", publishAtTo: until });
    case "endingPosts":
      return countPosts(tx, counting, { state: "visible", endsOnTo: until });
    case "endingAnnouncements":
      return { count: await endingAnnouncements(tx, { from: today, until, companyIds, most }) };
    case "endingQuestionnaires":
      return { count: await countEndingQuestionnaires(tx, { from: today, until, companyIds, most }) };
    case "neverSignedIn":
      return countNeverIn(tx, actor);
    case "quietEmployees":
      return countQuiet(tx, counting);
  }
}
