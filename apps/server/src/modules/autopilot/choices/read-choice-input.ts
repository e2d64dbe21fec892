import type { classicInput, monthlyInput } from "@polyphon/contract/autopilot/autopilot.contract.ts";
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

/** A single time is checked as if the other were the end of the day, so that the rule reports what is wrong. */
function hoursOf({ shareTimeFrom, shareTimeTo }: Hours) {
  if (shareTimeFrom === null && shareTimeTo === null) return null;
  return { from: shareTimeFrom ?? "00:00", to: shareTimeTo ?? "00:00" };
}

/** The input for the weekly plan, checked; refused with the first message at each field. */
export function readClassicInput(
  facts: ChoiceFacts,
  filter: z.output<typeof classicInput>,
  language: Language,
): ClassicChoice {
  const networks = [...new Set(filter.socialNetworks)];
  const days = workDays.filter((day) => filter.days.includes(day));
  const rows = filter.userAutoPilotConfigs.map(({ categoryId, noOfPost }) => ({
    categoryId,
    count: noOfPost,
  }));
  refuseFaults(
    checkClassicConfig({ networks, rows, days, shareTime: hoursOf(filter) }, facts.settings.networks),
    language,
  );
  return {
    networks,
    days,
    otherDays: filter.otherDays,
    shareTimeFrom: filter.shareTimeFrom,
    shareTimeTo: filter.shareTimeTo,
    rows: filter.userAutoPilotConfigs.flatMap((row) =>
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

type MonthlyInput = z.output<typeof monthlyInput>;

/** A reserved day that comes back as the company set it changes nothing, and is not the person's choice. */
function ownWeek(facts: ChoiceFacts, week: MonthlyInput["autopilotMonthlyWeekDataList"][number]): CycleWeek {
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

/** The input for the four weeks, checked. */
export function readMonthlyInput(
  facts: ChoiceFacts,
  filter: MonthlyInput,
  today: string,
  language: Language,
): MonthlyChoice {
  const networks = [...new Set(filter.socialNetworks)];
  const cycleWeeks = filter.autopilotMonthlyWeekDataList.map((week) => ownWeek(facts, week));
  const [first] = filter.autopilotMonthlyWeekDataList;
  refuseFaults(
    checkMonthlyConfig(
      { networks, weeks: cycleWeeks, shareTime: hoursOf(filter) },
      facts.settings.networks,
      facts.reserved,
    ),
    language,
  );
  return {
    networks,
    cycleMonday: (first && mondayOfWeek(first)) ?? nextWeekFrom(today),
    cycleWeeks,
    otherDays: filter.otherDays,
    shareTimeFrom: filter.shareTimeFrom,
    shareTimeTo: filter.shareTimeTo,
  };
}
