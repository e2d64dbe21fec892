import type { AccountType, Network } from "@polyphon/contract/networks/networks.ts";
import type { CompanyWeek, PlanUser, WeekShare } from "@polyphon/rules/autopilot/planner/plan-types.ts";
import { minutesOf } from "@polyphon/rules/time/day-minutes.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import { autopilotPeople } from "./autopilot-people.ts";
import { workingAccounts } from "../../networks/networks.api.ts";
import { groupsOfEmployees } from "../../people/people.api.ts";
import { historyOf, weekSharesOf, type WeekShareRow } from "../../sharing/sharing.api.ts";
import type { PlanDeps } from "../autopilot.deps.ts";
import { type CompanyContext, weekRange } from "./load-week.ts";
import { choicesOf, type ChoiceToPlan, skippedSlots } from "./choices-to-plan.store.ts";

/** Somebody to plan for, with the shares of the week as they are stored. */
export interface PlanPerson extends PlanUser {
  /** When off, nothing is planned and what was planned is withdrawn. */
  readonly on: boolean;
  readonly stored: readonly WeekShareRow[];
}

export function weekShare({ postId, network, dueAt, voice, state, plan, edited }: WeekShareRow): WeekShare {
  const planned = plan && { slot: plan.slot, filter: plan.reason.filter, step: plan.reason.step };
  return { postId, network, dueAt, voice, state, planned, edited };
}

export function ownHours({
  shareTimeFrom,
  shareTimeTo,
}: Pick<ChoiceToPlan, "shareTimeFrom" | "shareTimeTo">): PlanUser["shareTime"] {
  if (shareTimeFrom === null || shareTimeTo === null) return null;
  return { from: minutesOf(shareTimeFrom), to: minutesOf(shareTimeTo) };
}

/** Where something can be shared at all, and where only the person can. */
export function reachOf(
  deps: PlanDeps,
  accounts: readonly { readonly network: Network; readonly accountType: AccountType }[],
): Pick<PlanUser, "connected" | "assisted"> {
  const able = accounts.flatMap(({ network, accountType }) => {
    const abilities = deps.abilities(network, accountType);
    return abilities === null ? [] : [{ network, assisted: abilities.assisted }];
  });
  return {
    connected: able.map(({ network }) => network),
    assisted: able.filter(({ assisted }) => assisted).map(({ network }) => network),
  };
}

/**
 * People as the planner needs them, in the order of the ids: a fixed number of statements, however many they are. Who
 * has no choice stored is left out.
 */
export async function loadPeople(
  tx: Tx,
  deps: PlanDeps,
  { settings, posts, oldestPost }: CompanyContext,
  week: CompanyWeek,
  userIds: readonly number[],
): Promise<PlanPerson[]> {
  const range = weekRange(week);
  const [choices, people, accounts, groups, skipped, shares, history] = await Promise.all([
    choicesOf(tx, userIds),
    autopilotPeople(tx, settings.companyId, userIds),
    workingAccounts(tx, userIds, week.now),
    groupsOfEmployees(tx, userIds),
    skippedSlots(tx, userIds, week.monday),
    weekSharesOf(tx, userIds, range.from, range.until),
    historyOf(tx, userIds, { ids: [...posts.keys()], since: oldestPost }, range),
  ]);
  const sharesOf = Map.groupBy(shares, ({ userId }) => userId);
  const historyBy = Map.groupBy(history, ({ userId }) => userId);
  return userIds.flatMap((userId) => {
    const [choice, person] = [choices.get(userId), people.get(userId)];
    if (!choice || !person) return [];
    const stored = sharesOf.get(userId) ?? [];
    return [
      {
        userId,
        on: person.on,
        networks: person.on ? choice.networks : [],
        ...reachOf(deps, accounts.get(userId) ?? []),
        rows: choice.rows,
        days: choice.days,
        otherDays: choice.otherDays,
        cycleMonday: choice.cycleMonday ?? week.monday,
        cycleWeeks: choice.cycleWeeks,
        shareTime: ownHours(choice),
        outOfOffice: person.outOfOffice,
        voice: person.voice,
        groups: groups.get(userId) ?? [],
        history: historyBy.get(userId) ?? [],
        shares: stored.map(weekShare),
        stored,
        skipped: skipped.get(userId) ?? [],
      },
    ];
  });
}
