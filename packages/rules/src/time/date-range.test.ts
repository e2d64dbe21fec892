import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { dateAfter, datesBetween, rangeOfDates } from "./date-range.ts";
import { localDateOf } from "./zoned-time.ts";

const zones = [
  "Europe/Berlin",
  "America/New_York",
  "Pacific/Apia",
  "Australia/Lord_Howe",
  "Africa/Casablanca",
];
const hour = 3_600_000;

describe("a span of dates", () => {
  test("lists every date once, both ends included, and no more days than allowed", () => {
    expect(datesBetween("2026-02-27", "2026-03-01", 41)).toEqual(["2026-02-27", "2026-02-28", "2026-03-01"]);
    expect(datesBetween("2026-03-01", "2026-03-01", 0)).toEqual(["2026-03-01"]);
    expect(datesBetween("2026-03-01", "2026-03-02", 0)).toBeNull();
    expect(datesBetween("2026-03-02", "2026-03-01", 41)).toBeNull();
  });

  test("contains exactly the instants of its dates in the time zone, across every clock change", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.integer({ min: 0, max: 800 }),
        fc.integer({ min: 0, max: 41 }),
        fc.integer({ min: -72, max: 72 * 41 }),
        (zone, first, days, away) => {
          const start = dateAfter("2025-01-01", first);
          const end = dateAfter(start, days);
          const range = rangeOfDates(start, end, zone);
          if (!range) throw new Error("no range");
          const instant = new Date(Date.parse(start) + (away * hour) / 3);
          const shown = localDateOf(instant, zone);
          expect(instant >= range.from && instant < range.until).toBe(shown >= start && shown <= end);
        },
      ),
      { numRuns: 1000 },
    );
  });

  test("is an hour shorter or longer when the clock changes", () => {
    const hours = (date: string) => {
      const range = rangeOfDates(date, date, "Europe/Berlin");
      return range ? (range.until.getTime() - range.from.getTime()) / hour : 0;
    };
    expect(["2026-03-29", "2026-06-01", "2026-10-25"].map(hours)).toEqual([23, 24, 25]);
  });
});
