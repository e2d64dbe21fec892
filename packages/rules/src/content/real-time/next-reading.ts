import { limits } from "@polyphon/contract/limits.ts";

const minute = 60_000;
const mostDoublings = 12;

export interface Reading {
  readonly now: Date;
  /** How often a healthy feed is read. */
  readonly everyMinutes: number;
  /** How many times in a row it could not be read, this one included. */
  readonly failures: number;
  /** The delay that the server asked for; it may only lengthen the wait. */
  readonly notBefore: Date | null;
}

/** A failing feed is read half as often with each failure, but at least once a day. */
export function nextReading({ now, everyMinutes, failures, notBefore }: Reading): Date {
  const longest = Math.max(everyMinutes, limits.realTime.backOffHoursMax * 60);
  const waits = Math.min(everyMinutes * 2 ** Math.min(failures, mostDoublings), longest);
  return new Date(Math.max(now.getTime() + waits * minute, notBefore?.getTime() ?? 0));
}
