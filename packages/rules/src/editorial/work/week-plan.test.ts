import { postStatuses } from "@polyphon/contract/content/content.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { dueOn, isAlarming, planCell, plannedWeeks } from "./week-plan.ts";

describe("the weekly plan", () => {
  test("covers this week and the next three, also across the new year [C4-10]", () => {
    expect(plannedWeeks("2026-11-15")).toEqual(["2026-11-09", "2026-11-16", "2026-11-23", "2026-11-30"]);
    expect(plannedWeeks("2026-12-28")).toEqual(["2026-12-28", "2027-01-04", "2027-01-11", "2027-01-18"]);
  });

  test("expects a category's posts on its due day, as many weeks ahead as the category asks", () => {
    expect(dueOn("2026-11-16", { dueDay: "WEDNESDAY", leadWeeks: 0 })).toBe("2026-11-18");
    expect(dueOn("2026-11-16", { dueDay: "WEDNESDAY", leadWeeks: 2 })).toBe("2026-11-04");
    expect(dueOn("2026-11-16", { dueDay: null, leadWeeks: null })).toBe("2026-11-16");
  });

  test("counts every post once, and does not count returned or rejected ones", () => {
    const cell = planCell(new Map(postStatuses.map((status) => [status, 1])), 10, {
      on: "2026-11-18",
      today: "2026-11-18",
    });
    expect(cell).toEqual({ published: 1, approved: 2, inReview: 2, back: 3, open: 5, late: false });
    const none = planCell(new Map(), 2, { on: "2026-11-18", today: "2026-11-19" });
    expect(none).toMatchObject({ open: 2, late: true });
    const full = planCell(new Map([["PUBLISHED", 3]]), 2, { on: "2026-11-18", today: "2026-11-19" });
    expect(full).toMatchObject({ open: 0, late: false });
  });
});

describe("the alert", () => {
  test.each([
    [0, 0, false],
    [100, 30, false],
    [100, 31, true],
    [10, 3, false],
    [3, 1, true],
  ])("of %d judged posts and %d rejected ones is %s [C4-11]", (judged, rejected, expected) => {
    expect(isAlarming({ judged, rejected })).toBe(expected);
  });

  test("appears exactly above three of ten", () => {
    fc.assert(
      fc.property(fc.nat(5000), fc.nat(5000), (judged, rejected) => {
        expect(isAlarming({ judged, rejected })).toBe(judged > 0 && 10 * rejected > 3 * judged);
      }),
    );
  });
});
