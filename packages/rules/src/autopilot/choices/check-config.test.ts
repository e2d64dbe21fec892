import { limits } from "@polyphon/contract/limits.ts";
import { type Network, networks } from "@polyphon/contract/networks/networks.ts";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { minutesOf, timeOf } from "../../time/day-minutes.ts";
import {
  checkClassicConfig,
  checkMonthlyConfig,
  checkOutOfOffice,
  checkShareTime,
  type ConfigRow,
  firstCounts,
  remainingPosts,
  totalCap,
} from "./check-config.ts";
import type { CycleWeek } from "../planner/plan-types.ts";

const row: ConfigRow = { categoryId: 1, count: 1 };
const classic = {
  networks: ["LINKEDIN"] as Network[],
  rows: [row],
  days: ["TUESDAY"] as const,
  shareTime: null,
};
const faults = (change: Partial<Parameters<typeof checkClassicConfig>[0]>) =>
  checkClassicConfig({ ...classic, ...change }, networks).map(({ field, say }) => `${field} ${say}`);

const filter = (categoryId: number) => ({ categoryId, tagIds: [], language: null });
const cycle = (...categories: number[][]): CycleWeek[] =>
  categories.map((own) =>
    Object.fromEntries(own.map((id, at) => [["MONDAY", "TUESDAY", "FRIDAY"][at] ?? "", filter(id)])),
  );
const monthly = (chosen: Network[], weeks: CycleWeek[]) =>
  checkMonthlyConfig({ networks: chosen, weeks, shareTime: null }, networks, []).map(({ say }) => say);

describe("a classic configuration", () => {
  test("needs at least one network and at least one row [B5.10-11]", () => {
    expect(faults({})).toEqual([]);
    expect(faults({ networks: [] })).toEqual(["socialNetworks required"]);
    expect(faults({ rows: [] })).toEqual(["userAutoPilotConfigs required"]);
  });

  test("needs category and weekly post count in every row [B5.10-12]", () => {
    expect(faults({ rows: [row, { categoryId: null, count: null }] })).toEqual([
      "userAutoPilotConfigs.1.categoryId required",
      "userAutoPilotConfigs.1.noOfPost required",
    ]);
  });

  test("asks for 1 to 20 posts in a row, in at most ten rows [B9-15]", () => {
    const counted = (count: number) => faults({ networks: ["TWITTER"], rows: [{ ...row, count }] });
    expect([0, 21, 1.5].map((count) => counted(count).length > 0)).toEqual([true, true, true]);
    expect([1, 20].map(counted)).toEqual([[], []]);
    const rows = (length: number) => Array.from({ length }, () => row);
    expect(faults({ networks: ["TWITTER"], rows: rows(limits.autopilot.rows) })).toEqual([]);
    expect(faults({ networks: ["TWITTER"], rows: rows(11) })).toEqual(["userAutoPilotConfigs tooMany"]);
  });

  test("asks for no more posts than the largest weekly limit of the chosen networks [B9-16]", () => {
    expect(totalCap(["XING", "LINKEDIN"])).toBe(10);
    expect(totalCap(["XING", "FACEBOOK"])).toBe(5);
    expect(totalCap([])).toBe(0);
    fc.assert(
      fc.property(
        fc.subarray([...networks], { minLength: 1 }),
        fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 1, maxLength: 10 }),
        (chosen, counts) => {
          const rows = counts.map((count) => ({ ...row, count }));
          const sum = counts.reduce((all, count) => all + count, 0);
          const most = Math.max(...chosen.map((network) => limits.weeklyShares[network]));
          expect(remainingPosts(chosen, rows)).toBe(most - sum);
          const exceeded = faults({ networks: chosen, rows }).includes(
            "userAutoPilotConfigs postCountExceeded",
          );
          expect(exceeded).toBe(sum > most);
        },
      ),
    );
  });

  test("needs at least one day [B5.10-09]", () => {
    expect(faults({ days: [] })).toEqual(["days dayNeeded"]);
  });

  test("takes only networks that the company has [B6-11]", () => {
    expect(checkClassicConfig({ ...classic, networks: ["XING"] }, ["LINKEDIN"])).toEqual([
      { field: "socialNetworks", say: "networkIsOff" },
    ]);
  });

  test("starts with one post in each row, up to the suggested count [B9-17]", () => {
    expect(firstCounts(4, 2)).toEqual([1, 1, 0, 0]);
    expect(firstCounts(2, 5)).toEqual([1, 1]);
  });
});

describe("own share times", () => {
  test("begin at 21:00 at the latest and before they end, three hours apart at least [B5.10-14] [B5.10-15]", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1439 }), fc.integer({ min: 0, max: 1439 }), (from, to) => {
        const isGood = from <= minutesOf("21:00") && to - from >= 180 && to <= minutesOf("23:30");
        expect(checkShareTime(timeOf(from), timeOf(to)).length === 0).toBe(isGood);
      }),
      { numRuns: 2000 },
    );
    expect(checkShareTime("20:30", "23:30")).toEqual([]);
    expect(checkShareTime("21:00", "23:30").map(({ say }) => say)).toEqual(["shareTimeHours"]);
    expect(checkShareTime("21:01", "23:30").map(({ say }) => say)).toEqual(["latestTime"]);
    expect(checkShareTime("12:00", "14:59").map(({ say }) => say)).toEqual(["shareTimeHours"]);
    expect(checkShareTime("12:00", "15:00")).toEqual([]);
  });

  test("end at 23:30 at the latest [B9-18]", () => {
    expect(checkShareTime("20:00", "23:30")).toEqual([]);
    expect(checkShareTime("20:00", "23:31").map(({ field }) => field)).toEqual(["shareTimeTo"]);
  });
});

describe("a monthly configuration", () => {
  test("needs at least one network [B5.10-17]", () => {
    expect(monthly(["LINKEDIN"], cycle([1], [1], [1], [1]))).toEqual([]);
    expect(monthly([], cycle([1], [1], [1], [1]))).toEqual(["required"]);
  });

  test("has four weeks, each with a category, and at most four categories [B9-12]", () => {
    expect(monthly(["LINKEDIN"], cycle([1], [1], [1]))).toEqual(["fourWeeks"]);
    expect(monthly(["LINKEDIN"], cycle([1], [], [1], [1]))).toEqual(["categoryWeeklyRequired"]);
    expect(monthly(["LINKEDIN"], cycle([1, 2, 3], [4], [1], [2]))).toEqual([]);
    expect(monthly(["LINKEDIN"], cycle([1, 2, 3], [4], [5], [2]))).toEqual(["tooManyCategories"]);
  });

  test("has the company's category on a day that the company reserves, in every week", () => {
    const reserved = [{ ...filter(9), day: "MONDAY" as const }];
    const check = (weeks: CycleWeek[]) =>
      checkMonthlyConfig({ networks: ["LINKEDIN"], weeks, shareTime: null }, networks, reserved).map(
        ({ field, say }) => `${field} ${say}`,
      );
    expect(check([{}, {}, {}, {}])).toEqual([]);
    expect(check([{}, { MONDAY: filter(9) }, {}, {}])).toEqual([
      "autopilotMonthlyWeekDataList.1 dayReserved",
    ]);
  });

  test("keeps own hours within the same limits", () => {
    const shareTime = { from: "12:00", to: "14:00" };
    const weeks = cycle([1], [1], [1], [1]);
    expect(checkMonthlyConfig({ networks: ["XING"], weeks, shareTime }, networks, [])).toHaveLength(1);
  });
});

describe("an out-of-office range", () => {
  test("needs a first day and a last day that is not before it", () => {
    const says = (from: string | null, to: string | null) => checkOutOfOffice(from, to).map(({ say }) => say);
    expect(says(null, null)).toEqual([]);
    expect(says("2026-12-03", "2026-12-03")).toEqual([]);
    expect(says("2026-12-03", "2026-12-02")).toEqual(["endNotBeforeStart"]);
    expect([says(null, "2026-12-02"), says("2026-12-02", null)]).toEqual([["required"], ["required"]]);
  });
});
