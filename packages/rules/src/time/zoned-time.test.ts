import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { LocalTime } from "./zoned-time.ts";
import {
  instantOf,
  isoWeekOf,
  isoWeekRange,
  beginOfDate,
  localDateOf,
  localTimeOf,
  parseLocalTime,
} from "./zoned-time.ts";

const zones = [
  "UTC",
  "Europe/Berlin",
  "Europe/London",
  "Europe/Lisbon",
  "Europe/Dublin",
  "Europe/Istanbul",
  "Europe/Moscow",
  "Atlantic/Azores",
  "Africa/Casablanca",
  "Africa/Cairo",
  "Africa/Johannesburg",
  "America/New_York",
  "America/Los_Angeles",
  "America/St_Johns",
  "America/Sao_Paulo",
  "America/Santiago",
  "America/Havana",
  "America/Caracas",
  "America/Phoenix",
  "Asia/Kathmandu",
  "Asia/Kolkata",
  "Asia/Tehran",
  "Asia/Beirut",
  "Asia/Pyongyang",
  "Asia/Tokyo",
  "Asia/Gaza",
  "Australia/Lord_Howe",
  "Australia/Eucla",
  "Pacific/Apia",
  "Pacific/Auckland",
  "Pacific/Chatham",
  "Pacific/Kiritimati",
];

const second = 1000;
const hour = 3600 * second;
const from = Date.UTC(2005, 0, 1);
const until = Date.UTC(2040, 0, 1);

const utcReading = (local: LocalTime): number =>
  Date.UTC(local.year, local.month - 1, local.day, local.hour, local.minute, local.second);
const offset = (epoch: number, zone: string): number =>
  utcReading(localTimeOf(new Date(epoch), zone)) - epoch;

/** Every clock change of a zone, found by halving: the first second of the new offset. */
function changesOf(zone: string): number[] {
  const found: number[] = [];
  const step = 14 * 24 * hour;
  for (let left = from; left < until; left += step) {
    let [low, high] = [left, left + step];
    if (offset(low, zone) === offset(high, zone)) continue;
    while (high - low > second) {
      const middle = low + Math.floor((high - low) / 2 / second) * second;
      if (offset(middle, zone) === offset(low, zone)) low = middle;
      else high = middle;
    }
    found.push(high);
  }
  return found;
}

const changes = zones.flatMap((zone) =>
  changesOf(zone).map((at) => ({ zone, at, old: offset(at - second, zone), next: offset(at, zone) })),
);
const anyInstant = fc.record({
  zone: fc.constantFrom(...zones),
  epoch: fc.integer({ min: from / second, max: until / second }).map((value) => value * second),
});
const nearChange = fc
  .record({
    change: fc.constantFrom(...changes),
    seconds: fc.oneof(fc.integer({ min: -90, max: 90 }), fc.integer({ min: -26 * 3600, max: 26 * 3600 })),
  })
  .map(({ change, seconds }) => ({ zone: change.zone, epoch: change.at + seconds * second }));
const instants = fc.oneof(anyInstant, nearChange);

const local = (text: string): LocalTime => {
  const [date = "", time = ""] = text.split(" ");
  const parsed = parseLocalTime(date, time);
  if (!parsed) throw new Error(`not a time: ${text}`);
  return parsed;
};

describe("a local time of a company", () => {
  test("converts to an instant that shows this time again, and to the first one if it occurs twice", () => {
    fc.assert(
      fc.property(instants, ({ zone, epoch }) => {
        const shown = localTimeOf(new Date(epoch), zone);
        const found = instantOf(shown, zone);
        expect(localTimeOf(found, zone)).toEqual(shown);
        expect(found.getTime()).toBeLessThanOrEqual(epoch);
        for (const change of changes.filter((each) => each.zone === zone)) {
          const repeated = change.old - change.next;
          const cameBefore = epoch >= change.at && epoch < change.at + repeated;
          if (cameBefore) expect(found.getTime()).toBe(epoch - repeated);
        }
      }),
      { numRuns: 3000 },
    );
  });

  test("has a first instant per date, also where midnight is skipped or repeated", () => {
    fc.assert(
      fc.property(instants, ({ zone, epoch }) => {
        const date = localDateOf(new Date(epoch), zone);
        const begin = beginOfDate(date, zone).getTime();
        expect(begin).toBeLessThanOrEqual(epoch);
        expect(localDateOf(new Date(begin), zone)).toBe(date);
        expect(localDateOf(new Date(begin - second), zone) < date).toBe(true);
      }),
      { numRuns: 3000 },
    );
  });

  test("that a clock change skips moves forward by exactly the gap", () => {
    const gaps = changes
      .map((change) => ({ ...change, gap: change.next - change.old }))
      .filter(({ gap }) => gap > 0);
    expect(gaps.length).toBeGreaterThan(500);
    fc.assert(
      fc.property(
        fc.constantFrom(...gaps),
        fc.double({ min: 0, max: 0.999, noNaN: true }),
        (change, share) => {
          const into = Math.floor((share * change.gap) / second) * second;
          const missing = new Date(change.at + change.old + into);
          const wanted = {
            year: missing.getUTCFullYear(),
            month: missing.getUTCMonth() + 1,
            day: missing.getUTCDate(),
            hour: missing.getUTCHours(),
            minute: missing.getUTCMinutes(),
            second: missing.getUTCSeconds(),
          };
          const shown = localTimeOf(instantOf(wanted, change.zone), change.zone);
          expect(utcReading(shown) - utcReading(wanted)).toBe(change.gap);
        },
      ),
      { numRuns: 2000 },
    );
  });

  test.each([
    ["Europe/Berlin", "2026-03-29 02:30", "2026-03-29T01:30:00.000Z"],
    ["Europe/Berlin", "2026-10-25 02:30", "2026-10-25T00:30:00.000Z"],
    ["America/New_York", "2026-03-08 02:15", "2026-03-08T07:15:00.000Z"],
    ["America/New_York", "2026-11-01 01:15", "2026-11-01T05:15:00.000Z"],
    ["Australia/Lord_Howe", "2026-10-04 02:10", "2026-10-03T15:40:00.000Z"],
    ["Australia/Lord_Howe", "2026-04-05 01:45", "2026-04-04T14:45:00.000Z"],
    ["Asia/Kathmandu", "2026-06-01 09:00", "2026-06-01T03:15:00.000Z"],
    ["Pacific/Apia", "2011-12-30 09:00", "2011-12-30T19:00:00.000Z"],
  ])("in %s at %s is the instant %s", (zone, wanted, instant) => {
    expect(instantOf(local(wanted), zone).toISOString()).toBe(instant);
  });

  test("that does not exist is refused", () => {
    for (const date of ["2026-02-29", "2026-13-01", "2026-00-10", "2026-04-31", "26-01-01", ""]) {
      expect(parseLocalTime(date, "09:00")).toBeNull();
    }
    for (const time of ["24:00", "9:00", "09:60", ""]) expect(parseLocalTime("2026-04-30", time)).toBeNull();
    expect(parseLocalTime("2028-02-29", "23:59")).toMatchObject({ month: 2, day: 29, hour: 23, minute: 59 });
  });
});

describe("the ISO week of a company", () => {
  test.each([
    ["2026-12-31T12:00:00Z", "UTC", 2026, 53],
    ["2027-01-03T23:59:59Z", "UTC", 2026, 53],
    ["2027-01-04T00:00:00Z", "UTC", 2027, 1],
    ["2024-12-30T00:00:00Z", "UTC", 2025, 1],
    ["2027-01-03T23:30:00Z", "Europe/Berlin", 2027, 1],
    ["2027-01-04T04:30:00Z", "America/New_York", 2026, 53],
  ])("at %s in %s is %i week %i", (instant, zone, year, week) => {
    expect(isoWeekOf(new Date(instant), zone)).toEqual({ year, week });
  });

  test("contains exactly the instants of its range, and the next week follows without a gap", () => {
    fc.assert(
      fc.property(instants, ({ zone, epoch }) => {
        const at = new Date(epoch);
        const week = isoWeekOf(at, zone);
        const range = isoWeekRange(at, zone);
        expect(range.from.getTime()).toBeLessThanOrEqual(epoch);
        expect(range.until.getTime()).toBeGreaterThan(epoch);
        expect(isoWeekOf(range.from, zone)).toEqual(week);
        expect(isoWeekOf(new Date(range.until.getTime() - second), zone)).toEqual(week);
        expect(isoWeekOf(range.until, zone)).not.toEqual(week);
        expect(isoWeekRange(range.until, zone).from).toEqual(range.until);
        expect(week.week).toBeGreaterThanOrEqual(1);
        expect(week.week).toBeLessThanOrEqual(53);
      }),
      { numRuns: 2000 },
    );
  });

  test("has dates that compare as text", () => {
    expect(localDateOf(new Date("2026-11-15T23:30:00Z"), "Europe/Berlin")).toBe("2026-11-16");
    expect(localDateOf(new Date("2026-11-15T23:30:00Z"), "America/New_York")).toBe("2026-11-15");
  });
});
