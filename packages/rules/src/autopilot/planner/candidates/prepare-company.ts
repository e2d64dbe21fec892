import type { Network } from "@polyphon/contract/networks/networks.ts";
import { addDays } from "../../../time/calendar-dates.ts";
import { beginOfDate, localDateOf } from "../../../time/zoned-time.ts";
import { minuteOf } from "../../../time/minute-of.ts";
import { mixKindOf } from "../plan-mix.ts";
import type { CompanyWeek, MixKind, PlanPost, PlanStep, PlanUser, SlotFilter } from "../plan-types.ts";
import { type DayWindow, dayWindows, type PlanDay, workingWeek } from "../times/week-clock.ts";

/** A post in the form that the planner reads thousands of times. */
export interface Candidate {
  readonly id: number;
  readonly kind: MixKind;
  readonly networks: readonly Network[];
  readonly voices: PlanPost["voices"];
  /** Front-page news is for these groups only; null is for everybody. */
  readonly groups: readonly number[] | null;
  readonly visibleOn: readonly boolean[];
  /** The first minute in which it is published. */
  readonly earliest: number;
  /** News before what is still good, before the old. */
  readonly age: number;
}

export interface Pool {
  readonly step: PlanStep;
  readonly candidates: readonly Candidate[];
  /** The best come first for everybody; other pools have a different order per person. */
  readonly ranked: boolean;
}

/** The facts of a company, prepared once for all its people. */
export interface PreparedCompany {
  readonly week: CompanyWeek;
  readonly days: readonly PlanDay[];
  readonly today: string;
  /** The first minute that may still be planned. */
  readonly earliest: number;
  readonly kinds: ReadonlyMap<number, MixKind>;
  readonly byId: ReadonlyMap<number, { readonly post: PlanPost; readonly candidate: Candidate }>;
  readonly pools: (filter: SlotFilter) => readonly Pool[];
  /** The windows of each day within somebody's own hours. */
  readonly windows: (own: PlanUser["shareTime"]) => readonly (readonly DayWindow[])[];
}

const newsDays = 14;
const goodDays = 90;

/** From when on a post is news in a week. */
export const newsSinceIn = ({ monday, zone }: Pick<CompanyWeek, "monday" | "zone">): Date =>
  beginOfDate(addDays(monday, -newsDays), zone);

/** Dates of the company's clock as instants, so that no post has to convert its own. */
interface WeekBounds {
  readonly newsSince: Date;
  readonly goodSince: Date;
  readonly days: readonly { readonly date: string; readonly end: Date }[];
}

function boundsOf(week: CompanyWeek, days: readonly PlanDay[]): WeekBounds {
  const { monday, zone } = week;
  return {
    newsSince: newsSinceIn(week),
    goodSince: beginOfDate(addDays(monday, -goodDays), zone),
    days: days.map(({ date }) => ({ date, end: beginOfDate(addDays(date, 1), zone) })),
  };
}

function ageOf({ publishAt }: PlanPost, { newsSince, goodSince }: WeekBounds): number {
  if (publishAt === null) return 1;
  if (publishAt >= newsSince) return 0;
  return publishAt >= goodSince ? 1 : 2;
}

function candidateOf(post: PlanPost, bounds: WeekBounds): Candidate {
  return {
    id: post.id,
    kind: mixKindOf(post.source),
    networks: post.networks,
    voices: post.voices,
    groups: post.frontPage.kind === "OFF" || post.groups.length === 0 ? null : post.groups,
    visibleOn: bounds.days.map(
      ({ date, end }) =>
        (post.publishAt === null || post.publishAt < end) &&
        (post.startsOn === null || post.startsOn <= date) &&
        (post.endsOn === null || date <= post.endsOn),
    ),
    earliest: post.publishAt === null ? 0 : Math.ceil(post.publishAt.getTime() / 60_000),
    age: ageOf(post, bounds),
  };
}

export function matchesFilter(post: PlanPost, filter: SlotFilter): boolean {
  return (
    post.categoryId === filter.categoryId &&
    (filter.language === null || post.language === filter.language) &&
    (filter.tagIds.length === 0 || filter.tagIds.some((tag) => post.tagIds.includes(tag)))
  );
}

/** What each step looks for instead of the filter; the language stays. */
export function stepFilters(
  week: CompanyWeek,
  filter: SlotFilter,
): { readonly step: PlanStep; readonly filter: SlotFilter }[] {
  const { substitute, bestOfCategoryId } = week;
  return [
    { step: "own", filter },
    ...(substitute ? [{ step: "substitute" as const, filter: { ...filter, ...substitute } }] : []),
    ...(bestOfCategoryId === null
      ? []
      : [{ step: "best_of" as const, filter: { ...filter, categoryId: bestOfCategoryId, tagIds: [] } }]),
  ];
}

function remembered<K, V>(make: (key: K) => V, nameOf: (key: K) => string): (key: K) => V {
  const known = new Map<string, V>();
  return (key) => {
    const name = nameOf(key);
    const found = known.get(name);
    if (found !== undefined) return found;
    const made = make(key);
    known.set(name, made);
    return made;
  };
}

const filterName = ({ categoryId, language, tagIds }: SlotFilter) =>
  `${categoryId} ${language} ${tagIds.join()}`;

export function prepareCompany(week: CompanyWeek): PreparedCompany {
  const days = workingWeek(week.monday, week.zone);
  const bounds = boundsOf(week, days);
  const connected = new Set(week.categoryIds);
  const all = week.posts
    .filter(
      (post) =>
        post.status === "PUBLISHED" &&
        !post.killed &&
        connected.has(post.categoryId) &&
        post.voices.length > 0,
    )
    .map((post) => ({ post, candidate: candidateOf(post, bounds) }))
    .filter(({ candidate }) => candidate.visibleOn.includes(true))
    .toSorted((one, other) => one.post.id - other.post.id);
  const byCategory = Map.groupBy(all, ({ post }) => post.categoryId);

  const poolsOf = (asked: SlotFilter): Pool[] =>
    stepFilters(week, asked).map(({ step, filter }) => {
      const found = (byCategory.get(filter.categoryId) ?? []).filter(({ post }) =>
        matchesFilter(post, filter),
      );
      const ranked = step === "best_of";
      const rate = (post: PlanPost) => post.clickThrough ?? -1;
      const ordered = ranked ? found.toSorted((one, other) => rate(other.post) - rate(one.post)) : found;
      return { step, ranked, candidates: ordered.map(({ candidate }) => candidate) };
    });

  return {
    week,
    days,
    today: localDateOf(week.now, week.zone),
    earliest: minuteOf(week.now) + 1,
    kinds: new Map(week.posts.map((post) => [post.id, mixKindOf(post.source)])),
    byId: new Map(all.map((each) => [each.post.id, each])),
    pools: remembered(poolsOf, filterName),
    windows: remembered(
      (own: PlanUser["shareTime"]) => days.map((day) => dayWindows(day, week.hours, own)),
      (own) => (own ? `${own.from} ${own.to}` : ""),
    ),
  };
}
