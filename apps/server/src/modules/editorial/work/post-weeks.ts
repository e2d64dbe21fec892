import { addDays, addMonths, firstOfMonth, mondayOf } from "@polyphon/rules/time/calendar-dates.ts";
import { localDateOf } from "@polyphon/rules/time/zoned-time.ts";

/** The provider's staff work for companies in many zones; the days and weeks of their work are those of UTC. */
const staffZone = "UTC";

export const dayOf = (instant: Date): string => localDateOf(instant, staffZone);

export const weekOf = (instant: Date): string => mondayOf(dayOf(instant));

const startOf = (date: string): Date => new Date(`${date}T00:00:00Z`);

/** The week around a day, its end outside. */
export function weekSpan(date: string): readonly [Date, Date] {
  const monday = mondayOf(date);
  return [startOf(monday), startOf(addDays(monday, 7))];
}

/** The month around a day, its end outside. */
export function monthSpan(date: string): readonly [Date, Date] {
  return [startOf(firstOfMonth(date)), startOf(addMonths(date, 1))];
}
