import type {
  readAutopilotGround,
  readClassicConfig,
  readMonthlyConfig,
  saveClassicConfig,
  saveMonthlyConfig,
} from "@polyphon/contract/autopilot/autopilot.contract.ts";
import { usualDays } from "@polyphon/contract/autopilot/autopilot.ts";
import { type WorkDay, workDays } from "@polyphon/contract/companies/settings/company-choices.ts";
import type { ContentLanguage } from "@polyphon/contract/content/content.ts";
import type { CallOf, OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import type { Network } from "@polyphon/contract/networks/networks.ts";
import { checkClassicConfig, checkMonthlyConfig } from "@polyphon/rules/autopilot/choices/check-config.ts";
import type { Fault } from "@polyphon/rules/companies/fault.ts";
import { monthlyOfTour } from "@polyphon/rules/autopilot/choices/tour-config.ts";

export type Ground = OutputOf<typeof readAutopilotGround>;
export type ClassicConfig = OutputOf<typeof readClassicConfig>;
export type MonthlyConfig = OutputOf<typeof readMonthlyConfig>;
export type ClassicWish = Omit<CallOf<typeof saveClassicConfig>, "version" | "autopilotStatus">;
export type MonthlyWish = Omit<CallOf<typeof saveMonthlyConfig>, "version" | "autopilotStatus">;
/** The part that both cycles answer. */
export type ChoiceState = Omit<ClassicConfig, "userAutoPilotConfigs" | "days">;

export interface RowDraft {
  /** Tells rows apart while they move; it is not saved. */
  readonly key: number;
  readonly categoryId: number | null;
  readonly tagIds: readonly number[];
  readonly language: ContentLanguage | null;
  readonly count: number | null;
}

export interface DayDraft {
  readonly categoryId: number;
  readonly tagIds: readonly number[];
}

export interface WeekDraft {
  readonly monday: string;
  readonly weekNumber: number;
  readonly weekYear: number;
  readonly days: Readonly<Partial<Record<WorkDay, DayDraft>>>;
}

/** What somebody is choosing, before it is saved. */
export interface Draft {
  readonly networks: readonly Network[];
  readonly days: readonly WorkDay[];
  readonly rows: readonly RowDraft[];
  readonly weeks: readonly WeekDraft[];
  /** Of the four weeks; null is every one. */
  readonly language: ContentLanguage | null;
  /** Own hours; null for the company's. */
  readonly hours: { readonly from: string; readonly to: string } | null;
}

const hoursOf = ({ shareTimeFrom, shareTimeTo }: ChoiceState): Draft["hours"] =>
  shareTimeFrom === null || shareTimeTo === null ? null : { from: shareTimeFrom, to: shareTimeTo };

const connectedOf = ({ socialNetworks }: Ground): Network[] =>
  socialNetworks.filter(({ connected }) => connected).map(({ socialNetwork }) => socialNetwork);

const rowOf = (row: Ground["userAutoPilotConfigs"][number], key: number): RowDraft => ({
  key,
  categoryId: row.categoryId,
  tagIds: row.categoryDefiningTagIds,
  language: row.postLanguage,
  count: row.noOfPost,
});

/** What is saved, or what the company suggests to whoever has saved nothing yet. */
export function draftOfClassic(config: ClassicConfig, ground: Ground): Draft {
  const isNew = config.version === 0;
  const rows = isNew
    ? ground.userAutoPilotConfigs.filter(({ noOfPost }) => noOfPost > 0)
    : config.userAutoPilotConfigs;
  return {
    networks: isNew ? connectedOf(ground) : config.socialNetworks,
    days: config.days,
    rows: rows.map(rowOf),
    weeks: [],
    language: null,
    hours: hoursOf(config),
  };
}

function suggestedWeeks(config: MonthlyConfig, ground: Ground, today: string): WeekDraft[] {
  const topics = ground.userAutoPilotConfigs.filter(({ noOfPost }) => noOfPost > 0);
  const answers = {
    networks: [],
    categoryIds: topics.map(({ categoryId }) => categoryId).slice(0, 4),
    days: usualDays,
    count: null,
    language: "ENGLISH" as const,
  };
  const made = monthlyOfTour(
    answers,
    ground.reservedDays.map(({ day }) => day),
    today,
  );
  return config.autopilotMonthlyWeekDataList.map(({ monday, weekNumber, weekYear }, at) => ({
    monday,
    weekNumber,
    weekYear,
    days: Object.fromEntries(
      (made.autopilotMonthlyWeekDataList[at]?.autopilotMonthlyConfigs ?? []).map(({ day, categoryId }) => [
        day,
        { categoryId, tagIds: [] },
      ]),
    ),
  }));
}

export function draftOfMonthly(config: MonthlyConfig, ground: Ground, today: string): Draft {
  const isNew = config.version === 0;
  const own = config.autopilotMonthlyWeekDataList.map((week) => ({
    monday: week.monday,
    weekNumber: week.weekNumber,
    weekYear: week.weekYear,
    entries: week.autopilotMonthlyConfigs.filter(({ isDisable }) => !isDisable),
  }));
  const languages = own.flatMap(({ entries }) => entries.map(({ language }) => language));
  return {
    networks: isNew ? connectedOf(ground) : config.socialNetworks,
    days: usualDays,
    rows: [],
    weeks: isNew
      ? suggestedWeeks(config, ground, today)
      : own.map(({ entries, ...week }) => ({
          ...week,
          days: Object.fromEntries(
            entries.map(({ day, categoryId, categoryDefiningTagIds }) => [
              day,
              { categoryId, tagIds: categoryDefiningTagIds },
            ]),
          ),
        })),
    language: languages[0] ?? null,
    hours: hoursOf(config),
  };
}

const times = ({ hours }: Draft) => ({
  shareTimeFrom: hours?.from ?? null,
  shareTimeTo: hours?.to ?? null,
});

export function classicWishOf(draft: Draft): ClassicWish {
  return {
    socialNetworks: [...draft.networks],
    days: [...draft.days],
    userAutoPilotConfigs: draft.rows.map(({ categoryId, tagIds, language, count }) => ({
      categoryId,
      noOfPost: count,
      postLanguage: language,
      categoryDefiningTagIds: [...tagIds],
    })),
    ...times(draft),
  };
}

export function monthlyWishOf(draft: Draft): MonthlyWish {
  return {
    socialNetworks: [...draft.networks],
    autopilotMonthlyWeekDataList: draft.weeks.map(({ weekNumber, weekYear, days }) => ({
      weekNumber,
      weekYear,
      autopilotMonthlyConfigs: workDays.flatMap((day) => {
        const chosen = days[day];
        if (!chosen) return [];
        const { categoryId, tagIds } = chosen;
        return [
          {
            weekNumber,
            weekYear,
            day,
            categoryId,
            categoryDefiningTagIds: [...tagIds],
            language: draft.language,
          },
        ];
      }),
    })),
    ...times(draft),
  };
}

/** What keeps the draft from being saved, as the rules say it. */
export function faultsOf(draft: Draft, ground: Ground): Fault[] {
  const offered = ground.socialNetworks.map(({ socialNetwork }) => socialNetwork);
  const { networks, hours: shareTime } = draft;
  if (shareTime && (shareTime.from === "" || shareTime.to === ""))
    return [{ field: "shareTimeTo", say: "shareTimeBoth" }];
  if (ground.cycle === "CLASSIC")
    return checkClassicConfig({ networks, rows: draft.rows, days: draft.days, shareTime }, offered);
  const weeks = draft.weeks.map(({ days }) =>
    Object.fromEntries(
      Object.entries(days).map(([day, { categoryId, tagIds }]) => [
        day,
        { categoryId, tagIds, language: draft.language },
      ]),
    ),
  );
  const reserved = ground.reservedDays.map(({ day }) => ({ day, categoryId: 0, tagIds: [], language: null }));
  return checkMonthlyConfig({ networks, weeks, shareTime }, offered, reserved);
}
