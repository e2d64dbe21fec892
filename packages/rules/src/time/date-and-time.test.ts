import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { dateAndTimeOf, instantAt } from "./date-and-time.ts";

const minute = 60_000;
const hour = 60 * minute;
const zones = [
  "UTC",
  "Europe/Berlin",
  "Europe/London",
  "America/New_York",
  "America/St_Johns",
  "Asia/Kathmandu",
  "Australia/Lord_Howe",
  "Pacific/Auckland",
  "Pacific/Kiritimati",
];
/** The instants around which the clocks of Berlin change. */
const berlinChanges = ["2026-03-29T01:00Z", "2026-10-25T01:00Z", "2027-03-28T01:00Z", "2027-10-31T01:00Z"];

const anywhere = fc.record({
  zone: fc.constantFrom(...zones),
  at: fc
    .integer({ min: Date.UTC(2020, 0) / minute, max: Date.UTC(2036, 0) / minute })
    .map((value) => new Date(value * minute)),
});
const nearChange = fc.record({
  zone: fc.constant("Europe/Berlin"),
  at: fc
    .tuple(fc.constantFrom(...berlinChanges), fc.integer({ min: -180, max: 180 }))
    .map(([change, minutes]) => new Date(Date.parse(change) + minutes * minute)),
});

describe("a date and time that are typed", () => {
  test("are shown again as typed, in winter, in summer and around a clock change", () => {
    fc.assert(
      fc.property(fc.oneof(anywhere, nearChange), ({ zone, at }) => {
        const typed = dateAndTimeOf(at, zone);
        const kept = instantAt(typed, zone);
        expect(kept && dateAndTimeOf(kept, zone)).toEqual(typed);
      }),
      { numRuns: 2000 },
    );
  });

  test("mean the instant that showed them, and in a repeated hour the first of the two", () => {
    fc.assert(
      fc.property(nearChange, ({ zone, at }) => {
        const kept = instantAt(dateAndTimeOf(at, zone), zone)?.getTime() ?? 0;
        const repeated = at.getTime() - kept;
        const isSecond = berlinChanges.some((change) => {
          const since = at.getTime() - Date.parse(change);
          return change.includes("-10-") && since >= 0 && since < hour;
        });
        expect(repeated).toBe(isSecond ? hour : 0);
      }),
    );
  });

  test("move forward by the hour that a clock change skips", () => {
    const skipped = instantAt({ date: "2026-03-29", time: "02:30" }, "Europe/Berlin");
    expect(skipped && dateAndTimeOf(skipped, "Europe/Berlin")).toEqual({ date: "2026-03-29", time: "03:30" });
  });

  test("mean nothing while one of them is missing or does not exist", () => {
    for (const [date, time] of [
      ["", "09:30"],
      ["2026-11-15", ""],
      ["2026-02-30", "09:30"],
      ["2026-11-15", "25:00"],
    ] as const)
      expect(instantAt({ date, time }, "Europe/Berlin")).toBeNull();
  });
});
