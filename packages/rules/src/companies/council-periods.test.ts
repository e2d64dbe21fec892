import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays, weekdayOf } from "../time/calendar-dates.ts";
import { monthOfWeek, weeksBetween, wholeWeeksOf } from "./council-periods.ts";
import { periodOf } from "./dashboard-range.ts";

const day = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays("2000-01-01", days));

describe("months of whole weeks", () => {
  test("begin on a Monday, follow each other without a gap, and have four or five weeks", () => {
    fc.assert(
      fc.property(day, (date) => {
        const { from, until } = wholeWeeksOf(date.slice(0, 7));
        expect(weekdayOf(from)).toBe(0);
        expect([4, 5]).toContain(weeksBetween(from, until).length);
        expect(wholeWeeksOf(monthOfWeek(until)).from).toBe(until);
      }),
    );
  });

  test("hold exactly the weeks whose Thursday lies in them", () => {
    fc.assert(
      fc.property(day, (date) => {
        const month = date.slice(0, 7);
        const { from, until } = wholeWeeksOf(month);
        const weeks = weeksBetween(from, until);
        expect(weeks.every((week) => monthOfWeek(week.from) === month)).toBe(true);
        for (const week of weeks) expect(periodOf("WEEK", week.period)).toEqual(week);
      }),
    );
  });
});
