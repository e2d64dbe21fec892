import { weekRange } from "./load-week.ts";

/** Between deciding and writing, the next due share must not become overdue. */
const leadMs = 5 * 60_000;

/**
 * As of when a week is planned. A future week is planned as of the run's start, so that every chunk decides alike; a
 * week that has begun as of now, because nothing is planned into the past.
 */
export function planningMoment(given: {
  readonly monday: string;
  readonly zone: string;
  readonly asOf: Date;
  readonly now: Date;
}): Date {
  const { monday, zone, asOf, now } = given;
  const soon = new Date(now.getTime() + leadMs);
  return soon < weekRange({ monday, zone }).from ? asOf : soon;
}
