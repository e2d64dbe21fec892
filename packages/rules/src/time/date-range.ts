import { instantOf, parseLocalTime } from "./zoned-time.ts";

const dayMs = 24 * 60 * 60 * 1000;

/** Every date from one to another, both included; null when they are in the wrong order or more than `most` days apart. */
export function datesBetween(start: string, end: string, most: number): string[] | null {
  const days = (Date.parse(end) - Date.parse(start)) / dayMs;
  if (!Number.isInteger(days) || days < 0 || days > most) return null;
  return Array.from({ length: days + 1 }, (_, index) => dateAfter(start, index));
}

export function dateAfter(date: string, days: number): string {
  return new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10);
}

/** The instants between which the zone's calendar shows these dates; the end is outside. Right on days of 23 or 25 hours. */
export function rangeOfDates(
  start: string,
  end: string,
  zone: string,
): { readonly from: Date; readonly until: Date } | null {
  const [first, behind] = [parseLocalTime(start, "00:00"), parseLocalTime(dateAfter(end, 1), "00:00")];
  return first && behind ? { from: instantOf(first, zone), until: instantOf(behind, zone) } : null;
}
