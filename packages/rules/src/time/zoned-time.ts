/** A reading of a wall clock somewhere. Month and day count from 1. */
export interface LocalTime {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
}

export interface IsoWeek {
  readonly year: number;
  readonly week: number;
}

const minute = 60_000;
const day = 24 * 60 * minute;
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat("en-US", {
    timeZone: zone,
    calendar: "gregory",
    numberingSystem: "latn",
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  });
  formats.set(zone, made);
  return made;
}

/** What the wall clock of the zone shows at that instant. */
export function localTimeOf(instant: Date, zone: string): LocalTime {
  const shown = { year: 0, month: 0, day: 0, hour: 0, minute: 0, second: 0 };
  for (const { type, value } of formatOf(zone).formatToParts(instant)) {
    if (type in shown) shown[type as keyof typeof shown] = Number(value);
  }
  return shown;
}

function asUtc(local: LocalTime): number {
  return Date.UTC(local.year, local.month - 1, local.day, local.hour, local.minute, local.second);
}

function offsetAt(epoch: number, zone: string): number {
  return asUtc(localTimeOf(new Date(epoch), zone)) - Math.floor(epoch / 1000) * 1000;
}

/**
 * The instant at which the wall clock of the zone shows that time. A time skipped by a clock change moves forward by
 * the gap; a repeated one means the first.
 */
export function instantOf(local: LocalTime, zone: string): Date {
  const wall = asUtc(local);
  // Offsets lie within 14 hours of UTC, so a day to each side holds the change that matters here.
  const before = offsetAt(wall - day, zone);
  const after = offsetAt(wall + day, zone);
  const first = wall - Math.max(before, after);
  const second = wall - Math.min(before, after);
  if (first + offsetAt(first, zone) === wall) return new Date(first);
  if (second + offsetAt(second, zone) === wall) return new Date(second);
  return new Date(wall - before);
}

function two(value: number): string {
  return String(value).padStart(2, "0");
}

/** The date in the zone, as 2026-11-15. Such dates compare as text. */
export function localDateOf(instant: Date, zone: string): string {
  const local = localTimeOf(instant, zone);
  return `${String(local.year).padStart(4, "0")}-${two(local.month)}-${two(local.day)}`;
}

/** The first instant of a date in the zone: what is before it has an earlier date there, what is not has this one or a later. */
export function beginOfDate(date: string, zone: string): Date {
  const [year = 0, month = 0, dayOfMonth = 0] = date.split("-").map(Number);
  return instantOf({ year, month, day: dayOfMonth, hour: 0, minute: 0, second: 0 }, zone);
}

/** Reads 2026-11-15 and 09:30. Null when the calendar or the clock has no such reading. */
export function parseLocalTime(date: string, time: string): LocalTime | null {
  const found = /^(\d{4})-(\d{2})-(\d{2})T([01]\d|2[0-3]):([0-5]\d)$/.exec(`${date}T${time}`);
  if (!found) return null;
  const [year = 0, month = 0, dayOfMonth = 0, hour = 0, minutes = 0] = found.slice(1).map(Number);
  const local = { year, month, day: dayOfMonth, hour, minute: minutes, second: 0 };
  const back = new Date(asUtc(local));
  return back.getUTCMonth() + 1 === month && back.getUTCDate() === dayOfMonth ? local : null;
}

function mondayOf(local: LocalTime): number {
  const midnight = Date.UTC(local.year, local.month - 1, local.day);
  const sinceMonday = (new Date(midnight).getUTCDay() + 6) % 7;
  return midnight - sinceMonday * day;
}

/** The ISO week that the zone's calendar shows at that instant. */
export function isoWeekOf(instant: Date, zone: string): IsoWeek {
  const monday = mondayOf(localTimeOf(instant, zone));
  // The year of a week is the year of its Thursday.
  const year = new Date(monday + 3 * day).getUTCFullYear();
  const firstMonday = mondayOf({ year, month: 1, day: 4, hour: 0, minute: 0, second: 0 });
  return { year, week: 1 + Math.round((monday - firstMonday) / (7 * day)) };
}

/** The instants at which the ISO week around an instant begins and ends in the zone; the end is outside. */
export function isoWeekRange(instant: Date, zone: string): { readonly from: Date; readonly until: Date } {
  const monday = mondayOf(localTimeOf(instant, zone));
  const midnight = (epoch: number): Date => {
    const utc = new Date(epoch);
    const date = { year: utc.getUTCFullYear(), month: utc.getUTCMonth() + 1, day: utc.getUTCDate() };
    return instantOf({ ...date, hour: 0, minute: 0, second: 0 }, zone);
  };
  return { from: midnight(monday), until: midnight(monday + 7 * day) };
}
