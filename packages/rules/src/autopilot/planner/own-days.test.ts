import { type WorkDay, workDays } from "@polyphon/contract/companies/settings/company-choices.ts";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { planWorld, worldOf } from "../../../test/autopilot/generate-world.ts";
import { company, employee, filter, planOf } from "../../../test/autopilot/one-person.ts";
import { weekdayOf } from "../../time/calendar-dates.ts";
import type { CompanyWeek, PlanUser, UserPlan, WeekShare } from "./plan-types.ts";
import { planWeek } from "./plan-week.ts";

const seeds = fc.integer({ min: 0, max: 0xffff_ffff });
const fourPosts = { rows: [{ ...filter(1), count: 4 }] };

const asShares = ({ picks }: UserPlan): WeekShare[] =>
  picks.map(({ postId, network, dueAt, voice, slot, reason }) => ({
    postId,
    network,
    dueAt,
    voice,
    state: "SCHEDULED",
    planned: { slot, filter: reason.filter, step: reason.step },
    edited: false,
  }));

/** The days a person asked for: chosen ones by week, those with a topic in four weeks. */
function chosenDays(week: CompanyWeek, user: PlanUser): readonly WorkDay[] {
  if (week.cycle === "CLASSIC") return user.days;
  const later = Math.round((Date.parse(week.monday) - Date.parse(user.cycleMonday)) / (7 * 86_400_000));
  const own = user.cycleWeeks[((later % 4) + 4) % 4] ?? {};
  return workDays.filter((day) => own[day] ?? week.reservedDays.some((one) => one.day === day));
}

describe("the days that an employee chose", () => {
  test("are the only ones with a share, unless the employee agrees to others", () => {
    let agreed = 0;
    fc.assert(
      fc.property(seeds, (seed) => {
        const world = worldOf(seed);
        for (const [at, { picks }] of planWorld(world).entries()) {
          const user = world.users[at];
          if (!user) continue;
          const chosen = chosenDays(world.week, user);
          for (const { date } of picks) {
            const day = workDays[weekdayOf(date)];
            const isOwn = day !== undefined && chosen.includes(day);
            if (user.otherDays) agreed += isOwn ? 0 : 1;
            else expect(isOwn).toBe(true);
          }
        }
      }),
      // How many agree to other days is chance; the two examples have enough of them.
      { numRuns: 40, examples: [[27], [31]] },
    );
    expect(agreed).toBeGreaterThan(10);
  }, 120_000);

  test("that have no time left leave a gap that says so, which agreeing fills", () => {
    const asked = planOf(company(), employee(fourPosts));
    expect(asked.picks.map(({ date }) => date)).toEqual(["2026-11-17", "2026-11-17", "2026-11-17"]);
    expect(asked.gaps).toMatchObject([{ date: "2026-11-17", reason: "days_full" }]);

    const agrees = employee({ ...fourPosts, otherDays: true, shares: asShares(asked) });
    const agreed = planOf(company(), agrees);
    expect(agreed.withdrawn).toEqual([]);
    expect(agreed.gaps).toEqual([]);
    expect(agreed.picks).toMatchObject([{ date: "2026-11-18", reason: { movedFrom: "2026-11-17" } }]);
  });

  test("come one after the other before anything is said to be full", () => {
    const days = ["TUESDAY", "THURSDAY"] as const;
    const plan = planOf(company(), employee({ days, rows: [{ ...filter(1), count: 5 }] }));
    expect(new Set(plan.picks.map(({ date }) => date))).toEqual(new Set(["2026-11-17", "2026-11-19"]));
    expect(plan.gaps).toEqual([]);
  });

  test("are not asked about when no other day of the week would help", () => {
    const onFriday = planOf(company(), employee({ ...fourPosts, days: ["FRIDAY"] }));
    expect(onFriday.gaps.map(({ reason }) => reason)).toEqual(["no_place"]);
    const away = planOf(
      company(),
      employee({ ...fourPosts, outOfOffice: { from: "2026-11-18", to: "2026-11-20" } }),
    );
    expect(away.gaps.map(({ reason }) => reason)).toEqual(["no_place"]);
  });

  test("of four weeks are those with a topic or reserved by the company", () => {
    const cycle = {
      cycleWeeks: [{ MONDAY: filter(1) }, {}, {}, {}],
      networks: ["LINKEDIN", "TWITTER"],
    } as const;
    const hours = { ...company().hours, fixedTimeGap: 240 };
    const week = company({
      cycle: "MONTHLY",
      hours,
      posts: company().posts.slice(0, 1),
      reservedDays: [{ day: "WEDNESDAY", ...filter(1) }],
    });
    // One post, three windows a day, colleagues four hours apart.
    const users = Array.from({ length: 12 }, (_, at) => employee({ ...cycle, userId: at + 1 }));
    const plans = planWeek(week, users, []);
    const dates = (of: readonly UserPlan[]) =>
      new Set(of.flatMap(({ picks }) => picks.map(({ date }) => date)));
    expect(dates(plans)).toEqual(new Set(["2026-11-16", "2026-11-18"]));
    const reasons = plans.flatMap(({ gaps }) => gaps.map(({ reason }) => reason));
    expect(reasons).toContain("days_full");
    const agreed = users.map((user) => ({ ...user, otherDays: true }));
    expect(dates(planWeek(week, agreed, [])).size).toBeGreaterThan(2);
  });

  test("take a planned share back from another day once they no longer include it; an edited one stays", () => {
    const agrees = employee({ ...fourPosts, otherDays: true });
    const shares = asShares(planOf(company(), agrees));
    const refuses = planOf(company(), { ...agrees, otherDays: false, shares });
    expect(refuses.withdrawn).toMatchObject([{ reason: "choice_changed" }]);
    expect(refuses.kept).toHaveLength(3);
    expect(refuses.picks).toEqual([]);

    const edited = shares.map((share) => ({ ...share, edited: true }));
    const touched = planOf(company(), { ...agrees, otherDays: false, shares: edited });
    expect([touched.withdrawn, touched.gaps]).toEqual([[], []]);

    const moved = planOf(company(), { ...employee(), days: ["THURSDAY"], shares: shares.slice(0, 1) });
    expect(moved.withdrawn).toMatchObject([{ reason: "choice_changed" }]);
    expect(moved.picks.map(({ date }) => date)).toEqual(["2026-11-19"]);
  });
});
