import type { previewPlan } from "@polyphon/contract/autopilot/autopilot-plan.contract.ts";
import { workDays } from "@polyphon/contract/companies/settings/company-choices.ts";
import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import { networks } from "@polyphon/contract/networks/networks.ts";
import type { NetworkCount } from "@polyphon/rules/autopilot/choices/week-shares.ts";
import { addDays, weekdayOf } from "@polyphon/rules/time/calendar-dates.ts";

export type Plan = OutputOf<typeof previewPlan>;
export type PlanWeek = Plan["weeks"][number];
export type PlanItem = PlanWeek["items"][number];
export type PlanGap = PlanWeek["gaps"][number];

export interface PlanDay {
  readonly date: string;
  readonly items: readonly PlanItem[];
  readonly gaps: readonly PlanGap[];
  readonly away: boolean;
}

/** Shown once above the weeks, or by the day itself: a box on each day would only repeat it. */
const shownElsewhere = new Set(["not_connected", "network_off", "out_of_office", "day_passed"]);

const isAway = ({ away }: Plan, date: string): boolean =>
  away !== null && away.from <= date && date <= away.to;

/** The working days, and those of the weekend up to the last that somebody has moved a share to. */
export const dayCountOf = (plan: Plan): number =>
  Math.max(workDays.length, ...itemsIn(plan).map(({ date }) => weekdayOf(date) + 1));

export function daysOf(plan: Plan, week: PlanWeek): PlanDay[] {
  return Array.from({ length: dayCountOf(plan) }, (_, index) => {
    const date = addDays(week.monday, index);
    return {
      date,
      items: week.items.filter((item) => item.date === date),
      gaps: week.gaps.filter((gap) => gap.date === date && !shownElsewhere.has(gap.reason)),
      away: isAway(plan, date),
    };
  });
}

/** Consecutive out-of-office days are merged. */
export function awayRuns(days: readonly PlanDay[]): readonly (PlanDay & { readonly span: number })[] {
  const runs: (PlanDay & { span: number })[] = [];
  for (const day of days) {
    const last = runs.at(-1);
    if (last?.away && day.away && last.items.length === 0 && day.items.length === 0) last.span += 1;
    else runs.push({ ...day, span: 1 });
  }
  return runs;
}

/** Networks on which nothing can be shared now, of empty slots and of shares that are already planned. */
export const unconnectedIn = (plan: Plan) => [
  ...new Set(
    plan.weeks.flatMap(({ gaps, items }) => [
      ...gaps.filter(({ reason }) => reason === "not_connected").map(({ network }) => network),
      ...items
        .filter(({ share }) => share !== null && share.unconnected !== null)
        .map(({ network }) => network),
    ]),
  ),
];

export const keyOf = ({ slot, date }: { readonly slot: string; readonly date: string }): string =>
  `${slot} ${date}`;

/** Edited by the user: switching the autopilot off does not cancel it. */
export const isOwnByNow = ({ share }: PlanItem): boolean =>
  share !== null && share.edited && (share.state === "SCHEDULED" || share.state === "HELD");

export const itemsIn = (plan: Plan): PlanItem[] => plan.weeks.flatMap(({ items }) => items);

/** How many of the shares each network has; networks without any are left out. */
export const countsOf = (items: readonly PlanItem[]): NetworkCount[] =>
  networks
    .map((network) => ({ network, count: items.filter((item) => item.network === network).length }))
    .filter(({ count }) => count > 0);
