import { limits } from "@polyphon/contract/limits.ts";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays, weekdayOf } from "../time/calendar-dates.ts";
import { periodName, periodOf, periodsOf, weekName } from "./dashboard-range.ts";

const day = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays("2000-01-01", days));
const most = limits.company.dashboardPeriods;

describe("a week of the dashboard", () => {
  test("is an ISO week, also around the new year", () => {
    expect(weekName("2026-11-15")).toBe("2026-W46");
    expect(weekName("2027-01-03")).toBe("2026-W53");
    expect(weekName("2024-12-30")).toBe("2025-W01");
    expect(periodOf("WEEK", "2025-W53")).toBeNull();
    expect(periodOf("WEEK", "2026-W53")).toMatchObject({ from: "2026-12-28", until: "2027-01-04" });
  });

  test("holds exactly the days of its name", () => {
    fc.assert(
      fc.property(day, (date) => {
        const period = periodOf("WEEK", weekName(date));
        expect(period).not.toBeNull();
        expect(weekdayOf(period?.from ?? date)).toBe(0);
        expect((period?.from ?? "") <= date && date < (period?.until ?? "")).toBe(true);
      }),
    );
  });
});

describe("a range of the dashboard", () => {
  test.each(["WEEK", "MONTH"] as const)(
    "of the view %s needs both ends [C5broadcasts-05] [C5broadcasts-06]",
    (view) => {
      const name = periodName(view, "2026-03-01");
      expect(periodsOf({ view, from: "", to: name })).toMatchObject({ field: "from", say: "required" });
      expect(periodsOf({ view, from: name, to: "" })).toMatchObject({ field: "to", say: "required" });
    },
  );

  test("begins before it ends, by weeks and by months [C5broadcasts-05] [C5broadcasts-06]", () => {
    expect(periodsOf({ view: "WEEK", from: "2026-W10", to: "2026-W10" })).toMatchObject({ say: "weekAfter" });
    expect(periodsOf({ view: "WEEK", from: "2026-W11", to: "2026-W10" })).toMatchObject({ say: "weekAfter" });
    expect(periodsOf({ view: "MONTH", from: "2026-03", to: "2026-03" })).toMatchObject({ say: "monthAfter" });
    expect(periodsOf({ view: "MONTH", from: "2026-04", to: "2026-03" })).toMatchObject({ say: "monthAfter" });
  });

  test("has at most 15 weeks, and 15 months [C5broadcasts-07] [A9-11]", () => {
    fc.assert(
      fc.property(
        day,
        fc.integer({ min: 1, max: 30 }),
        fc.constantFrom("WEEK" as const, "MONTH" as const),
        (date, steps, view) => {
          const first = periodOf(view, periodName(view, date));
          if (!first) throw new Error("no first period");
          let last = first;
          for (let step = 0; step < steps; step += 1)
            last = periodOf(view, periodName(view, last.until)) ?? last;
          const found = periodsOf({ view, from: first.period, to: last.period });
          if (steps < most) expect(found).toHaveLength(steps + 1);
          else
            expect(found).toMatchObject({
              field: "to",
              say: view === "WEEK" ? "weeksAtMost" : "monthsAtMost",
            });
        },
      ),
    );
  });

  test("is without holes", () => {
    const found = periodsOf({ view: "WEEK", from: "2026-W50", to: "2027-W02" });
    if (!Array.isArray(found)) throw new Error("refused");
    expect(found.map(({ period }) => period)).toEqual([
      "2026-W50",
      "2026-W51",
      "2026-W52",
      "2026-W53",
      "2027-W01",
      "2027-W02",
    ]);
    for (const [at, { until }] of found.slice(0, -1).entries()) expect(found[at + 1]?.from).toBe(until);
  });

  test("of the other view or of an invalid week is refused", () => {
    expect(periodsOf({ view: "WEEK", from: "2026-03", to: "2026-W20" })).toMatchObject({
      field: "from",
      say: "format",
    });
    expect(periodsOf({ view: "MONTH", from: "2026-03", to: "2026-W20" })).toMatchObject({
      field: "to",
      say: "format",
    });
    expect(periodsOf({ view: "WEEK", from: "2025-W50", to: "2025-W53" })).toMatchObject({
      field: "to",
      say: "format",
    });
  });
});
