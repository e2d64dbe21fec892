import { networks } from "@polyphon/contract/networks/networks.ts";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { worldOf } from "../../../test/autopilot/generate-world.ts";
import { planSlots } from "../planner/plan-slots.ts";
import { planWeek } from "../planner/plan-week.ts";
import { totalCap } from "./check-config.ts";
import { weekShares } from "./week-shares.ts";

test("three posts a week on two networks are six shares, within the limit of each network", () => {
  expect(weekShares(["LINKEDIN", "TWITTER"], 3)).toEqual({
    each: [
      { network: "LINKEDIN", count: 3 },
      { network: "TWITTER", count: 3 },
    ],
    total: 6,
  });
  expect(weekShares(["LINKEDIN", "XING"], 6).each.map(({ count }) => count)).toEqual([6, 4]);
  expect(weekShares([], 3).total).toBe(0);
});

test("the number of shares a week is what the planner fills or gives a reason for", () => {
  const row = fc.record({
    categoryId: fc.integer({ min: 1, max: 3 }),
    count: fc.integer({ min: 1, max: 6 }),
  });
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 0xffff_ffff }),
      fc.subarray([...networks], { minLength: 1 }),
      fc.array(row, { minLength: 1, maxLength: 5 }),
      (seed, chosen, rows) => {
        const world = worldOf(seed);
        const [anybody] = world.users;
        if (!anybody) throw new Error("nobody");
        const posts = rows.reduce((sum, { count }) => sum + count, 0);
        fc.pre(posts <= totalCap(chosen));
        const week = { ...world.week, cycle: "CLASSIC" as const };
        const user = {
          ...anybody,
          networks: chosen,
          rows: rows.map((one) => ({ ...one, tagIds: [], language: null })),
          shares: [],
          skipped: [],
        };
        const { each, total } = weekShares(chosen, posts);
        for (const { network, count } of each)
          expect(planSlots(week, user).filter((slot) => slot.network === network)).toHaveLength(count);
        const [plan] = planWeek(week, [user], []);
        expect((plan?.picks.length ?? 0) + (plan?.gaps.length ?? 0)).toBe(total);
      },
    ),
    { numRuns: 40 },
  );
});
