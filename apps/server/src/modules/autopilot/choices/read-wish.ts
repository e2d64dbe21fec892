import type { classicWish, monthlyWish } from "@polyphon/contract/autopilot/autopilot.contract.ts";
import { workDays } from "@polyphon/contract/companies/settings/company-choices.ts";
import type { Language } from "@polyphon/i18n/kit/languages.ts";
import { checkClassicConfig, checkMonthlyConfig } from "@polyphon/rules/autopilot/choices/check-config.ts";
import type { CycleWeek } from "@polyphon/rules/autopilot/planner/plan-types.ts";
import { mondayOfWeek, nextWeekFrom } from "@polyphon/rules/autopilot/choices/week-list.ts";
import type { z } from "zod";
import { refuseFaults } from "../../companies/companies.api.ts";
import { type ChoiceFacts, ownTags } from "./choice-facts.ts";
import type { ClassicChoice, MonthlyChoice } from "./choice.store.ts";

type Hours = { readonly shareTimeFrom: string | null; readonly shareTimeTo: string | null };

/** One time alone is checked as if the other were the day's end, so that the rule says what is wrong. */
function hoursOf({ shareTimeFrom, shareTimeTo }: Hours) {
  if (shareTimeFrom === null && shareTimeTo === null) return null;
  return { from: shareTimeFrom ?? "00:00", to: shareTimeTo ?? "00:00" };
}

/** What somebody wishes for the weekly plan, checked; refused with the first words at each field. */
export function readClassicWish(
  facts: ChoiceFacts,
  wish: z.output<typeof classicWish>,
  language: Language,
): ClassicChoice {
  const networks = [...new Set(wish.socialNetworks)];
  const days = workDays.filter((day) => wish.days.includes(day));
  const rows = wish.userAutoPilotConfigs.map(({ categoryId, noOfPost, postLanguage }) => ({
    categoryId,
    count: noOfPost,
    language: postLanguage,
  }));
  refuseFaults(
    checkClassicConfig({ networks, rows, days, shareTime: hoursOf(wish) }, facts.settings.networks),
    language,
  );
  return {
    networks,
    days,
    shareTimeFrom: wish.shareTimeFrom,
    shareTimeTo: wish.shareTimeTo,
    rows: wish.userAutoPilotConfigs.flatMap((row) =>
      row.categoryId === null || row.noOfPost === null
        ? []
        : [
            {
              categoryId: row.categoryId,
              tagIds: ownTags(facts, row.categoryId, row.categoryDefiningTagIds),
              language: row.postLanguage,
              count: row.noOfPost,
            },
          ],
    ),
  };
}

type MonthlyWish = z.output<typeof monthlyWish>;

/** A reserved day that comes back as the company set it changes nothing, and is not the person's. */
function ownWeek(facts: ChoiceFacts, week: MonthlyWish["autopilotMonthlyWeekDataList"][number]): CycleWeek {
  const own = week.autopilotMonthlyConfigs.filter(
    ({ day, categoryId }) => !facts.reserved.some((one) => one.day === day && one.categoryId === categoryId),
  );
  return Object.fromEntries(
    own.map(({ day, categoryId, categoryDefiningTagIds, language }) => [
      day,
      { categoryId, tagIds: ownTags(facts, categoryId, categoryDefiningTagIds), language },
    ]),
  );
}

/** What somebody wishes for the four weeks, checked. */
export function readMonthlyWish(
  facts: ChoiceFacts,
  wish: MonthlyWish,
  today: string,
  language: Language,
): MonthlyChoice {
  const networks = [...new Set(wish.socialNetworks)];
  const cycleWeeks = wish.autopilotMonthlyWeekDataList.map((week) => ownWeek(facts, week));
  const [first] = wish.autopilotMonthlyWeekDataList;
  refuseFaults(
    checkMonthlyConfig(
      { networks, weeks: cycleWeeks, shareTime: hoursOf(wish) },
      facts.settings.networks,
      facts.reserved,
    ),
    language,
  );
  return {
    networks,
    cycleMonday: (first && mondayOfWeek(first)) ?? nextWeekFrom(today),
    cycleWeeks,
    shareTimeFrom: wish.shareTimeFrom,
    shareTimeTo: wish.shareTimeTo,
  };
}
