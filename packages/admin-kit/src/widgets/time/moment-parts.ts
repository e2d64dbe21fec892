import { type DateAndTime, dateAndTimeOf, instantAt } from "@polyphon/rules/time/date-and-time.ts";

/** A moment as a clock in the zone shows it; null where there is none. */
export function momentParts(iso: unknown, zone: string): DateAndTime | null {
  const at = typeof iso === "string" && iso !== "" ? new Date(iso) : null;
  return at === null || Number.isNaN(at.getTime()) ? null : dateAndTimeOf(at, zone);
}

/** The moment at which a clock in the zone shows these; a date alone is its midnight. */
export function momentOf({ date, time }: DateAndTime, zone: string): string | null {
  return instantAt({ date, time: time === "" ? "00:00" : time }, zone)?.toISOString() ?? null;
}
