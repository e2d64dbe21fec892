import { describe, expect, test } from "vitest";
import { company, employee, filter, monday, planOf, post } from "../../../test/autopilot/one-person.ts";
import { firstSettings } from "../../companies/settings/first-settings.ts";
import type { CompanyWeek, UserPlan } from "./plan-types.ts";
import { planWeek } from "./plan-week.ts";
import { placeKey } from "./times/taken-times.ts";

const timesOf = ({ picks }: UserPlan) =>
  picks.map(({ dueAt }) => dueAt.toISOString().slice(11, 16)).toSorted();

describe("the week of an employee", () => {
  test("puts the first, second and third share of a day into the first, second and third window", () => {
    const plan = planOf(company(), employee({ rows: [{ ...filter(1), count: 3 }] }));
    expect(plan.picks.map(({ date, reason }) => `${date} ${reason.window}`)).toEqual([
      "2026-11-17 primary",
      "2026-11-17 secondary",
      "2026-11-17 tertiary",
    ]);
    const [first = "", second = "", third = ""] = timesOf(plan);
    expect(first >= "07:00" && first < "09:00").toBe(true);
    expect(second >= "11:00" && second < "12:30").toBe(true);
    expect(third >= "15:30" && third < "17:00").toBe(true);
  });

  test("moves the fourth share to the next working day, if the person agrees to other days", () => {
    const plan = planOf(company(), employee({ otherDays: true, rows: [{ ...filter(1), count: 4 }] }));
    expect(plan.picks.at(-1)).toMatchObject({
      date: "2026-11-18",
      reason: { window: "primary", movedFrom: "2026-11-17" },
    });
  });

  test("falls back from the category to the substitute and the best-of category, then reports the gap", () => {
    const rows = [{ ...filter(2), count: 1 }];
    const posts = [post(1, { categoryId: 3, clickThrough: 2 }), post(2, { categoryId: 3, clickThrough: 5 })];
    const empty = planOf(company({ posts }), employee({ rows }));
    expect(empty.picks).toEqual([]);
    expect(empty.gaps).toMatchObject([{ date: "2026-11-17", reason: "no_candidate", filter: filter(2) }]);

    const best = planOf(company({ posts, bestOfCategoryId: 3 }), employee({ rows }));
    expect(best.picks).toMatchObject([{ postId: 2, reason: { step: "best_of" } }]);

    const substitute = { categoryId: 1, tagIds: [] };
    const other = planOf(
      company({ posts: [...posts, post(9)], substitute, bestOfCategoryId: 3 }),
      employee({ rows }),
    );
    expect(other.picks).toMatchObject([{ postId: 9, reason: { step: "substitute", filter: filter(2) } }]);
  });

  test("is empty from the first to the last day out of office and resumes automatically afterwards [B4.9-09]", () => {
    const cycleWeek = {
      MONDAY: filter(1),
      TUESDAY: filter(1),
      WEDNESDAY: filter(1),
      THURSDAY: filter(1),
      FRIDAY: filter(1),
    };
    const away = employee({
      cycleWeeks: [cycleWeek, {}, {}, {}],
      outOfOffice: { from: "2026-11-17", to: "2026-11-19" },
    });
    const plan = planOf(company({ cycle: "MONTHLY" }), away);
    expect(plan.picks.map(({ date }) => date)).toEqual(["2026-11-16", "2026-11-20"]);
    expect(plan.gaps.map(({ date, reason }) => `${date} ${reason}`)).toEqual([
      "2026-11-17 out_of_office",
      "2026-11-18 out_of_office",
      "2026-11-19 out_of_office",
    ]);
  });

  test("uses the company's category on a reserved day, whatever the employee chose, in each of four weeks", () => {
    const week = company({ cycle: "MONTHLY", reservedDays: [{ day: "TUESDAY", ...filter(2) }] });
    const user = employee({ cycleWeeks: [{ TUESDAY: filter(1) }, {}, { FRIDAY: filter(1) }, {}] });
    const categories = [0, 1, 2, 3, 4].map((later) => {
      const start = new Date(Date.parse(monday) + later * 7 * 86_400_000).toISOString().slice(0, 10);
      const { picks, gaps } = planOf({ ...week, monday: start }, user);
      return [...picks.map(({ reason }) => reason.filter), ...gaps.map((gap) => gap.filter)]
        .map(({ categoryId }) => categoryId)
        .toSorted((one, other) => one - other)
        .join();
    });
    expect(categories).toEqual(["2", "2", "1,2", "2", "2"]);
  });

  test("has nothing later than 23:30, even if the company's stored hours allow it [C9-09]", () => {
    const late = {
      tertiaryFrom: "23:10",
      tertiaryTo: "23:50",
      tertiaryOverrunTo: "23:59",
      shareTimeTo: "23:59",
    };
    const week = company({ hours: { ...firstSettings, ...late, fixedTimeGap: 1 } });
    const rows = [{ ...filter(1), count: 3 }];
    const plans = planWeek(
      { ...week, posts: [1, 2, 3].map((id) => post(id)) },
      Array.from({ length: 60 }, (_, at) => employee({ userId: at + 1, rows })),
      [],
    );
    const third = plans.flatMap(({ picks }) => picks.filter(({ reason }) => reason.window === "tertiary"));
    const latest =
      third
        .map(({ dueAt }) => dueAt.toISOString().slice(11, 16))
        .toSorted()
        .at(-1) ?? "";
    expect(third.length).toBeGreaterThan(40);
    expect(latest >= "22:20" && latest <= "22:30").toBe(true);
  });

  test("leaves out shares beyond a network's weekly limit, counting own shares", () => {
    const had = [1, 2, 3].map((id) => ({
      postId: 100 + id,
      network: "XING" as const,
      dueAt: new Date(`2026-11-2${id}T10:00:00Z`),
      state: "SCHEDULED" as const,
      voice: "VOICE_1" as const,
      planned: null,
      edited: false,
    }));
    const plan = planOf(
      company(),
      employee({ networks: ["XING"], rows: [{ ...filter(1), count: 3 }], shares: had.slice(0, 2) }),
    );
    expect(plan.picks).toHaveLength(2);
    expect(plan.gaps.map(({ reason }) => reason)).toEqual(["weekly_limit"]);
  });
});

describe("colleagues with the same post on the same network", () => {
  const planMany = (count: number, change: Partial<CompanyWeek> = {}) =>
    planWeek(
      company({ posts: [post(1)], ...change }),
      Array.from({ length: count }, (_, at) => employee({ userId: at + 1, otherDays: true })),
      [],
    );
  const minutes = (plans: readonly UserPlan[]) =>
    plans
      .flatMap(({ picks }) => picks.map(({ dueAt }) => dueAt.getTime() / 60_000))
      .toSorted((one, other) => one - other);

  test("keep the fixed gap, overrun, move to another day and end in gaps with that reason", () => {
    const plans = planMany(400);
    const times = minutes(plans);
    const apart = times.slice(1).map((minute, at) => minute - (times[at] ?? 0));
    expect(Math.min(...apart)).toBe(firstSettings.fixedTimeGap);
    // A day has room for 20 + 15 + 15 in the windows and 6 + 6 + 6 behind them; Tuesday to Friday are four days.
    expect(times).toHaveLength(4 * (20 + 15 + 15 + 6 + 6 + 6));
    expect(new Set(plans.flatMap(({ gaps }) => gaps.map(({ reason }) => reason)))).toEqual(
      new Set(["windows_full"]),
    );
  });

  test("overrun by the hard cap at most, however long the overrun window is", () => {
    const plans = planMany(400, { hours: { ...firstSettings, overrunHardCap: 12 } });
    // Ten o'clock in Berlin is nine: the window ends there, and 09:12 is the last minute of its overrun.
    const primary = plans.flatMap(({ picks }) =>
      picks.flatMap(({ reason, dueAt }) =>
        reason.window === "primary" ? [dueAt.toISOString().slice(11, 16)] : [],
      ),
    );
    expect(primary.toSorted().at(-1)).toBe("09:12");
    expect(minutes(plans)).toHaveLength(4 * (20 + 15 + 15 + 3 + 3 + 3));
  });

  test("keep their distance from shares that a colleague scheduled manually", () => {
    const at = Date.parse("2026-11-17T07:30:00Z") / 60_000;
    const users = Array.from({ length: 30 }, (_, index) => employee({ userId: index + 1 }));
    const plans = planWeek(company({ posts: [post(1)] }), users, [
      [placeKey(1, "LINKEDIN"), [at], [0, 0, 0]],
    ]);
    expect(minutes(plans).every((minute) => Math.abs(minute - at) >= firstSettings.fixedTimeGap)).toBe(true);
  });

  test("use the voices equally often", () => {
    const voices = planMany(30).flatMap(({ picks }) => picks.map(({ voice }) => voice));
    const times = ["VOICE_1", "VOICE_2", "VOICE_3"].map(
      (name) => voices.filter((voice) => voice === name).length,
    );
    expect(times).toEqual([10, 10, 10]);
  });
});
