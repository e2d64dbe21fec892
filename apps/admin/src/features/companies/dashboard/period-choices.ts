import type { DashboardView } from "@polyphon/contract/companies/settings/company-settings.contract.ts";
import { type Period, periodName, periodOf } from "@polyphon/rules/companies/dashboard-range.ts";
import { addDays, addMonths } from "@polyphon/rules/time/calendar-dates.ts";

const offered = { WEEK: 156, MONTH: 60 } as const;
const usual = 8;

/** The periods that can be chosen, the newest first. */
export function periodChoices(view: DashboardView, today: string): Period[] {
  const found: Period[] = [];
  let at = periodOf(view, periodName(view, today));
  while (at && found.length < offered[view]) {
    found.push(at);
    const before = view === "WEEK" ? addDays(at.from, -7) : addMonths(at.from, -1);
    at = periodOf(view, periodName(view, before));
  }
  return found;
}

/** The default: the last eight periods, this one included. */
export function usualRange(
  view: DashboardView,
  today: string,
): { readonly from: string; readonly to: string } {
  const choices = periodChoices(view, today);
  return { from: choices[usual - 1]?.period ?? "", to: choices[0]?.period ?? "" };
}
