import type {
  readAutopilotContext,
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
import { firstNetworks } from "@polyphon/rules/autopilot/choices/first-networks.ts";
import { monthlyOfTour } from "@polyphon/rules/autopilot/choices/tour-config.ts";
import type { PostLanguage } from "./pickers/language-picker.tsx";

export type Context = OutputOf<typeof readAutopilotContext>;
export type ClassicConfig = OutputOf<typeof readClassicConfig>;
export type MonthlyConfig = OutputOf<typeof readMonthlyConfig>;
export type ClassicInput = Omit<CallOf<typeof saveClassicConfig>, "version" | "autopilotStatus">;
export type MonthlyInput = Omit<CallOf<typeof saveMonthlyConfig>, "version" | "autopilotStatus">;
/** The part that both cycles share. */
export type ChoiceState = Omit<ClassicConfig, "userAutoPilotConfigs" | "days">;

export interface RowDraft {
  /** Identifies a row while rows move; it is not saved. */
  readonly key: number;
  readonly categoryId: number | null;
  readonly tagIds: readonly number[];
  readonly language: ContentLanguage | null;
  readonly count: number | null;
}

export interface DayDraft {
  readonly categoryId: number;
  readonly tagIds: readonly number[];
  /** Of this day alone; it counts while the days are mixed. */
  readonly language: ContentLanguage | null;
}

export interface WeekDraft {
  readonly monday: string;
  readonly weekNumber: number;
  readonly weekYear: number;
  readonly days: Readonly<Partial<Record<WorkDay, DayDraft>>>;
}

/** The choice while it is edited. */
export interface Draft {
  readonly networks: readonly Network[];
  readonly days: readonly WorkDay[];
  /** Other working days may be used when the own ones are full. */
  readonly otherDays: boolean;
  readonly rows: readonly RowDraft[];
  readonly weeks: readonly WeekDraft[];
  /** Of the four weeks; null is every one, and mixed is what each day says. */
  readonly language: PostLanguage;
  /** Custom hours; null for the company's. */
  readonly hours: { readonly from: string; readonly to: string } | null;
}

const hoursOf = ({ shareTimeFrom, shareTimeTo }: ChoiceState): Draft["hours"] =>
  shareTimeFrom === null || shareTimeTo === null ? null : { from: shareTimeFrom, to: shareTimeTo };

const rowOf = (row: Context["userAutoPilotConfigs"][number], key: number): RowDraft => ({
  key,
  categoryId: row.categoryId,
  tagIds: row.categoryDefiningTagIds,
  language: row.postLanguage,
  count: row.noOfPost,
});

/** The saved choice, or the company's suggestion before anything is saved. */
export function draftOfClassic(config: ClassicConfig, context: Context): Draft {
  const isNew = config.version === 0;
  const rows = isNew
    ? context.userAutoPilotConfigs.filter(({ noOfPost }) => noOfPost > 0)
    : config.userAutoPilotConfigs;
  return {
    networks: isNew ? firstNetworks(context.socialNetworks) : config.socialNetworks,
    days: config.days,
    otherDays: config.otherDays,
    rows: rows.map(rowOf),
    weeks: [],
    language: null,
    hours: hoursOf(config),
  };
}

function suggestedWeeks(config: MonthlyConfig, context: Context, today: string): WeekDraft[] {
  const topics = context.userAutoPilotConfigs.filter(({ noOfPost }) => noOfPost > 0);
  const answers = {
    networks: [],
    categoryIds: topics.map(({ categoryId }) => categoryId).slice(0, 4),
    days: usualDays,
    count: null,
    language: "ENGLISH" as const,
  };
  const made = monthlyOfTour(
    answers,
    context.reservedDays.map(({ day }) => day),
    today,
  );
  return config.autopilotMonthlyWeekDataList.map(({ monday, weekNumber, weekYear }, at) => ({
    monday,
    weekNumber,
    weekYear,
    days: Object.fromEntries(
      (made.autopilotMonthlyWeekDataList[at]?.autopilotMonthlyConfigs ?? []).map(({ day, categoryId }) => [
        day,
        { categoryId, tagIds: [], language: null },
      ]),
    ),
  }));
}

export function draftOfMonthly(config: MonthlyConfig, context: Context, today: string): Draft {
  const isNew = config.version === 0;
  const own = config.autopilotMonthlyWeekDataList.map((week) => ({
    monday: week.monday,
    weekNumber: week.weekNumber,
    weekYear: week.weekYear,
    entries: week.autopilotMonthlyConfigs.filter(({ isDisable }) => !isDisable),
  }));
  const languages = new Set(own.flatMap(({ entries }) => entries.map(({ language }) => language)));
  const [language = null] = languages;
  return {
    networks: isNew ? firstNetworks(context.socialNetworks) : config.socialNetworks,
    days: usualDays,
    otherDays: config.otherDays,
    rows: [],
    weeks: isNew
      ? suggestedWeeks(config, context, today)
      : own.map(({ entries, ...week }) => ({
          ...week,
          days: Object.fromEntries(
            entries.map(({ day, categoryId, categoryDefiningTagIds, language: ofDay }) => [
              day,
              { categoryId, tagIds: categoryDefiningTagIds, language: ofDay },
            ]),
          ),
        })),
    language: languages.size > 1 ? "MIXED" : language,
    hours: hoursOf(config),
  };
}

const times = ({ hours, otherDays }: Draft) => ({
  shareTimeFrom: hours?.from ?? null,
  shareTimeTo: hours?.to ?? null,
  otherDays,
});

export function classicInputOf(draft: Draft): ClassicInput {
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

export function monthlyInputOf(draft: Draft): MonthlyInput {
  return {
    socialNetworks: [...draft.networks],
    autopilotMonthlyWeekDataList: draft.weeks.map(({ weekNumber, weekYear, days }) => ({
      weekNumber,
      weekYear,
      autopilotMonthlyConfigs: workDays.flatMap((day) => {
        const chosen = days[day];
        if (!chosen) return [];
        const { categoryId, tagIds } = chosen;
        const language = draft.language === "MIXED" ? chosen.language : draft.language;
        return [
          {
            weekNumber,
            weekYear,
            day,
            categoryId,
            categoryDefiningTagIds: [...tagIds],
            language,
          },
        ];
      }),
    })),
    ...times(draft),
  };
}

/** Of the chosen networks those on which something can be shared now. */
export const networksAtWork = ({ networks }: Draft, { socialNetworks }: Context): Network[] =>
  networks.filter((network) =>
    socialNetworks.some(({ socialNetwork, connected }) => connected && socialNetwork === network),
  );

/** In the weekly plan, on each network. */
export const postsAWeek = ({ rows }: Draft): number => rows.reduce((sum, { count }) => sum + (count ?? 0), 0);

/** The faults that prevent saving, by the rules. */
export function faultsOf(draft: Draft, context: Context): Fault[] {
  const offered = context.socialNetworks.map(({ socialNetwork }) => socialNetwork);
  const { networks, hours: shareTime } = draft;
  if (shareTime && (shareTime.from === "" || shareTime.to === ""))
    return [{ field: "shareTimeTo", say: "shareTimeBoth" }];
  if (context.cycle === "CLASSIC")
    return checkClassicConfig({ networks, rows: draft.rows, days: draft.days, shareTime }, offered);
  const weeks = draft.weeks.map(({ days }) =>
    Object.fromEntries(
      Object.entries(days).map(([day, { categoryId, tagIds, language }]) => [
        day,
        { categoryId, tagIds, language },
      ]),
    ),
  );
  const reserved = context.reservedDays.map(({ day }) => ({
    day,
    categoryId: 0,
    tagIds: [],
    language: null,
  }));
  return checkMonthlyConfig({ networks, weeks, shareTime }, offered, reserved);
}
