import { funnelSteps } from "@polyphon/contract/autopilot/autopilot-words.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { planWorld, worldOf } from "../../../../test/autopilot/generate-world.ts";
import { pickFunnel } from "./pick-funnel.ts";

const seeds = fc.integer({ min: 0, max: 0xffff_ffff });

test("every question leaves as many posts as the one before it or fewer, and the pick is never asked away", () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const world = worldOf(seed);
      for (const [at, plan] of planWorld(world).entries()) {
        const user = world.users[at];
        if (!user) continue;
        for (const pick of plan.picks.slice(0, 3)) {
          const told = pickFunnel(world.week, user, pick);
          expect(told.map(({ step }) => step)).toEqual(funnelSteps);
          const counts = told.map(({ count }) => count);
          expect(counts).toEqual(counts.toSorted((one, other) => other - one));
          expect(counts.at(-1)).toBeGreaterThanOrEqual(1);
        }
      }
    }),
    { numRuns: 15 },
  );
}, 60_000);

test("a day outside the week and a step that the company has not has nothing to tell", () => {
  const { week, users } = worldOf(7);
  const [user] = users;
  if (!user) throw new Error("nobody is there");
  const wish = { categoryId: 1, tagIds: [], language: null };
  const pick = { postId: 1, network: "LINKEDIN", date: "1999-01-01" } as const;
  expect(pickFunnel(week, user, { ...pick, reason: { wish, step: "own", kind: "ORIGINAL" } })).toEqual([]);
  const bare = { ...week, substitute: null };
  const inWeek = { ...pick, date: week.monday };
  expect(
    pickFunnel(bare, user, { ...inWeek, reason: { wish, step: "substitute", kind: "ORIGINAL" } }),
  ).toEqual([]);
});
