import { limits } from "@polyphon/contract/limits.ts";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { minuteOf } from "../../time/minute-of.ts";
import { timesTaken } from "../../../test/autopilot/generate-week.ts";
import { worldOf } from "../../../test/autopilot/generate-world.ts";
import type { PlanPick, WeekShare } from "../planner/plan-types.ts";
import { planWeek } from "../planner/plan-week.ts";
import { matchesFilter, prepareCompany, stepFilters } from "../planner/candidates/prepare-company.ts";
import { swapPosts } from "./swap-posts.ts";
import { loadTimes } from "../planner/times/taken-times.ts";

const asShare = ({ postId, network, dueAt, voice }: PlanPick): WeekShare => ({
  postId,
  network,
  dueAt,
  voice,
  state: "SCHEDULED",
  planned: null,
  edited: false,
});

test("every post offered for a swap fits the filter and network, is new there and keeps its distance from colleagues", () => {
  let offered = 0;
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffff_ffff }), (seed) => {
      const { week, users, others } = worldOf(seed);
      const company = prepareCompany(week);
      const taken = timesTaken(users, others);
      for (const user of users.slice(0, 4)) {
        const [plan] = planWeek(week, [user], taken);
        const picks = plan?.picks ?? [];
        const shares = [...user.shares, ...picks.map(asShare)];
        for (const pick of picks) {
          const minute = minuteOf(pick.dueAt);
          const place = { network: pick.network, date: pick.date, minute, filter: pick.reason.filter };
          const found = swapPosts(company, { ...user, shares }, place, loadTimes(taken));
          offered += found.length;
          expect(new Set(found.map(({ postId }) => postId)).size).toBe(found.length);
          for (const { postId, step, voice } of found) {
            const post = week.posts.find(({ id }) => id === postId);
            const asked = stepFilters(week, place.filter).find((one) => one.step === step);
            if (!post || !asked) throw new Error("a post or a step out of nowhere");
            expect(matchesFilter(post, asked.filter)).toBe(true);
            expect(post.networks).toContain(place.network);
            expect(post.voices).toContain(voice);
            const known = company.byId.get(postId)?.candidate.freshUntil ?? -1;
            expect(company.days.findIndex(({ date }) => date === place.date)).toBeLessThanOrEqual(known);
            const had = [...user.history, ...shares];
            expect(had.some((one) => one.postId === postId && one.network === place.network)).toBe(false);
            const near = others.some(
              (one) =>
                one.postId === postId &&
                one.network === place.network &&
                Math.abs(minuteOf(one.dueAt) - minute) < week.hours.fixedTimeGap,
            );
            expect(near).toBe(false);
          }
        }
      }
    }),
    { numRuns: 25 },
  );
  expect(offered).toBeGreaterThan(limits.autopilot.weeks);
}, 60_000);
