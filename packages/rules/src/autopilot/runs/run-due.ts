import { addDays, mondayOf, weekdayOf } from "../../time/calendar-dates.ts";
import { instantOf, localDateOf, localTimeOf } from "../../time/zoned-time.ts";

/** What is known of the last run of a company's week. */
export interface LastRun {
  readonly state: "WAITING" | "GIVING_BACK" | "PLANNING" | "DONE" | "FAILED";
  readonly createdAt: Date;
}

export type DueCause = "WEEKLY" | "NIGHTLY";

const [friday, sunday] = [4, 6];
const retryAfterMs = 60 * 60_000;

/** The Monday of the week that should be planned by now: from Sunday evening on it is the next one. */
export function weekToHave(now: Date, zone: string, planHour: number): string {
  const today = localDateOf(now, zone);
  const monday = mondayOf(today);
  const isEvening = weekdayOf(today) === sunday && localTimeOf(now, zone).hour >= planHour;
  return isEvening ? addDays(monday, 7) : monday;
}

/** Whether anything can still be planned in a week: its Friday is not over. */
export function hasWorkingDaysLeft(now: Date, zone: string, monday: string): boolean {
  return localDateOf(now, zone) <= addDays(monday, 4);
}

/** The hour of the night from which gaps are planned again; null on days without a plan. */
function nightOf(now: Date, zone: string, nightHour: number): Date | null {
  const today = localDateOf(now, zone);
  if (weekdayOf(today) > friday) return null;
  const [year = 0, month = 0, day = 0] = today.split("-").map(Number);
  return instantOf({ year, month, day, hour: nightHour, minute: 0, second: 0 }, zone);
}

/**
 * Why the week is to be planned now, or null. A week is planned once; again at night if the company wants it; and a
 * failed run is retried after an hour.
 */
export function dueCause(
  now: Date,
  zone: string,
  week: { readonly monday: string; readonly last: LastRun | null },
  rule: { readonly nightly: boolean; readonly nightHour: number },
): DueCause | null {
  const { monday, last } = week;
  if (!hasWorkingDaysLeft(now, zone, monday)) return null;
  if (last === null) return "WEEKLY";
  if (last.state === "FAILED")
    return now.getTime() - last.createdAt.getTime() >= retryAfterMs ? "WEEKLY" : null;
  if (!rule.nightly || last.state !== "DONE") return null;
  const night = nightOf(now, zone, rule.nightHour);
  const isThisWeek = mondayOf(localDateOf(now, zone)) === monday;
  return isThisWeek && night !== null && night <= now && last.createdAt < night ? "NIGHTLY" : null;
}
