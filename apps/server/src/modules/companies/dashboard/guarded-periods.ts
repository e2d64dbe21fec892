import type { DashboardView } from "@polyphon/contract/companies/settings/company-settings.contract.ts";
import { monthOfWeek, weeksBetween, wholeWeeksOf } from "@polyphon/rules/companies/council-periods.ts";
import type { Period } from "@polyphon/rules/companies/dashboard-range.ts";
import { nobody, shownMonth, shownWeek } from "@polyphon/rules/people/guard/guarded-months.ts";
import type { FigureGuard } from "@polyphon/rules/people/guard/shown-figure.ts";
import { instantOf, localDateOf, parseLocalTime } from "@polyphon/rules/time/zoned-time.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import { Refusal } from "../../../platform/operation/refusal.ts";
import type { CountContributed } from "../companies.deps.ts";

/** The first instant of a day in the company's time zone. */
export function midnight(date: string, zone: string): Date {
  const local = parseLocalTime(date, "00:00");
  if (!local) throw new Refusal("validation");
  return instantOf(local, zone);
}

/** The weeks and months around a range, all of whole weeks, so that every caller gets the same figure for the same days. */
export interface GuardedSpan {
  readonly weeks: readonly Period[];
  readonly months: readonly Period[];
  /** The index of the month of each week. */
  readonly monthOf: readonly number[];
  readonly bounds: readonly Date[];
  readonly today: string;
}

interface Place {
  readonly zone: string;
  readonly now: Date;
}

export function guardedSpan(
  view: DashboardView,
  periods: readonly Period[],
  { zone, now }: Place,
): GuardedSpan {
  const names = periods.map(({ period, from }) => (view === "MONTH" ? period : monthOfWeek(from)));
  const months = [...new Set(names)].map(wholeWeeksOf);
  const weeks = weeksBetween(months[0]?.from ?? "", months.at(-1)?.until ?? "");
  const bounds = [...weeks.map(({ from }) => from), months.at(-1)?.until ?? ""];
  return {
    weeks,
    months,
    monthOf: weeks.map(({ from }) => months.findIndex(({ period }) => period === monthOfWeek(from))),
    bounds: bounds.map((date) => midnight(date, zone)),
    today: localDateOf(now, zone),
  };
}

/** The periods of a range with what works-council mode shows of them, by their names. */
export async function guardedFigures(
  tx: Tx,
  company: { readonly id: number; readonly guard: FigureGuard },
  { weeks, months, monthOf, bounds, today }: GuardedSpan,
  count: CountContributed,
): Promise<ReadonlyMap<string, number | null>> {
  const { id, guard } = company;
  const isOver = ({ until }: Period) => until <= today;
  const counted = (labels: readonly (number | null)[]) => count(tx, id, { bounds, labels });
  const byWeek = await counted(weeks.map((_, index) => index));
  const ofWeek = weeks.map((week, index) =>
    shownWeek(isOver(week) ? (byWeek.get(index) ?? nobody) : null, guard),
  );
  const byMonth = await counted(monthOf);
  const withheld = await counted(monthOf.map((month, index) => (ofWeek[index] === null ? month : null)));
  const ofMonth = months.map((month, index) =>
    shownMonth(
      isOver(month) ? (byMonth.get(index) ?? nobody) : null,
      {
        weeks: monthOf.filter((at, week) => at === index && ofWeek[week] === null).length,
        people: withheld.get(index)?.people ?? 0,
      },
      guard,
    ),
  );
  return new Map([
    ...weeks.map(({ period }, index) => [period, ofWeek[index] ?? null] as const),
    ...months.map(({ period }, index) => [period, ofMonth[index] ?? null] as const),
  ]);
}
