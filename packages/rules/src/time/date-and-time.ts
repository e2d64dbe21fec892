import { instantOf, localDateOf, localTimeOf, parseLocalTime } from "./zoned-time.ts";

/** What somebody reads and types in two fields: a date as 2026-11-15 and a time as 09:30. */
export interface DateAndTime {
  readonly date: string;
  readonly time: string;
}

const two = (value: number): string => String(value).padStart(2, "0");

/** What the clock of the zone shows at that instant, to the minute. */
export function dateAndTimeOf(instant: Date, zone: string): DateAndTime {
  const { hour, minute } = localTimeOf(instant, zone);
  return { date: localDateOf(instant, zone), time: `${two(hour)}:${two(minute)}` };
}

/** The instant at which the clock of the zone shows these; null while one of them is not a date or a time. */
export function instantAt({ date, time }: DateAndTime, zone: string): Date | null {
  const local = parseLocalTime(date, time);
  return local && instantOf(local, zone);
}
