import { isDate, mondayOf } from "@polyphon/rules/time/calendar-dates.ts";
import { isoWeekOf } from "@polyphon/rules/time/zoned-time.ts";

/** The number of the calendar week that begins on this Monday. */
export function weekNumber(monday: string): number {
  return isoWeekOf(new Date(`${monday}T12:00:00Z`), "UTC").week;
}

/** The Monday of the week in an address; null for an invalid day. */
export function weekNamed(day: string | undefined): string | undefined {
  return day !== undefined && isDate(day) ? mondayOf(day) : undefined;
}
