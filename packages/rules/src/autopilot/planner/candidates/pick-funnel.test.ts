import { funnelSteps } from "@polyphon/contract/autopilot/autopilot-words.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { planWorld, worldOf } from "../../../../test/autopilot/generate-world.ts";
import { pickFunnel } from "./pick-funnel.ts";

const seeds = fc.integer({ min: 0, max: 0xffff_ffff });

test("each filter of the funnel leaves at most as many posts as the one before, and never drops the picked post", () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const world = worldOf(seed);
      for (const [at, plan] of planWorld(world).entries()) {
        const user = world.users[at];
        if (!user) continue;
        for (const pick of plan.picks.slice(0, 3)) {
          const funnel = pickFunnel(world.week, user, pick);
          expect(funnel.map(({ step }) => step)).toEqual(funnelSteps);
          const counts = funnel.map(({ count }) => count);
          expect(counts).toEqual(counts.toSorted((one, other) => other - one));
          expect(counts.at(-1)).toBeGreaterThanOrEqual(1);
        }
      }
    }),
    { numRuns: 15 },
  );
}, 60_000);

test("the funnel is empty for a day outside the week and for a step the company does not have", () => {
  const { week, users } = worldOf(7);
  const [user] = users;
  if (!user) throw new Error("nobody is there");
  const filter = { categoryId: 1, tagIds: [], language: null };
  const pick = { postId: 1, network: "LINKEDIN", date: "1999-01-01" } as const;
  expect(pickFunnel(week, user, { ...pick, reason: { filter, step: "own", kind: "ORIGINAL" } })).toEqual([]);
  const bare = { ...week, substitute: null };
  const inWeek = { ...pick, date: week.monday };
  expect(
    pickFunnel(bare, user, { ...inWeek, reason: { filter, step: "substitute", kind: "ORIGINAL" } }),
  ).toEqual([]);
});
