import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  addDays,
  addMonths,
  daysBetween,
  firstOfMonth,
  isDate,
  lastOfMonth,
  mondayOf,
  weekdayOf,
  weekFrom,
  weeksOfMonth,
} from "./calendar-dates.ts";

const dates = fc
  .integer({ min: Date.UTC(2000, 0, 1) / 86_400_000, max: Date.UTC(2099, 11, 31) / 86_400_000 })
  .map((days) => new Date(days * 86_400_000).toISOString().slice(0, 10));

describe("dates of a calendar", () => {
  test("show a month in whole weeks that contain each of its days once", () => {
    fc.assert(
      fc.property(dates, (date) => {
        const weeks = weeksOfMonth(date);
        const days = weeks.flat();
        expect(weeks.length).toBeGreaterThanOrEqual(4);
        expect(weeks.length).toBeLessThanOrEqual(6);
        expect(weekdayOf(days[0] ?? "")).toBe(0);
        expect(weekdayOf(days.at(-1) ?? "")).toBe(6);
        expect(new Set(days).size).toBe(days.length);
        expect(days).toContain(firstOfMonth(date));
        expect(days).toContain(lastOfMonth(date));
        expect(days).toContain(date);
      }),
    );
  });

  test("show the shortest month in four weeks, and a long one that starts late in six", () => {
    expect(weeksOfMonth("2027-02-10")).toHaveLength(4);
    expect(weeksOfMonth("2026-11-30")).toHaveLength(6);
  });

  test("step forward and back to the same day, also across a clock change", () => {
    fc.assert(
      fc.property(dates, fc.integer({ min: -400, max: 400 }), (date, days) => {
        const there = addDays(date, days);
        expect(addDays(there, -days)).toBe(date);
        expect(daysBetween(date, there)).toBe(days);
      }),
    );
    expect(weekFrom("2026-10-19")).toEqual([
      "2026-10-19",
      "2026-10-20",
      "2026-10-21",
      "2026-10-22",
      "2026-10-23",
      "2026-10-24",
      "2026-10-25",
    ]);
    expect(addDays("2026-10-25", 1)).toBe("2026-10-26");
    expect(addDays("2027-03-28", 1)).toBe("2027-03-29");
  });

  test("step by a month to its first day, also across the new year", () => {
    expect(addMonths("2026-12-31", 1)).toBe("2027-01-01");
    expect(addMonths("2026-01-31", -1)).toBe("2025-12-01");
    expect(lastOfMonth("2028-02-01")).toBe("2028-02-29");
    expect(mondayOf("2026-11-15")).toBe("2026-11-09");
  });

  test("accept only days that exist", () => {
    expect(["2026-02-30", "2026-2-3", "soon", "", "2026-13-01"].map(isDate)).not.toContain(true);
    expect(isDate("2028-02-29")).toBe(true);
  });
});
