import * as fc from "fast-check";
import { expect, test } from "vitest";
import { addDays } from "../../time/calendar-dates.ts";
import { timesTaken } from "../../../test/autopilot/generate-week.ts";
import { type World, worldOf } from "../../../test/autopilot/generate-world.ts";
import { planAhead } from "./plan-ahead.ts";
import { planWeek } from "../planner/plan-week.ts";

function fourWeeks({ week, users, others }: World) {
  return [0, 1, 2, 3].map((later) => ({
    week: { ...week, monday: addDays(week.monday, later * 7) },
    shares: later === 0 ? (users[0]?.shares ?? []) : [],
    taken: later === 0 ? timesTaken(users, others) : [],
    skipped: later === 0 ? (users[0]?.skipped ?? []) : [],
  }));
}

test("a four-week plan brings no post twice to a network, and its first week equals the week's run", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffff_ffff }), (seed) => {
      const world = worldOf(seed);
      const [user] = world.users;
      if (!user) throw new Error("nobody");
      const weeks = fourWeeks(world);
      const plans = planAhead(user, weeks);
      const places = [
        ...user.history.map(({ postId, network }) => `${postId} ${network}`),
        ...plans.flatMap(({ picks }) => picks.map(({ postId, network }) => `${postId} ${network}`)),
      ];
      expect(new Set(places).size).toBe(places.length);
      expect(plans[0]).toEqual(planWeek(world.week, [user], timesTaken(world.users, world.others))[0]);
      for (const [at, { picks }] of plans.entries())
        for (const { date } of picks) {
          const monday = weeks[at]?.week.monday ?? "";
          expect(date >= monday && date <= addDays(monday, 4)).toBe(true);
        }
      expect(planAhead(user, weeks)).toEqual(plans);
    }),
    { numRuns: 15 },
  );
}, 120_000);
