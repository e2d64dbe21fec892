import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { weekdayOf } from "../../time/calendar-dates.ts";
import { localDateOf } from "../../time/zoned-time.ts";
import { dueCause, type LastRun, weekToHave } from "./run-due.ts";

const zones = fc.constantFrom("Europe/Berlin", "America/New_York", "Pacific/Auckland", "Asia/Kolkata", "UTC");
const moments = fc.date({
  min: new Date("2026-01-01T00:00:00Z"),
  max: new Date("2028-01-01T00:00:00Z"),
  noInvalidDate: true,
});
const rule = { nightly: true, nightHour: 2 };
const done = (createdAt: string): LastRun => ({ state: "DONE", createdAt: new Date(createdAt) });
const berlin = (now: string, last: LastRun | null, monday = "2026-11-09", nightly = true) =>
  dueCause(new Date(now), "Europe/Berlin", { monday, last }, { ...rule, nightly });

describe("when a company's week is planned", () => {
  test("always targets a Monday, at most a week ahead, and never moves back", () => {
    fc.assert(
      fc.property(
        moments,
        zones,
        fc.integer({ min: 12, max: 23 }),
        fc.nat(3_000_000),
        (now, zone, hour, later) => {
          const monday = weekToHave(now, zone, hour);
          const today = localDateOf(now, zone);
          expect(weekdayOf(monday)).toBe(0);
          expect(Date.parse(monday) - Date.parse(today)).toBeLessThanOrEqual(86_400_000);
          expect(Date.parse(today) - Date.parse(monday)).toBeLessThan(7 * 86_400_000);
          expect(weekToHave(new Date(now.getTime() + later * 1_000), zone, hour) >= monday).toBe(true);
        },
      ),
    );
  });

  test("the next week is planned on Sunday evening by the company's clock, not earlier", () => {
    expect(weekToHave(new Date("2026-11-08T16:59:00Z"), "Europe/Berlin", 18)).toBe("2026-11-02");
    expect(weekToHave(new Date("2026-11-08T17:00:00Z"), "Europe/Berlin", 18)).toBe("2026-11-09");
    expect(weekToHave(new Date("2026-11-08T17:00:00Z"), "America/New_York", 18)).toBe("2026-11-02");
    expect(weekToHave(new Date("2026-11-08T05:00:00Z"), "Pacific/Auckland", 18)).toBe("2026-11-09");
  });

  test("a week without a run is planned, and a week with a run is not planned again", () => {
    expect(berlin("2026-11-08T17:00:00Z", null)).toBe("WEEKLY");
    expect(berlin("2026-11-08T17:10:00Z", done("2026-11-08T17:00:00Z"))).toBeNull();
    expect(berlin("2026-11-14T10:00:00Z", null)).toBeNull();
  });

  test("gaps are filled once each night of the week if the company asks for it", () => {
    const sunday = done("2026-11-08T17:00:00Z");
    expect(berlin("2026-11-09T00:59:00Z", sunday)).toBeNull();
    expect(berlin("2026-11-09T01:00:00Z", sunday)).toBe("NIGHTLY");
    expect(berlin("2026-11-09T01:00:00Z", sunday, "2026-11-09", false)).toBeNull();
    expect(berlin("2026-11-10T00:30:00Z", done("2026-11-09T01:00:00Z"))).toBeNull();
    expect(berlin("2026-11-10T01:10:00Z", done("2026-11-09T01:00:00Z"))).toBe("NIGHTLY");
    expect(berlin("2026-11-14T01:10:00Z", done("2026-11-13T01:00:00Z"))).toBeNull();
  });

  test("a failed run is retried after an hour, and a running one is left alone", () => {
    const failed: LastRun = { state: "FAILED", createdAt: new Date("2026-11-08T17:00:00Z") };
    expect(berlin("2026-11-08T17:30:00Z", failed)).toBeNull();
    expect(berlin("2026-11-08T18:00:00Z", failed)).toBe("WEEKLY");
    expect(berlin("2026-11-10T01:10:00Z", { ...failed, state: "PLANNING" })).toBeNull();
  });
});
