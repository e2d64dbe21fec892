import { daysBetween } from "@polyphon/rules/time/calendar-dates.ts";
import { localDateOf } from "@polyphon/rules/time/zoned-time.ts";
import { dateFormats } from "@polyphon/web/time/date-formats.ts";
import { language } from "../text/language.ts";
import { useMe } from "../session/me.ts";

const locale = language === "de" ? "de-DE" : "en-GB";
const minute = 60_000;

export interface Formats {
  /** "09:20" */
  readonly time: (at: string | Date) => string;
  /** "Nov 19, 2026 09:20", in German "19. Nov. 2026, 09:20". */
  readonly dayTime: (at: string | Date) => string;
  /** "Tue 09:20" within the next days, the full day otherwise. */
  readonly soon: (at: string | Date) => string;
  /** "19-Nov-2026", in German "19. Nov. 2026". */
  readonly date: (at: string | Date) => string;
  /** "Monday, 16 November" */
  readonly longDay: (at: string | Date) => string;
  /** "16–22 Nov" */
  readonly days: (from: string, until: string) => string;
  readonly hour: (at: Date) => number;
  /** How long ago a date was: "yesterday", "12 days ago", "3 weeks ago"; or how far ahead it is. */
  readonly sinceDay: (date: string) => string;
}

function numberOf(value: string): number {
  return Number.parseInt(value, 10);
}

const nearby = new Intl.RelativeTimeFormat(locale, { numeric: "auto" });
const counted = new Intl.RelativeTimeFormat(locale);

/** Rounded, in the largest unit of which there are at least two. */
function daysAgo(days: number): string {
  const size = Math.abs(days);
  if (size < 14) return nearby.format(-days, "day");
  const [unit, length] = size < 61 ? (["week", 7] as const) : (["month", 30.44] as const);
  return counted.format(-Math.sign(days) * Math.round(size / length), unit);
}

const known = new Map<string, Formats>();

/** All times of the app are those of the company's clock, whatever the device uses. */
export function formatsOf(zone: string): Formats {
  // Cached, because creating a formatter takes longer than using it.
  const formats = known.get(zone) ?? makeFormats(zone);
  known.set(zone, formats);
  return formats;
}

function makeFormats(zone: string): Formats {
  const make = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { timeZone: zone, ...options });
    return (at: string | Date) => format.format(new Date(at));
  };
  const { day, moment, clock } = dateFormats(language, zone);
  const time = (at: string | Date) => clock(new Date(at));
  const weekday = make({ weekday: "short" });
  const dayTime = (at: string | Date) => moment(new Date(at));
  const span = new Intl.DateTimeFormat(locale, { timeZone: zone, day: "numeric", month: "short" });
  const hour = make({ hour: "numeric", hourCycle: "h23" });
  return {
    time,
    dayTime,
    soon: (at) => {
      const ahead = new Date(at).getTime() - Date.now();
      return ahead > 0 && ahead < 6 * 24 * 60 * minute ? `${weekday(at)} ${time(at)}` : dayTime(at);
    },
    date: (at) => day(new Date(at)),
    longDay: make({ weekday: "long", day: "numeric", month: "long" }),
    days: (from, until) => span.formatRange(new Date(from), new Date(until)),
    hour: (at) => numberOf(hour(at)),
    sinceDay: (date) => daysAgo(daysBetween(date, localDateOf(new Date(), zone))),
  };
}

export function useFormats(): Formats {
  const { companyTimeZone: timeZone } = useMe().company;
  return formatsOf(timeZone);
}

const numbers = new Intl.NumberFormat(locale);
export const formatNumber = (value: number): string => numbers.format(value);

const lists = new Intl.ListFormat(locale, { type: "conjunction" });
export const formatList = (words: readonly string[]): string => lists.format(words);

const ages = new Intl.RelativeTimeFormat(locale, { style: "short", numeric: "auto" });

/** "2 hr. ago", "yesterday", and from a week on the date. */
export function formatAge(at: string, date: (at: string) => string): string {
  const minutes = Math.round((Date.now() - new Date(at).getTime()) / minute);
  if (minutes < 60) return ages.format(-Math.max(1, minutes), "minute");
  if (minutes < 24 * 60) return ages.format(-Math.round(minutes / 60), "hour");
  const days = Math.round(minutes / (24 * 60));
  return days < 7 ? ages.format(-days, "day") : date(at);
}

/** Minutes and seconds of a film. */
export function formatLength(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

const kilobyte = 1024;

export function formatBytes(bytes: number): string {
  const large = bytes >= kilobyte * kilobyte;
  const value = bytes / (large ? kilobyte * kilobyte : kilobyte);
  return `${numbers.format(Math.round(value * (large ? 10 : 1)) / (large ? 10 : 1))} ${large ? "MB" : "kB"}`;
}
