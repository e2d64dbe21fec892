import { dueTime } from "@polyphon/rules/sharing/schedule/due-time.ts";
import { localTimeOf } from "@polyphon/rules/time/zoned-time.ts";
import type { Database } from "@polyphon/server/platform/db/pool.ts";

/** A share that somebody planned for a reading of the wall clock. */
export interface LocalShare {
  readonly zone: string;
  readonly date: string;
  readonly time: string;
  readonly dueAt: Date;
  readonly text: string;
}

/** Thirty that change their clocks: by an hour, by half of one, by two, at midnight, and in the south. */
export const zones: readonly string[] = [
  "Europe/Berlin",
  "America/New_York",
  "Australia/Lord_Howe",
  "Europe/London",
  "Europe/Lisbon",
  "Europe/Dublin",
  "Europe/Athens",
  "Europe/Helsinki",
  "Europe/Warsaw",
  "Atlantic/Azores",
  "America/Chicago",
  "America/Denver",
  "America/Los_Angeles",
  "America/Anchorage",
  "America/Adak",
  "America/Halifax",
  "America/St_Johns",
  "America/Havana",
  "America/Port-au-Prince",
  "America/Santiago",
  "Pacific/Easter",
  "Africa/Cairo",
  "Asia/Beirut",
  "Asia/Jerusalem",
  "Australia/Sydney",
  "Australia/Adelaide",
  "Pacific/Norfolk",
  "Pacific/Auckland",
  "Pacific/Chatham",
  "Antarctica/Troll",
];

const minute = 60_000;
const day = 24 * 60 * minute;
const two = (value: number) => String(value).padStart(2, "0");

function wallMinute(instant: number, zone: string): number {
  const { year, month, day: date, hour, minute: minutes } = localTimeOf(new Date(instant), zone);
  return Date.UTC(year, month - 1, date, hour, minutes) / minute;
}

const offsetAt = (instant: number, zone: string) => wallMinute(instant, zone) - Math.floor(instant / minute);

/** The first minute of the changed clock, between two instants of which one is before the change and one after. */
function changeBetween(before: number, after: number, zone: string): number {
  const old = offsetAt(before, zone);
  let [low, high] = [before, after];
  while (high - low > minute) {
    const middle = Math.floor((low + high) / 2 / minute) * minute;
    if (offsetAt(middle, zone) === old) low = middle;
    else high = middle;
  }
  return high;
}

/** Every half hour of the wall clock from an hour before a change to an hour after it, skipped and repeated ones included. */
function around(change: number, zone: string, now: Date): LocalShare[] {
  const wall = Math.min(wallMinute(change - minute, zone) + 1, wallMinute(change, zone));
  const readings = [-60, -30, -1, 0, 30, 59, 60, 90, 120].map((offset) => wall + offset);
  return readings.flatMap((reading) => {
    const at = new Date(reading * minute);
    const date = `${at.getUTCFullYear()}-${two(at.getUTCMonth() + 1)}-${two(at.getUTCDate())}`;
    const time = `${two(at.getUTCHours())}:${two(at.getUTCMinutes())}`;
    const due = dueTime(now, zone, { kind: "at", date, time });
    if (!due.ok) throw new Error(`${zone} ${date} ${time}: ${due.reason}`);
    return [
      { zone, date, time, dueAt: due.dueAt, text: `What the clock of ${zone} shows at ${date} ${time}` },
    ];
  });
}

/** What is planned around both changes of the next twelve months. */
export function clockChanges(zone: string, now: Date): LocalShare[] {
  const first = Math.ceil(now.getTime() / day) * day + day;
  const days = Array.from({ length: 366 }, (_, place) => first + place * day);
  return days
    .filter((from) => offsetAt(from, zone) !== offsetAt(from + day, zone))
    .flatMap((from) => around(changeBetween(from, from + day, zone), zone, now));
}

/**
 * Local times whose instant is not the one that PostgreSQL's own table of zones confirms: the clock shows that time
 * then and not already before, or, where it skips the time, shows it moved forward by the gap.
 */
export async function wrongInstants(database: Database, shares: readonly LocalShare[]): Promise<number> {
  const { rows } = await database.query<{ wrong: number }>(
    `select count(*)::int as wrong
     from unnest($1::text[], $2::timestamp[], $3::timestamptz[]) as share (zone, wanted, due),
       lateral (select due at time zone zone as shown,
         (due - interval '1 day') at time zone zone - ((due - interval '1 day') at time zone 'UTC') as before,
         (due + interval '1 day') at time zone zone - ((due + interval '1 day') at time zone 'UTC') as after) clock
     where not (
       shown = wanted and (before <= after or (due - (before - after)) at time zone zone <> wanted)
       or shown = wanted + (after - before) and after > before
         and not exists (
           select from generate_series(due - interval '3 hours', due + interval '3 hours', interval '1 minute') instant
           where instant at time zone zone = wanted))`,
    [
      shares.map(({ zone }) => zone),
      shares.map(({ date, time }) => `${date} ${time}`),
      shares.map(({ dueAt }) => dueAt),
    ],
  );
  return rows[0]?.wrong ?? shares.length;
}
