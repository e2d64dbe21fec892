import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isAnnounced } from "./running-announcement.ts";

const at = (text: string) => new Date(text);
const week = { startsAt: at("2026-05-01T08:00:00Z"), endsAt: at("2026-05-08T08:00:00Z") };
const seen = (now: string, date: string | null = null, time = week, timeZone = "Europe/Berlin") =>
  isAnnounced(time, { now: at(now), timeZone, date });

describe("an announcement", () => {
  test("runs from its start until its end, to the millisecond", () => {
    expect([
      seen("2026-05-01T07:59:59.999Z"),
      seen("2026-05-01T08:00:00Z"),
      seen("2026-05-08T07:59:59.999Z"),
      seen("2026-05-08T08:00:00Z"),
    ]).toEqual([false, true, true, false]);
  });

  test("appears on its days of the company's calendar, and on none before it starts", () => {
    const now = "2026-05-03T12:00:00Z";
    expect(seen(now, "2026-05-03")).toBe(true);
    expect(seen(now, "2026-04-30")).toBe(false);
    expect(seen(now, "2026-05-09")).toBe(false);
    expect(seen("2026-04-30T12:00:00Z", "2026-05-03")).toBe(false);
  });

  test("that ends at the company's midnight has no further day", () => {
    const untilMidnight = { ...week, endsAt: at("2026-05-07T22:00:00Z") };
    const now = "2026-05-07T12:00:00Z";
    expect(seen(now, "2026-05-07", untilMidnight)).toBe(true);
    expect(seen(now, "2026-05-08", untilMidnight)).toBe(false);
    expect(seen(now, "2026-05-08", untilMidnight, "Asia/Tokyo")).toBe(true);
  });

  test("that ends at its start lasts for that day of the company", () => {
    const once = { startsAt: at("2026-05-01T21:30:00Z"), endsAt: at("2026-05-01T21:30:00Z") };
    expect(seen("2026-05-01T21:59:59Z", null, once)).toBe(true);
    expect(seen("2026-05-01T22:00:00Z", null, once)).toBe(false);
    expect(seen("2026-05-02T03:00:00Z", null, once, "America/New_York")).toBe(true);
  });

  test("is listed today exactly while it runs, also on days of a clock change", () => {
    const instant = fc.date({
      min: at("2026-03-27T00:00:00Z"),
      max: at("2026-04-01T00:00:00Z"),
      noInvalidDate: true,
    });
    const zone = fc.constantFrom("Europe/Berlin", "America/New_York", "Pacific/Kiritimati", "UTC");
    fc.assert(
      fc.property(instant, instant, instant, zone, (one, two, now, timeZone) => {
        fc.pre(one.getTime() !== two.getTime());
        const [startsAt, endsAt] = one < two ? [one, two] : [two, one];
        expect(isAnnounced({ startsAt, endsAt }, { now, timeZone, date: null })).toBe(
          startsAt <= now && now < endsAt,
        );
      }),
    );
  });
});
