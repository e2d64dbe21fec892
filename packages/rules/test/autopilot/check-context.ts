import { workDays } from "@polyphon/contract/companies/settings/company-choices.ts";
import { limits } from "@polyphon/contract/limits.ts";
import type { Voice } from "@polyphon/contract/content/content.ts";
import type { Network } from "@polyphon/contract/networks/networks.ts";
import { isPostVisible } from "../../src/content/visibility/visible-post.ts";
import { checkClock } from "./check-clock.ts";
import type {
  CompanyWeek,
  MixKind,
  PlanPick,
  PlanPost,
  PlanUser,
  UserPlan,
  WeekShare,
  SlotFilter,
} from "../../src/autopilot/planner/plan-types.ts";

/** A colleague's share that nobody plans here. */
export interface OtherShare {
  readonly postId: number;
  readonly network: Network;
  readonly dueAt: Date;
  readonly voice: Voice;
}

/** A share of a finished plan, whoever placed it. */
export interface Standing {
  readonly postId: number;
  readonly network: Network;
  readonly minute: number;
  readonly pick: PlanPick | null;
}

export interface UserContext {
  readonly user: PlanUser;
  readonly plan: UserPlan;
  readonly standing: readonly Standing[];
  readonly had: ReadonlySet<string>;
  /** The working days of the week that the person chose, and those on which shares may lie. */
  readonly ownDates: readonly string[];
  readonly openDates: readonly string[];
  /** Who was planned earlier has a smaller number. */
  readonly turn: number;
}

export const minuteOf = (date: Date): number => Math.floor(date.getTime() / 60_000);
const clockMinutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const nameOf = (postId: number, network: string): string => `${network} ${postId}`;
const isFinal = ({ state }: WeekShare): boolean => state === "FAILED" || state === "CANCELLED";

/** No share is later, whatever hours are stored. */
const latest = 23 * 60 + 30;
export const windowNames = ["primary", "secondary", "tertiary"] as const;

export function windowsOfWeek({ hours }: CompanyWeek) {
  return windowNames.map((name) => {
    const [from, to] = [clockMinutes(hours[`${name}From`]), clockMinutes(hours[`${name}To`])];
    const end = Math.min(clockMinutes(hours[`${name}OverrunTo`]), to + hours.overrunHardCap, latest);
    return { name, from, to, end };
  });
}

export function hoursOf({ hours }: CompanyWeek, { shareTime }: PlanUser) {
  return {
    from: Math.max(clockMinutes(hours.shareTimeFrom), shareTime?.from ?? 0),
    to: Math.min(clockMinutes(hours.shareTimeTo), shareTime?.to ?? 1440, latest),
  };
}

export const kindOf = ({ source }: PlanPost): MixKind =>
  source === "CURATED" || source === "REAL_TIME" ? "CURATED" : "ORIGINAL";

export function filterOfStep(week: CompanyWeek, filter: SlotFilter, step: string): SlotFilter | null {
  if (step === "own") return filter;
  if (step === "substitute") return week.substitute && { ...week.substitute, language: filter.language };
  if (week.bestOfCategoryId === null) return null;
  return { categoryId: week.bestOfCategoryId, tagIds: [], language: filter.language };
}

/** What each working day of a monthly week asks for: the company's reserved category before the person's own. */
export function cycleDays(week: CompanyWeek, user: PlanUser): (SlotFilter | null)[] {
  const cycle = Math.round((Date.parse(week.monday) - Date.parse(user.cycleMonday)) / (7 * 86_400_000));
  const own = user.cycleWeeks[((cycle % 4) + 4) % 4];
  return workDays.map((day) => week.reservedDays.find((each) => each.day === day) ?? own?.[day] ?? null);
}

/** The days a person chose, whether or not they agree to others. */
function ownDates(week: CompanyWeek, user: PlanUser, dates: readonly string[]): string[] {
  const asked = cycleDays(week, user);
  return dates.filter((_, at) => {
    const day = workDays[at];
    return week.cycle === "CLASSIC" ? day !== undefined && user.days.includes(day) : Boolean(asked[at]);
  });
}

/** Everything a finished plan is checked against, derived afresh from its input and output. */
export function checkContext(
  week: CompanyWeek,
  users: readonly PlanUser[],
  plans: readonly UserPlan[],
  others: readonly OtherShare[],
) {
  const clock = checkClock(week.zone);
  const posts = new Map(week.posts.map((post) => [post.id, post]));
  const monday = Date.parse(week.monday);
  const dates = [0, 1, 2, 3, 4].map((day) => new Date(monday + day * 86_400_000).toISOString().slice(0, 10));
  const windows = windowsOfWeek(week);

  const contexts: UserContext[] = users.map((user, at) => {
    const plan = plans[at] ?? { userId: user.userId, kept: [], withdrawn: [], picks: [], gaps: [] };
    const gone = (share: WeekShare) =>
      isFinal(share) ||
      plan.withdrawn.some((each) => each.postId === share.postId && each.network === share.network);
    const staying = user.shares.filter((share) => !gone(share));
    const standing = [
      ...staying.map((share) => ({ ...share, minute: minuteOf(share.dueAt), pick: null })),
      ...plan.picks.map((pick) => ({ ...pick, minute: minuteOf(pick.dueAt), pick })),
    ].map(({ postId, network, minute, pick }) => ({ postId, network, minute, pick }));
    const had = new Set([...user.history, ...standing].map(({ postId, network }) => nameOf(postId, network)));
    const own = ownDates(week, user, dates);
    return {
      user,
      plan,
      standing,
      had,
      ownDates: own,
      openDates: user.otherDays ? dates : own,
      turn: at,
    };
  });

  const times = new Map<string, { minute: number; pick: PlanPick | null }[]>();
  const note = ({ postId, network, minute, pick }: Standing) => {
    const name = nameOf(postId, network);
    const list = times.get(name) ?? [];
    list.push({ minute, pick });
    times.set(name, list);
  };
  for (const { standing } of contexts) standing.forEach(note);
  for (const other of others) note({ ...other, minute: minuteOf(other.dueAt), pick: null });

  const visibleAt = (post: PlanPost, user: PlanUser, minute: number) =>
    isPostVisible(
      post,
      {
        userId: user.userId,
        zone: week.zone,
        groups: user.groups,
        foreign: false,
        categoryConnected: week.categoryIds.includes(post.categoryId),
        keptBack: null,
      },
      new Date(minute * 60_000),
    );
  const publishDates = new Map(
    week.posts.map(({ id, publishAt }) => [id, publishAt === null ? "" : clock.at(minuteOf(publishAt)).date]),
  );
  const visibleOn = (post: PlanPost, user: PlanUser, date: string) =>
    post.status === "PUBLISHED" &&
    !post.killed &&
    week.categoryIds.includes(post.categoryId) &&
    (publishDates.get(post.id) ?? "") <= date &&
    (post.startsOn ?? "") <= date &&
    date <= (post.endsOn ?? date) &&
    (post.frontPage.kind === "OFF" ||
      post.groups.length === 0 ||
      post.groups.some((group) => user.groups.includes(group)));

  /** The days since a post appeared: since it was published, or since its first day if that is later. */
  const isFresh = (post: PlanPost, date: string) => {
    const published = publishDates.get(post.id) ?? "";
    const appeared = published < (post.startsOn ?? "") ? (post.startsOn ?? "") : published;
    return (
      appeared === "" ||
      Math.round((Date.parse(date) - Date.parse(appeared)) / 86_400_000) <= week.oldestPostDays
    );
  };

  /** Posts of any age that fit on a date and that the person has nowhere in the week or before, except for `but`. */
  const agedCandidates = (
    context: UserContext,
    network: Network,
    filter: SlotFilter,
    date: string,
    but: PlanPick | null,
  ) =>
    week.posts.filter(
      (post) =>
        post.categoryId === filter.categoryId &&
        (filter.language === null || filter.language === post.language) &&
        (filter.tagIds.length === 0 || post.tagIds.some((tag) => filter.tagIds.includes(tag))) &&
        post.voices.length > 0 &&
        post.networks.includes(network) &&
        (!context.had.has(nameOf(post.id, network)) ||
          (but?.postId === post.id && but.network === network)) &&
        visibleOn(post, context.user, date),
    );
  const candidates = (...asked: Parameters<typeof agedCandidates>) =>
    agedCandidates(...asked).filter((post) => isFresh(post, asked[3]));

  const free = new Map<string, readonly number[]>();
  const minutesOfWindow = (date: string, window: number): number[] => {
    const { from = 0, end = 0 } = windows[window] ?? {};
    const shown = clock.day(date);
    return Array.from({ length: end - from + 1 }, (_, at) => shown.get(from + at)).filter(
      (minute) => minute !== undefined,
    );
  };
  const freeOf = (postId: number, network: Network, date: string, window: number, but: PlanPick | null) => {
    const isOwn = but?.postId === postId && but.network === network;
    const name = `${nameOf(postId, network)} ${date} ${window}`;
    const known = isOwn ? undefined : free.get(name);
    if (known) return known;
    const held = (times.get(nameOf(postId, network)) ?? []).filter(
      ({ pick }) => pick === null || pick !== but,
    );
    const made = minutesOfWindow(date, window).filter((minute) =>
      held.every((each) => Math.abs(each.minute - minute) >= week.hours.fixedTimeGap),
    );
    if (!isOwn) free.set(name, made);
    return made;
  };

  /** The minutes of a window that are free for the person: no other share that day, inside the hours, not past. */
  const ownMinutes = (context: UserContext, date: string, window: number, but: PlanPick | null): number[] => {
    const { user } = context;
    const isAway = user.outOfOffice !== null && user.outOfOffice.from <= date && date <= user.outOfOffice.to;
    const today = context.standing
      .filter(({ pick }) => pick === null || pick !== but)
      .map(({ minute }) => ({ minute, local: clock.at(minute) }))
      .filter(({ local }) => local.date === date);
    const inside = minutesOfWindow(date, window);
    if (isAway || today.length >= 3 || today.some(({ minute }) => inside.includes(minute))) return [];
    const hours = hoursOf(week, user);
    return inside.filter((minute) => {
      const local = clock.at(minute).minute;
      return local >= hours.from && local <= hours.to && minute * 60_000 > week.now.getTime();
    });
  };
  const publishedBy = (post: PlanPost, minute: number) =>
    post.publishAt === null || post.publishAt.getTime() <= minute * 60_000;
  const fits = (
    context: UserContext,
    network: Network,
    post: PlanPost,
    date: string,
    window: number,
    but: PlanPick | null,
  ): number[] => {
    const own = ownMinutes(context, date, window, but).filter((minute) => publishedBy(post, minute));
    if (own.length === 0) return [];
    const open = new Set(freeOf(post.id, network, date, window, but));
    return own.filter((minute) => open.has(minute));
  };

  const turns = new Map(users.map(({ userId }, at) => [userId, at]));
  /** Free when the person was planned: who came later took times that were still there. */
  const fittedThen = (
    context: UserContext,
    network: Network,
    post: PlanPost,
    date: string,
    window: number,
  ) => {
    const held = (times.get(nameOf(post.id, network)) ?? []).filter(
      ({ pick }) => pick === null || (turns.get(pick.userId) ?? 0) <= context.turn,
    );
    return ownMinutes(context, date, window, null).filter(
      (minute) =>
        publishedBy(post, minute) &&
        held.every((each) => Math.abs(each.minute - minute) >= week.hours.fixedTimeGap),
    );
  };

  const limitOf = (network: Network) => limits.weeklyShares[network];
  const countOn = ({ standing }: UserContext, network: Network) =>
    standing.filter((share) => share.network === network).length;
  return {
    week,
    clock,
    posts,
    dates,
    windows,
    contexts,
    times,
    visibleAt,
    isFresh,
    agedCandidates,
    candidates,
    ownMinutes,
    fits,
    fittedThen,
    publishedBy,
    limitOf,
    countOn,
  };
}

export type CheckContext = ReturnType<typeof checkContext>;
