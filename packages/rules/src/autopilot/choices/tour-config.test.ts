import { postCounts } from "@polyphon/contract/autopilot/autopilot.ts";
import { type WorkDay, workDays } from "@polyphon/contract/companies/settings/company-choices.ts";
import { limits } from "@polyphon/contract/limits.ts";
import { networks } from "@polyphon/contract/networks/networks.ts";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkClassicConfig, checkMonthlyConfig, totalCap } from "./check-config.ts";
import { classicOfTour, firstAnswers, monthlyOfTour, type TourAnswers, tourFault } from "./tour-config.ts";

const answers: TourAnswers = {
  networks: ["LINKEDIN"],
  categoryIds: [11, 12],
  language: "ENGLISH",
  ...firstAnswers,
};
const made = fc.record({
  networks: fc.subarray([...networks], { minLength: 1 }),
  categoryIds: fc.uniqueArray(fc.integer({ min: 1, max: 99 }), { minLength: 1, maxLength: 4 }),
  days: fc.subarray([...workDays], { minLength: 1 }),
  count: fc.constantFrom(...postCounts),
  language: fc.constant("GERMAN" as const),
});

describe("the questions of the tour", () => {
  test("start with Tuesday, Thursday and two posts a week, and also offer three and five posts [B5.10-16] [B9-13]", () => {
    expect(firstAnswers).toEqual({ days: ["TUESDAY", "THURSDAY"], count: 2 });
    expect(postCounts).toEqual([2, 3, 5]);
    expect(workDays).toEqual(["MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY"]);
  });

  test("each need an answer, with at most four topics [B5.10-08] [B5.10-09] [B5.10-10]", () => {
    expect(tourFault("networks", { ...answers, networks: [] })).toBe("network");
    expect(tourFault("categories", { ...answers, categoryIds: [] })).toBe("category");
    expect(tourFault("categories", { ...answers, categoryIds: [1, 2, 3, 4, 5] })).toBe("tooManyCategories");
    expect(tourFault("days", { ...answers, days: [] })).toBe("day");
    expect(tourFault("count", { ...answers, count: null })).toBe("count");
    for (const question of ["networks", "categories", "days", "count"] as const)
      expect(tourFault(question, answers)).toBeNull();
  });
});

describe("the answers of the tour", () => {
  test("make a valid classic configuration with the requested number of posts", () => {
    fc.assert(
      fc.property(made, (given) => {
        const filter = classicOfTour(given);
        const rows = filter.userAutoPilotConfigs.map(({ categoryId, noOfPost }) => ({
          categoryId,
          count: noOfPost,
        }));
        const config = { networks: filter.socialNetworks, rows, days: filter.days, shareTime: null };
        expect(checkClassicConfig(config, networks)).toEqual([]);
        const sum = rows.reduce((all, { count }) => all + count, 0);
        expect(sum).toBe(Math.min(given.count, totalCap(given.networks)));
        const counts = rows.map(({ count }) => count);
        expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
      }),
    );
  });

  test("make a valid monthly configuration: four weeks, the chosen days, the topics in turn", () => {
    const days = fc.subarray([...workDays], { maxLength: 4 });
    fc.assert(
      fc.property(made, days, (given, reserved) => {
        const { socialNetworks, autopilotMonthlyWeekDataList: weeks } = monthlyOfTour(
          given,
          reserved,
          "2026-11-17",
        );
        const free = given.days.filter((day) => !reserved.includes(day));
        const filters = weeks.map(({ autopilotMonthlyConfigs }) =>
          Object.fromEntries(
            autopilotMonthlyConfigs.map(({ day, categoryId, language }) => [
              day,
              { categoryId, tagIds: [], language },
            ]),
          ),
        );
        const kept = reserved.map((day: WorkDay) => ({ day, categoryId: 5, tagIds: [], language: null }));
        const config = { networks: socialNetworks, weeks: filters, shareTime: null };
        expect(checkMonthlyConfig(config, networks, kept)).toEqual([]);
        expect(weeks).toHaveLength(limits.autopilot.weeks);
        for (const week of filters) expect(Object.keys(week).toSorted()).toEqual(free.toSorted());
        const used = new Set(filters.flatMap((week) => Object.values(week).map((one) => one.categoryId)));
        expect(used.size).toBe(Math.min(given.categoryIds.length, free.length * 4));
      }),
    );
  });

  test("make no configuration without a topic", () => {
    expect(classicOfTour({ ...answers, categoryIds: [] }).userAutoPilotConfigs).toEqual([]);
    const { autopilotMonthlyWeekDataList } = monthlyOfTour({ ...answers, categoryIds: [] }, [], "2026-11-17");
    expect(autopilotMonthlyWeekDataList.flatMap((week) => week.autopilotMonthlyConfigs)).toEqual([]);
  });
});
