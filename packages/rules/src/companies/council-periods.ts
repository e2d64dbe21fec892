import { addDays, addMonths, firstOfMonth, mondayOf } from "../time/calendar-dates.ts";
import type { Period } from "./dashboard-range.ts";
import { weekName } from "./dashboard-range.ts";

/** The month that a week belongs to where months are made of whole weeks: that of its Thursday. */
export function monthOfWeek(monday: string): string {
  return addDays(monday, 3).slice(0, 7);
}

/**
 * A month made of whole weeks, so that no month and its weeks leave single days between them that could be calculated.
 */
export function wholeWeeksOf(month: string): Period {
  const first = firstOfMonth(`${month}-01`);
  const begin = (date: string) => mondayOf(addDays(date, 3));
  return { period: month, from: begin(first), until: begin(addMonths(first, 1)) };
}

/** The weeks between two Mondays. */
export function weeksBetween(from: string, until: string): Period[] {
  const weeks: Period[] = [];
  for (let at = from; at < until; at = addDays(at, 7))
    weeks.push({ period: weekName(at), from: at, until: addDays(at, 7) });
  return weeks;
}
