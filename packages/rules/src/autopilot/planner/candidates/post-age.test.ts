import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { planWorld, worldOf } from "../../../../test/autopilot/generate-world.ts";
import { company, employee, filter, planOf, post } from "../../../../test/autopilot/one-person.ts";
import { daysBetween } from "../../../time/calendar-dates.ts";
import { localDateOf } from "../../../time/zoned-time.ts";
import type { PlanPost } from "../plan-types.ts";
import { inOwnOrder } from "./own-order.ts";
import { appearedOn } from "./post-age.ts";
import { prepareCompany } from "./prepare-company.ts";

const published = (id: number, date: string, change: Partial<PlanPost> = {}) =>
  post(id, { publishAt: new Date(`${date}T09:00:00Z`), ...change });
const single = { rows: [{ ...filter(1), count: 1 }] };

describe("the age of a post", () => {
  test("is never above the company's limit on the day of a share", () => {
    let close = 0;
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffff_ffff }), fc.integer({ min: 7, max: 60 }), (seed, days) => {
        const made = worldOf(seed);
        const world = { ...made, week: { ...made.week, oldestPostDays: days } };
        const { zone, oldestPostDays, posts } = world.week;
        const byId = new Map(posts.map((one) => [one.id, one]));
        for (const { picks } of planWorld(world))
          for (const { postId, date } of picks) {
            const { publishAt = null, startsOn = null } = byId.get(postId) ?? {};
            if (publishAt === null) continue;
            const since = localDateOf(publishAt, zone);
            const age = daysBetween(startsOn !== null && startsOn > since ? startsOn : since, date);
            expect(age).toBeLessThanOrEqual(oldestPostDays);
            if (age > oldestPostDays * 0.8) close += 1;
          }
      }),
      // How many old posts a world offers is chance; the two examples have dozens.
      {
        numRuns: 40,
        examples: [
          [8, 21],
          [2, 21],
        ],
      },
    );
    expect(close).toBeGreaterThan(10);
  }, 120_000);

  test("ends at midnight of the company's clock after the last day of the limit", () => {
    // 60 days before Tuesday, 17 November, is 18 September, which begins in Berlin at 22:00 UTC of the day before.
    const onLast = company({ posts: [post(1, { publishAt: new Date("2026-09-17T22:00:00Z") })] });
    expect(planOf(onLast, employee(single)).picks).toHaveLength(1);
    const dayBefore = company({ posts: [post(1, { publishAt: new Date("2026-09-17T21:59:00Z") })] });
    const none = planOf(dayBefore, employee(single));
    expect(none.picks).toEqual([]);
    expect(none.gaps.map(({ reason }) => reason)).toEqual(["too_old"]);
    const longer = planOf({ ...dayBefore, oldestPostDays: 61 }, employee(single));
    expect(longer.picks).toHaveLength(1);
  });

  test("counts from its first day where employees see it later than it was published", () => {
    const { zone } = company();
    const early = published(1, "2026-06-01", { startsOn: "2026-11-10" });
    expect(appearedOn(early, zone)).toBe("2026-11-10");
    expect(appearedOn({ ...early, startsOn: "2026-05-01" }, zone)).toBe("2026-06-01");
    expect(planOf(company({ posts: [early] }), employee(single)).picks).toHaveLength(1);
  });

  test("applies to the substitute and best-of as well, and a missing post is still called missing", () => {
    const old = [
      published(2, "2026-01-05", { categoryId: 2 }),
      published(3, "2026-01-05", { categoryId: 3 }),
    ];
    const week = company({
      posts: old,
      substitute: { categoryId: 2, tagIds: [] },
      bestOfCategoryId: 3,
    });
    expect(planOf(week, employee(single)).gaps).toMatchObject([{ reason: "too_old" }]);
    expect(planOf({ ...week, oldestPostDays: 730 }, employee(single)).picks).toHaveLength(1);
    const without = company({ posts: old });
    expect(planOf(without, employee(single)).gaps).toMatchObject([{ reason: "no_candidate" }]);
    const shared = employee({ ...single, history: [{ postId: 2, network: "LINKEDIN" }] });
    const had = company({ posts: old.slice(0, 1), substitute: { categoryId: 2, tagIds: [] } });
    expect(planOf(had, shared).gaps).toMatchObject([{ reason: "no_candidate" }]);
  });

  test("takes a planned share back when the limit is lowered, but not one that the person edited", () => {
    const week = company({ posts: [published(1, "2026-10-20")] });
    const [pick] = planOf(week, employee(single)).picks;
    if (!pick) throw new Error("nothing was planned");
    const { postId, network, dueAt, voice, slot, reason } = pick;
    const planned = { slot, filter: reason.filter, step: reason.step };
    const share = { postId, network, dueAt, voice, planned, state: "SCHEDULED", edited: false } as const;
    const lowered = { ...week, oldestPostDays: 14 };
    const gone = planOf(lowered, employee({ ...single, shares: [share] }));
    expect(gone.withdrawn).toMatchObject([{ postId: 1, reason: "too_old" }]);
    const kept = planOf(lowered, employee({ ...single, shares: [{ ...share, edited: true }] }));
    expect([kept.withdrawn, kept.gaps]).toEqual([[], []]);
  });

  test("halves the odds to be picked first with every half-life, for thousands of people", () => {
    // The half-life is a quarter of the limit: 15 days. None, one, two and four half-lives before the Monday.
    const ages = ["2026-11-15", "2026-11-01", "2026-10-17", "2026-09-17"];
    const week = company({
      zone: "UTC",
      oldestPostDays: 60,
      posts: ages.map((date, at) =>
        post(at + 1, { publishAt: new Date(`${date}T${at === 0 ? "23:59" : "00:00"}:00Z`) }),
      ),
    });
    const [pool] = prepareCompany(week).pools(filter(1));
    if (!pool) throw new Error("no pool");
    const people = 20_000;
    const first = [0, 0, 0, 0];
    for (let user = 1; user <= people; user += 1) {
      const [best] = inOwnOrder(pool, user);
      if (best) first[best.id - 1] = (first[best.id - 1] ?? 0) + 1;
    }
    const weights = [1, 1 / 2, 1 / 4, 1 / 16];
    const sum = weights.reduce((all, weight) => all + weight, 0);
    for (const [at, weight] of weights.entries())
      expect(Math.abs((first[at] ?? 0) / people - weight / sum)).toBeLessThan(0.015);
  });

  test("gives each person the same order again, and posts without a date count as new", () => {
    const week = company({ posts: [post(1), published(2, "2026-11-12"), published(3, "2026-10-01")] });
    const orderOf = (user: number) => {
      const [pool] = prepareCompany(week).pools(filter(1));
      return pool ? inOwnOrder(pool, user).map(({ id }) => id) : [];
    };
    for (let user = 1; user < 50; user += 1) expect(orderOf(user)).toEqual(orderOf(user));
    expect(new Set(Array.from({ length: 50 }, (_, user) => orderOf(user).join())).size).toBeGreaterThan(2);
    expect(prepareCompany(week).byId.get(1)?.candidate.decay).toBe(1);
  });
});
