import { type PostCount, usualDays, usualPostCount } from "@polyphon/contract/autopilot/autopilot.ts";
import { type WorkDay, workDays } from "@polyphon/contract/companies/settings/company-choices.ts";
import type { ContentLanguage } from "@polyphon/contract/content/content.ts";
import { limits } from "@polyphon/contract/limits.ts";
import type { Network } from "@polyphon/contract/networks/networks.ts";
import { totalCap } from "./check-config.ts";
import { cycleMondays, weekNameOf } from "./week-list.ts";

/** What the tour asks of somebody who sets the autopilot up. */
export interface TourAnswers {
  readonly networks: readonly Network[];
  /** In the order in which they were chosen. */
  readonly categoryIds: readonly number[];
  readonly days: readonly WorkDay[];
  readonly count: PostCount | null;
  /** Null is every one. */
  readonly language: ContentLanguage | null;
}

/** What is chosen before anybody has chosen. */
export const firstAnswers = { days: usualDays, count: usualPostCount } as const;

export type TourQuestion = "networks" | "categories" | "days" | "count";
export type TourFault = "network" | "category" | "tooManyCategories" | "day" | "count";

/** What is wrong with the answer to one question, or null. */
export function tourFault(question: TourQuestion, answers: TourAnswers): TourFault | null {
  switch (question) {
    case "networks":
      return answers.networks.length === 0 ? "network" : null;
    case "categories":
      if (answers.categoryIds.length === 0) return "category";
      return answers.categoryIds.length > limits.autopilot.categories ? "tooManyCategories" : null;
    case "days":
      return answers.days.length === 0 ? "day" : null;
    case "count":
      return answers.count === null ? "count" : null;
  }
}

const inOrder = (days: readonly WorkDay[]) => workDays.filter((day) => days.includes(day));

/** As many posts a week as requested, every topic once before any is repeated. */
export function classicOfTour({ networks, categoryIds, days, count, language }: TourAnswers) {
  const wanted = Math.min(count ?? 0, totalCap(networks));
  const topics = categoryIds.slice(0, Math.min(wanted, limits.autopilot.rows));
  return {
    socialNetworks: [...networks],
    days: inOrder(days),
    shareTimeFrom: null,
    shareTimeTo: null,
    userAutoPilotConfigs: topics.map((categoryId, at) => ({
      categoryId,
      noOfPost: Math.floor((wanted - at - 1) / topics.length) + 1,
      postLanguage: language,
      categoryDefiningTagIds: [] as number[],
    })),
  };
}

/** The chosen days of four weeks with the topics in turn; days reserved by the company are left out. */
export function monthlyOfTour(
  { networks, categoryIds, days, language }: TourAnswers,
  reserved: readonly WorkDay[],
  today: string,
) {
  const free = inOrder(days).filter((day) => !reserved.includes(day));
  return {
    socialNetworks: [...networks],
    shareTimeFrom: null,
    shareTimeTo: null,
    autopilotMonthlyWeekDataList: cycleMondays(today).map((monday, week) => ({
      ...weekNameOf(monday),
      autopilotMonthlyConfigs: free.flatMap((day, at) => {
        const categoryId = categoryIds[(week * free.length + at) % categoryIds.length];
        if (categoryId === undefined) return [];
        return [{ ...weekNameOf(monday), day, categoryId, categoryDefiningTagIds: [] as number[], language }];
      }),
    })),
  };
}
