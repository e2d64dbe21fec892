import fc from "fast-check";
import { expect, test } from "vitest";
import { datesFault, isCtaUsable } from "./call-to-action.ts";

const base = { active: true, startsAt: null, endsAt: null, categoryIds: [7], copy: "c".repeat(80) };
const now = new Date("2026-05-01T12:00:00Z");

test("a call to action has both dates in order, or none", () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer(), (a, b) => {
      const [start, end] = [new Date(a), new Date(b)];
      expect(datesFault(start, end)).toBe(b > a ? null : "cta_end_before_start");
      expect(datesFault(start, null)).toBe("cta_dates_incomplete");
      expect(datesFault(null, end)).toBe("cta_dates_incomplete");
    }),
  );
  expect(datesFault(null, null)).toBeNull();
});

test("a call to action is valid from its start until just before its end", () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.integer({ min: 1, max: 1e9 }), (from, length) => {
      const startsAt = new Date(now.getTime() + from);
      const endsAt = new Date(startsAt.getTime() + length);
      const usable = isCtaUsable({ ...base, startsAt, endsAt }, 7, now);
      expect(usable).toBe(from <= 0 && from + length > 0);
    }),
  );
});

test("a call to action must be active, of the category and fit into a share", () => {
  expect(isCtaUsable(base, 7, now)).toBe(true);
  expect(isCtaUsable({ ...base, active: false }, 7, now)).toBe(false);
  expect(isCtaUsable(base, 8, now)).toBe(false);
  expect(isCtaUsable({ ...base, copy: "😀".repeat(250) }, 7, now)).toBe(true);
  expect(isCtaUsable({ ...base, copy: "c".repeat(251) }, 7, now)).toBe(false);
});
