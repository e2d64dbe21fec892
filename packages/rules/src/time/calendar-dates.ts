const day = 24 * 60 * 60_000;

function dateOf(epoch: number): string {
  return new Date(epoch).toISOString().slice(0, 10);
}

function epochOf(date: string): number {
  return Date.parse(`${date}T00:00:00Z`);
}

/** Only what the calendar has: neither the 30th of February nor 2026-2-3. */
export function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const epoch = epochOf(text);
  return !Number.isNaN(epoch) && dateOf(epoch) === text;
}

/** Dates of a calendar without a clock: 2026-11-16 plus one day is 2026-11-17, whatever the zone. */
export function addDays(date: string, days: number): string {
  return dateOf(epochOf(date) + days * day);
}

export function daysBetween(from: string, until: string): number {
  return Math.round((epochOf(until) - epochOf(from)) / day);
}

/** Monday is 0. */
export function weekdayOf(date: string): number {
  return (new Date(epochOf(date)).getUTCDay() + 6) % 7;
}

export function mondayOf(date: string): string {
  return addDays(date, -weekdayOf(date));
}

export function weekFrom(date: string): string[] {
  return Array.from({ length: 7 }, (_, index) => addDays(date, index));
}

export function firstOfMonth(date: string): string {
  return `${date.slice(0, 7)}-01`;
}

/** The first day of the month so many months away. */
export function addMonths(date: string, months: number): string {
  const first = new Date(epochOf(firstOfMonth(date)));
  return dateOf(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + months, 1));
}

export function lastOfMonth(date: string): string {
  return addDays(addMonths(date, 1), -1);
}

/** The whole weeks, from Monday, that hold the month of a date. */
export function weeksOfMonth(date: string): string[][] {
  const [first, last] = [mondayOf(firstOfMonth(date)), mondayOf(lastOfMonth(date))];
  return Array.from({ length: daysBetween(first, last) / 7 + 1 }, (_, index) =>
    weekFrom(addDays(first, index * 7)),
  );
}
