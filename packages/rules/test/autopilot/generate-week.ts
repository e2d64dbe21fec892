import { workDays } from "@polyphon/contract/companies/settings/company-choices.ts";
import { type ContentLanguage, postSources, voices } from "@polyphon/contract/content/content.ts";
import { networks } from "@polyphon/contract/networks/networks.ts";
import { minutesOf, timeOf } from "../../src/time/day-minutes.ts";
import type { WindowSettings } from "../../src/companies/settings/share-windows.ts";
import { addDays } from "../../src/time/calendar-dates.ts";
import { instantOf } from "../../src/time/zoned-time.ts";
import { minuteOf } from "../../src/time/minute-of.ts";
import type { OtherShare } from "./check-context.ts";
import type { CompanyWeek, PlanPost, PlanUser, SlotFilter } from "../../src/autopilot/planner/plan-types.ts";
import {
  loadTimes,
  placeKey,
  type StoredTimes,
  storeTimes,
  takeTime,
} from "../../src/autopilot/planner/times/taken-times.ts";

/** Generated companies, each from one seed: for the properties of the planner and for its benchmark. */
export interface Dice {
  readonly below: (end: number) => number;
  readonly chance: (percent: number) => boolean;
  readonly one: <T>(of: readonly T[]) => T;
  readonly some: <T>(of: readonly T[], percent: number) => T[];
}

export function diceOf(seed: number): Dice {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
  const below = (end: number) => Math.floor(next() * end);
  const chance = (percent: number) => below(100) < percent;
  return {
    below,
    chance,
    one: (of) => of[below(of.length)] as (typeof of)[number],
    some: (of, percent) => of.filter(() => chance(percent)),
  };
}

export interface WeekSize {
  readonly users: number;
  readonly posts: number;
  readonly categories: number;
  /** Everyday settings, or extreme ones for every rule. */
  readonly calm: boolean;
}

const languages: readonly ContentLanguage[] = ["ENGLISH", "GERMAN"];

/** Hours that a company's form accepts: windows further apart than the overrun, all before 23:30. */
export function generateHours(dice: Dice, calm: boolean): WindowSettings {
  const cap = calm ? 30 : dice.below(25);
  const length = () => (calm ? 90 + dice.below(60) : 10 + dice.below(60));
  // Late starts extend to 23:30, early ones cover the hours in which clocks change.
  const start = calm ? 420 : dice.below(dice.chance(40) ? 60 : 890);
  const primary = start + dice.below(60);
  const primaryTo = primary + length();
  const secondary = primaryTo + cap + 1 + dice.below(90);
  const secondaryTo = secondary + length();
  const tertiary = secondaryTo + cap + 1 + dice.below(90);
  const tertiaryTo = tertiary + length();
  const over = (to: number) => timeOf(to + (cap === 0 ? 0 : dice.below(cap + 1)));
  return {
    primaryFrom: timeOf(primary),
    primaryTo: timeOf(primaryTo),
    primaryOverrunTo: over(primaryTo),
    secondaryFrom: timeOf(secondary),
    secondaryTo: timeOf(secondaryTo),
    secondaryOverrunTo: over(secondaryTo),
    tertiaryFrom: timeOf(tertiary),
    tertiaryTo: timeOf(tertiaryTo),
    tertiaryOverrunTo: over(tertiaryTo),
    fixedTimeGap: calm ? 6 : 1 + dice.below(dice.one([5, 20, 60])),
    overrunHardCap: cap,
    shareTimeFrom: timeOf(start),
    shareTimeTo: timeOf(Math.min(23 * 60 + 30, Math.max(start + 180, tertiaryTo + cap + dice.below(60)))),
  };
}

function atTime(date: string, minute: number, zone: string): Date {
  const [year = 0, month = 0, day = 0] = date.split("-").map(Number);
  return instantOf({ year, month, day, hour: Math.floor(minute / 60), minute: minute % 60, second: 0 }, zone);
}

function madePost(dice: Dice, id: number, size: WeekSize, monday: string, zone: string): PlanPost {
  const edge = size.calm ? 3 : 20;
  const day = () => addDays(monday, dice.below(12) - 3);
  const past = size.calm ? 120 : dice.one([6, 120]);
  const isFrontPage = dice.chance(edge);
  return {
    id,
    categoryId: 1 + dice.below(size.categories),
    tagIds: dice.some([1, 2, 3], 40),
    language: size.calm && dice.chance(80) ? "ENGLISH" : dice.one(languages),
    source: size.calm ? dice.one(["ORIGINAL", "CURATED"] as const) : dice.one(postSources),
    networks: dice.chance(edge) ? [dice.one(networks)] : networks,
    voices: voices.slice(0, 1 + dice.below(3)),
    clickThrough: dice.chance(70) ? dice.below(50) / 10 : null,
    status: dice.chance(edge / 2) ? "IN_APPROVAL" : "PUBLISHED",
    publishAt: dice.chance(70) ? atTime(addDays(monday, 4 - dice.below(past)), dice.below(1440), zone) : null,
    startsOn: dice.chance(edge) ? day() : null,
    endsOn: dice.chance(edge) ? day() : null,
    killed: dice.chance(edge / 3),
    frontPage: isFrontPage ? { kind: "CLASSIC" } : { kind: "OFF" },
    groups: dice.some([1, 2], 50),
  };
}

function madeFilter(dice: Dice, size: WeekSize): SlotFilter {
  return {
    categoryId: 1 + dice.below(size.categories),
    tagIds: dice.chance(size.calm ? 15 : 30) ? dice.some([1, 2, 3], 50) : [],
    language: dice.one([null, ...languages, "ENGLISH"] as const),
  };
}

function madeUser(dice: Dice, userId: number, size: WeekSize, week: CompanyWeek): PlanUser {
  const edge = size.calm ? 4 : 20;
  const chosen = dice.some(networks, size.calm ? 35 : 50);
  const days = dice.some(workDays, 60);
  const from = dice.below(1200);
  const away = addDays(week.monday, dice.below(6) - 1);
  const cycleWeek = () =>
    Object.fromEntries(
      dice.some(workDays, 60).map((day): [string, SlotFilter] => [day, madeFilter(dice, size)]),
    );
  const rows = Array.from({ length: 1 + dice.below(size.calm ? 3 : 10) }, () => ({
    ...madeFilter(dice, size),
    count: 1 + dice.below(size.calm ? 2 : dice.one([2, 5, 20])),
  }));
  return {
    userId,
    networks: chosen.length === 0 ? ["LINKEDIN"] : chosen,
    connected: dice.chance(edge) ? dice.some(networks, 70) : networks,
    rows,
    days: days.length === 0 ? ["TUESDAY", "THURSDAY"] : days,
    cycleMonday: addDays(week.monday, 7 * (dice.below(12) - 6)),
    cycleWeeks: Array.from({ length: 4 }, cycleWeek),
    shareTime: dice.chance(edge) ? { from, to: from + 180 + dice.below(120) } : null,
    outOfOffice: dice.chance(edge) ? { from: away, to: addDays(away, dice.below(4)) } : null,
    voice: dice.chance(20) ? dice.one(voices) : null,
    groups: dice.some([1, 2, 3], 30),
    history: size.calm
      ? []
      : week.posts.flatMap(({ id }) =>
          dice.chance(10) ? [{ postId: id, network: dice.one(networks) }] : [],
        ),
    shares: [],
    skipped: [],
    // Last, so that the seeds of earlier findings still make the same companies.
    assisted: dice.some(networks, 40),
    otherDays: dice.chance(40),
  };
}

export function generateWeek(dice: Dice, size: WeekSize, zone: string, monday: string): CompanyWeek {
  const original = dice.one([0, 25, 40, 50, 70, 100]);
  const category = () => 1 + dice.below(size.categories);
  return {
    zone,
    monday,
    now: atTime(addDays(monday, size.calm || dice.chance(70) ? -1 : dice.below(5)), 18 * 60, zone),
    cycle: dice.one(["CLASSIC", "MONTHLY"] as const),
    networks: size.calm ? networks : ["LINKEDIN", ...dice.some(networks.slice(1), 85)],
    hours: generateHours(dice, size.calm),
    reservedDays: dice
      .some(workDays, size.calm ? 10 : 20)
      .map((day) => ({ day, ...madeFilter(dice, size), tagIds: [] })),
    substitute: dice.chance(50) ? { categoryId: category(), tagIds: dice.some([1, 2], 30) } : null,
    bestOfCategoryId: dice.chance(50) ? category() : null,
    mix: dice.chance(20) ? { original: 0, curated: 0 } : { original, curated: 100 - original },
    categoryIds: Array.from({ length: size.categories }, (_, at) => at + 1).filter(
      () => size.calm || dice.chance(90),
    ),
    posts: Array.from({ length: size.posts }, (_, at) => madePost(dice, at + 1, size, monday, zone)),
    oldestPostDays: size.calm ? 60 : dice.one([7, 30, 60, 730]),
  };
}

export function generateUsers(dice: Dice, size: WeekSize, week: CompanyWeek): PlanUser[] {
  return Array.from({ length: size.users }, (_, at) => madeUser(dice, 1000 + at, size, week));
}

/** Shares that people scheduled themselves in the planned week. */
export function withOwnShares(dice: Dice, user: PlanUser, week: CompanyWeek): PlanUser {
  const had = new Set(user.history.map(({ postId, network }) => placeKey(postId, network)));
  const shares = Array.from({ length: dice.below(4) }, () => ({
    postId: dice.one(week.posts).id,
    network: dice.one(networks),
    dueAt: atTime(addDays(week.monday, dice.below(7)), dice.below(1440), week.zone),
    state: dice.one(["SCHEDULED", "SHARED", "CANCELLED", "HELD"] as const),
    voice: "VOICE_1" as const,
    planned: null,
    edited: false,
  })).filter(({ postId, network }) => {
    const key = placeKey(postId, network);
    return !had.has(key) && had.add(key);
  });
  return { ...user, shares };
}

/** Colleagues who are not planned, with shares in the hours in which the others are. */
export function generateOthers(dice: Dice, week: CompanyWeek, count: number): OtherShare[] {
  const { primaryFrom, tertiaryOverrunTo } = week.hours;
  const first = minutesOf(primaryFrom);
  return Array.from({ length: count }, () => ({
    postId: dice.one(week.posts).id,
    network: dice.one(networks),
    dueAt: atTime(
      addDays(week.monday, dice.below(5)),
      first + dice.below(minutesOf(tertiaryOverrunTo) - first),
      week.zone,
    ),
    voice: "VOICE_1",
  }));
}

/** What a run would read from the database before it starts: who shares which post when. */
export function timesTaken(users: readonly PlanUser[], others: readonly OtherShare[]): StoredTimes {
  const taken = loadTimes([]);
  const own = users.flatMap(({ shares }) =>
    shares.filter(({ state }) => state !== "CANCELLED" && state !== "FAILED"),
  );
  for (const { postId, network, dueAt, voice } of [...own, ...others])
    takeTime(taken, placeKey(postId, network), minuteOf(dueAt), voice);
  return storeTimes(taken);
}
