import type { WorkDay } from "@polyphon/contract/companies/settings/company-choices.ts";
import { limits } from "@polyphon/contract/limits.ts";
import type { Network } from "@polyphon/contract/networks/networks.ts";
import type { Fault } from "../../companies/fault.ts";
import { minutesOf, timeOf } from "../../time/day-minutes.ts";
import type { CycleWeek, SlotFilter } from "../planner/plan-types.ts";

/** A row as a form holds it: what is not chosen yet is null. Its language always is; every one is an answer too. */
export interface ConfigRow {
  readonly categoryId: number | null;
  readonly count: number | null;
}

/** How many posts a week can have: the largest weekly limit of the chosen networks. Each network keeps its own. */
export function totalCap(networks: readonly Network[]): number {
  return Math.max(0, ...networks.map((network) => limits.weeklyShares[network]));
}

/** How many more posts the rows may ask for; below 0 they ask for too many. */
export function remainingPosts(
  networks: readonly Network[],
  rows: readonly Pick<ConfigRow, "count">[],
): number {
  return totalCap(networks) - rows.reduce((sum, { count }) => sum + (count ?? 0), 0);
}

/** One post for each row that is offered, as many rows as posts are suggested. */
export function firstCounts(rows: number, suggested: number): number[] {
  return Array.from({ length: rows }, (_, at) => (at < suggested ? 1 : 0));
}

function networkFaults(chosen: readonly Network[], offered: readonly Network[]): Fault[] {
  if (chosen.length === 0) return [{ field: "socialNetworks", say: "required" }];
  return chosen.some((network) => !offered.includes(network))
    ? [{ field: "socialNetworks", say: "networkIsOff" }]
    : [];
}

function rowFaults({ categoryId, count }: ConfigRow, at: number): Fault[] {
  const most = limits.autopilot.countMax;
  const needed = { categoryId, noOfPost: count };
  const missing = Object.entries(needed).filter(([, value]) => value === null);
  const isOutside = count !== null && (!Number.isInteger(count) || count < 1 || count > most);
  return [
    ...missing.map(([field]) => ({ field: `userAutoPilotConfigs.${at}.${field}`, say: "required" })),
    ...(isOutside
      ? [
          {
            field: `userAutoPilotConfigs.${at}.noOfPost`,
            say: "between",
            values: { minimum: 1, maximum: most },
          },
        ]
      : []),
  ];
}

/** Own hours: from 21:00 at the latest, at least three hours, and never past 23:30. */
export function checkShareTime(from: string, to: string): Fault[] {
  const { latestFrom } = limits.autopilot;
  const { latestTime, shareHours } = limits.company;
  const [start, end] = [minutesOf(from), minutesOf(to)];
  if (start > minutesOf(latestFrom))
    return [{ field: "shareTimeFrom", say: "latestTime", values: { time: latestFrom } }];
  if (end > minutesOf(latestTime))
    return [{ field: "shareTimeTo", say: "latestTime", values: { time: timeOf(minutesOf(latestTime)) } }];
  if (start >= end) return [{ field: "shareTimeTo", say: "fromBeforeTo" }];
  return end - start < shareHours * 60
    ? [{ field: "shareTimeTo", say: "shareTimeHours", values: { hours: shareHours } }]
    : [];
}

export interface ClassicConfig {
  readonly networks: readonly Network[];
  readonly rows: readonly ConfigRow[];
  readonly days: readonly WorkDay[];
  readonly shareTime: { readonly from: string; readonly to: string } | null;
}

export function checkClassicConfig(
  { networks, rows, days, shareTime }: ClassicConfig,
  offered: readonly Network[],
): Fault[] {
  const field = "userAutoPilotConfigs";
  const { rows: most } = limits.autopilot;
  return [
    ...networkFaults(networks, offered),
    ...(rows.length === 0 ? [{ field, say: "required" }] : []),
    ...(rows.length > most ? [{ field, say: "tooMany", values: { maximum: most } }] : []),
    ...rows.flatMap(rowFaults),
    ...(networks.length > 0 && remainingPosts(networks, rows) < 0
      ? [{ field, say: "postCountExceeded" }]
      : []),
    ...(days.length === 0 ? [{ field: "days", say: "dayNeeded" }] : []),
    ...(shareTime ? checkShareTime(shareTime.from, shareTime.to) : []),
  ];
}

export interface MonthlyConfig {
  readonly networks: readonly Network[];
  readonly weeks: readonly CycleWeek[];
  readonly shareTime: { readonly from: string; readonly to: string } | null;
}

/** Four weeks, each with a category, and no more than four own categories in all. A reserved day is a category too. */
export function checkMonthlyConfig(
  { networks, weeks, shareTime }: MonthlyConfig,
  offered: readonly Network[],
  reserved: readonly (SlotFilter & { readonly day: WorkDay })[],
): Fault[] {
  const field = "autopilotMonthlyWeekDataList";
  const most = limits.autopilot.categories;
  const filters = weeks.map((week) => Object.values(week));
  const categories = new Set(filters.flat().map(({ categoryId }) => categoryId));
  return [
    ...networkFaults(networks, offered),
    ...(weeks.length === limits.autopilot.weeks ? [] : [{ field, say: "fourWeeks" }]),
    ...filters.flatMap((week, at) =>
      week.length === 0 && reserved.length === 0
        ? [{ field: `${field}.${at}`, say: "categoryWeeklyRequired" }]
        : [],
    ),
    ...weeks.flatMap((week, at) =>
      reserved.some(({ day }) => week[day] !== undefined)
        ? [{ field: `${field}.${at}`, say: "dayReserved" }]
        : [],
    ),
    ...(categories.size > most ? [{ field, say: "tooManyCategories", values: { maximum: most } }] : []),
    ...(shareTime ? checkShareTime(shareTime.from, shareTime.to) : []),
  ];
}

/** Out of office: both dates or none, and the last not before the first. */
export function checkOutOfOffice(from: string | null, to: string | null): Fault[] {
  if (from === null && to === null) return [];
  if (from === null) return [{ field: "apOutOfOfficeStartDate", say: "required" }];
  if (to === null) return [{ field: "apOutOfOfficeEndDate", say: "required" }];
  return to < from ? [{ field: "apOutOfOfficeEndDate", say: "endNotBeforeStart" }] : [];
}
