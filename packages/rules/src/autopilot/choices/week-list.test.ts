import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays, mondayOf, weekdayOf } from "../../time/calendar-dates.ts";
import { isoWeekOf } from "../../time/zoned-time.ts";
import {
  cycleMondays,
  mondayOfWeek,
  mondaysAhead,
  nextWeekFrom,
  placeInCycle,
  weekNameOf,
} from "./week-list.ts";

const dates = fc.integer({ min: 0, max: 40_000 }).map((days) => addDays("1990-01-01", days));

describe("the weeks of the autopilot", () => {
  test("run to 52 or 53 and start again with 1 [B9-21]", () => {
    expect(cycleMondays("2026-12-14").map(weekNameOf)).toEqual([
      { weekNumber: 51, weekYear: 2026 },
      { weekNumber: 52, weekYear: 2026 },
      { weekNumber: 53, weekYear: 2026 },
      { weekNumber: 1, weekYear: 2027 },
    ]);
    fc.assert(
      fc.property(dates, (date) => {
        const { week, year } = isoWeekOf(new Date(`${date}T12:00:00Z`), "UTC");
        expect(weekNameOf(date)).toEqual({ weekNumber: week, weekYear: year });
        expect(mondayOfWeek(weekNameOf(date))).toBe(mondayOf(date));
      }),
    );
    expect(mondayOfWeek({ weekNumber: 53, weekYear: 2027 })).toBeNull();
  });

  test("take the week six days from now as the next one, on a Monday the current week [B9-21]", () => {
    expect(nextWeekFrom("2026-11-16")).toBe("2026-11-16");
    expect(nextWeekFrom("2026-11-17")).toBe("2026-11-23");
    expect(nextWeekFrom("2026-11-22")).toBe("2026-11-23");
    fc.assert(
      fc.property(dates, (date) => {
        const monday = nextWeekFrom(date);
        expect(weekdayOf(monday)).toBe(0);
        expect(monday >= date && monday < addDays(date, 7)).toBe(true);
      }),
    );
  });

  test("are listed from the current week on while it has a working day left", () => {
    expect(mondaysAhead("2026-11-20")[0]).toBe("2026-11-16");
    expect(mondaysAhead("2026-11-21")[0]).toBe("2026-11-23");
    expect(mondaysAhead("2026-11-22")).toEqual(["2026-11-23", "2026-11-30", "2026-12-07", "2026-12-14"]);
  });

  test("repeat every four weeks, also before the first", () => {
    expect(
      [0, 7, 27, 28, -7].map((days) => placeInCycle("2026-11-16", addDays("2026-11-16", days), 4)),
    ).toEqual([0, 1, 3, 0, 3]);
    expect(placeInCycle("2026-11-16", "2026-11-16", 0)).toBe(0);
  });
});
