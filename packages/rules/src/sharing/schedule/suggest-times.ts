import { shareWindows } from "@polyphon/contract/companies/settings/company-choices.ts";
import { limits } from "@polyphon/contract/limits.ts";
import type { Network } from "@polyphon/contract/networks/networks.ts";
import type { TimeReason } from "@polyphon/contract/sharing/sharing.ts";
import { type DayWindow, dayWindows, planDay, type Span } from "../../autopilot/planner/times/week-clock.ts";
import type { WindowSettings } from "../../companies/settings/share-windows.ts";
import { addDays, weekdayOf } from "../../time/calendar-dates.ts";
import { minutesOf, timeOf } from "../../time/day-minutes.ts";
import { minuteOf } from "../../time/minute-of.ts";
import { beginOfDate, isoWeekRange, localDateOf, localTimeOf } from "../../time/zoned-time.ts";
import { takesPlace, weekIsFull, type WeekShare } from "./weekly-limit.ts";

/** What a person has told the autopilot about times. */
export interface ChosenTimes {
  /** The days on which the person likes to share; null where none were chosen. */
  readonly dates: ReadonlySet<string> | null;
  /** Own hours in minutes of the day, inside those of the company. */
  readonly hours: { readonly from: number; readonly to: number } | null;
  readonly away: { readonly from: string; readonly to: string } | null;
}

export interface TimeQuestion {
  readonly now: Date;
  readonly zone: string;
  /** When the company shares. */
  readonly hours: WindowSettings;
  /** Null where the person has told the autopilot nothing. */
  readonly chosen: ChosenTimes | null;
  /** Where the post is to be shared. */
  readonly networks: readonly Network[];
  /** The person's shares of all weeks of `suggestedRange`, without those that this one replaces. */
  readonly shares: readonly WeekShare[];
  /** When colleagues share the same post on one of the networks. */
  readonly colleagues: readonly Date[];
  /** The last day on which the post can be shared. */
  readonly endsOn: string | null;
  /** The day that the person asks for. */
  readonly day: string | null;
}

export interface SuggestedTime {
  readonly at: Date;
  /** Date and time as the company's clock shows them. */
  readonly date: string;
  readonly time: string;
  readonly reason: TimeReason;
}

const { suggestDays, suggestedTimes: most, suggestLeadMinutes } = limits.share;
const minuteMs = 60_000;

/** Round times first; where colleagues have taken them, any minute. */
const steps = [15, 5, 1] as const;

/** The days that are considered, from today or from the day asked for. */
export function suggestedDates({ now, zone, day }: Pick<TimeQuestion, "now" | "zone" | "day">): string[] {
  const today = localDateOf(now, zone);
  const first = day === null || day < today ? today : day;
  return Array.from({ length: suggestDays }, (_, at) => addDays(first, at));
}

/** The whole weeks around the days that are considered: a week's limit counts all of its shares. */
export function suggestedRange(asked: Pick<TimeQuestion, "now" | "zone" | "day">): {
  readonly from: Date;
  readonly until: Date;
} {
  const dates = suggestedDates(asked);
  const weekOf = (date = "") => isoWeekRange(beginOfDate(date, asked.zone), asked.zone);
  return { from: weekOf(dates[0]).from, until: weekOf(dates.at(-1)).until };
}

interface Spot {
  readonly minute: number;
  /** Its place among the windows of the day. */
  readonly window: number;
}

interface Taken {
  readonly minutes: readonly number[];
  readonly gap: number;
  readonly earliest: number;
}

function freeIn(spans: readonly Span[], { minutes, gap, earliest }: Taken): number | null {
  for (const step of steps)
    for (const { from, to } of spans) {
      const near = minutes.filter((minute) => minute > from - gap && minute < to + gap);
      for (let at = Math.ceil(Math.max(from, earliest) / step) * step; at <= to; at += step)
        if (near.every((other) => Math.abs(other - at) >= gap)) return at;
    }
  return null;
}

const holds = ({ proper, overrun }: DayWindow, minute: number) =>
  [...proper, ...overrun].some(({ from, to }) => from <= minute && minute <= to);

interface OpenDay {
  readonly date: string;
  /** 0 for the best kind of day. */
  readonly rank: number;
  /** The person shares nothing on it. */
  readonly free: boolean;
  readonly spots: readonly Spot[];
}

/** Before every other day. */
const askedFor = -1;

function isAway(chosen: ChosenTimes | null, date: string): boolean {
  const away = chosen?.away ?? null;
  return away !== null && away.from <= date && date <= away.to;
}

/** Chosen days before others, and days without shares before days with some; weekends last. */
function rankOf(date: string, free: boolean, chosen: ChosenTimes | null): number {
  const weekend = weekdayOf(date) > 4;
  if (chosen?.dates ? chosen.dates.has(date) : !weekend) return free ? 0 : 1;
  return (weekend ? 4 : 2) + (free ? 0 : 1);
}

/** One share of a person in a window, as the autopilot plans; a day that was asked for also has its other hours. */
function spotsOn(date: string, asked: TimeQuestion, own: readonly number[], taken: Taken): Spot[] {
  const { zone, hours, chosen, day } = asked;
  const windowsWithin = (settings: WindowSettings) =>
    dayWindows(planDay(date, zone), settings, chosen?.hours ?? null);
  const spots: Spot[] = [];
  const add = ({ proper }: DayWindow, window: number) => {
    const minutes = [...taken.minutes, ...spots.map((spot) => spot.minute)];
    const minute = freeIn(proper, { ...taken, minutes });
    if (minute !== null) spots.push({ minute, window });
  };
  for (const [at, window] of windowsWithin(hours).entries())
    if (!own.some((minute) => holds(window, minute))) add(window, at);
  if (spots.length === 0 && date === day)
    for (const window of windowsWithin(wholeDay(hours)).slice(0, 1)) add(window, 0);
  return spots;
}

function openDays(asked: TimeQuestion): OpenDay[] {
  const { now, zone, hours, chosen, shares, colleagues, networks, endsOn, day } = asked;
  const own = shares.filter(({ state }) => takesPlace(state)).map(({ dueAt }) => minuteOf(dueAt));
  const used = new Set(own.map((minute) => localDateOf(new Date(minute * minuteMs), zone)));
  const taken: Taken = {
    minutes: [...own, ...colleagues.map(minuteOf)],
    gap: hours.fixedTimeGap,
    earliest: minuteOf(now) + suggestLeadMinutes,
  };
  const isOut = (date: string) =>
    (endsOn !== null && date > endsOn) || (date !== day && isAway(chosen, date));
  return suggestedDates(asked).flatMap((date) => {
    const begin = beginOfDate(date, zone);
    if (isOut(date) || networks.some((network) => weekIsFull(shares, network, begin, zone))) return [];
    const spots = spotsOn(date, asked, own, taken);
    const free = !used.has(date);
    return spots.length === 0
      ? []
      : [{ date, free, rank: date === day ? askedFor : rankOf(date, free, chosen), spots }];
  });
}

/** All hours of the company as one window: a day that was asked for has a time while it has one at all. */
function wholeDay(hours: WindowSettings): WindowSettings {
  const { shareTimeFrom, shareTimeTo } = hours;
  return { ...hours, primaryFrom: shareTimeFrom, primaryTo: shareTimeTo, primaryOverrunTo: shareTimeTo };
}

const lunch = minutesOf("11:30");
const afternoon = minutesOf("14:00");
const evening = minutesOf("18:00");

function partOfDay(minute: number): TimeReason {
  if (minute < lunch) return "morning";
  if (minute < afternoon) return "midday";
  return minute < evening ? "afternoon" : "evening";
}

function reasonOf(asked: TimeQuestion, { date, free }: OpenDay, minute: number, at: Date): TimeReason {
  if (date === asked.day) return "asked_day";
  if (asked.chosen?.dates?.has(date)) return "chosen_day";
  const { from, until } = isoWeekRange(at, asked.zone);
  const isBusyWeek = asked.shares.some(
    ({ state, dueAt }) => takesPlace(state) && dueAt >= from && dueAt < until,
  );
  if (free && isBusyWeek) return "free_day";
  return weekdayOf(date) > 4 ? "weekend" : partOfDay(minute);
}

interface PickedTime {
  readonly day: OpenDay;
  readonly spot: Spot;
}

/** Kinds of days, the better first: those that suit the person, other working days, weekends. */
const kinds = [
  [0, 1],
  [2, 3],
  [4, 5],
];

/**
 * The day asked for with all its times. Then kind after kind of days one time each, and only when these are used up a
 * second time of them. The window changes from one to the next, so that there is something to choose from.
 */
function pick(days: readonly OpenDay[]): PickedTime[] {
  const picked: PickedTime[] = days
    .filter(({ rank }) => rank === askedFor)
    .flatMap((day) => day.spots.map((spot) => ({ day, spot })));
  const left = days.map((day) => ({ day, spots: [...day.spots] }));
  const turns = kinds.flatMap((ranks) =>
    shareWindows.flatMap(() => left.filter(({ day }) => ranks.includes(day.rank))),
  );
  for (const { day, spots } of turns) {
    if (picked.length >= most) break;
    const wanted = picked.length % shareWindows.length;
    const at = picked.length === 0 ? 0 : spots.findIndex(({ window }) => window === wanted);
    for (const spot of spots.splice(Math.max(0, at), 1)) picked.push({ day, spot });
  }
  return picked;
}

/**
 * The next good time first, then other good ones in the order of the calendar. None is in the past, twice the same or
 * closer than the company's gap to a share of the person or of a colleague with the same post.
 */
export function suggestTimes(asked: TimeQuestion): SuggestedTime[] {
  const days = openDays(asked).toSorted(
    (one, other) => one.rank - other.rank || one.date.localeCompare(other.date),
  );
  const [first, ...others] = pick(days);
  if (!first) return [];
  const inOrder = others.toSorted((one, other) => one.spot.minute - other.spot.minute);
  return [first, ...inOrder].map(({ day, spot }) => {
    const at = new Date(spot.minute * minuteMs);
    const shown = localTimeOf(at, asked.zone);
    const minute = shown.hour * 60 + shown.minute;
    return { at, date: day.date, time: timeOf(minute), reason: reasonOf(asked, day, minute, at) };
  });
}
