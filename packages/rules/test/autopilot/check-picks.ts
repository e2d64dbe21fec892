import {
  type CheckContext,
  hoursOf,
  kindOf,
  minuteOf,
  type UserContext,
  windowNames,
  filterOfStep,
} from "./check-context.ts";
import type { MixKind, PlanPick } from "../../src/autopilot/planner/plan-types.ts";

export interface Violation {
  readonly rule: string;
  readonly userId: number;
  readonly about: string;
}

type Say = (rule: string, holds: boolean, about?: string) => void;

export function openReport(userId: number, into: Violation[]): Say {
  return (rule, holds, about = "") => {
    if (!holds) into.push({ rule, userId, about });
  };
}

/** The post of a pick: visible, matching the filter, and new to the person on this network. */
function checkPost(context: CheckContext, own: UserContext, pick: PlanPick, say: Say): void {
  const { week } = context;
  const { user, plan } = own;
  const post = context.posts.get(pick.postId);
  const filter = filterOfStep(week, pick.reason.filter, pick.reason.step);
  say("post exists", post !== undefined, pick.slot);
  say("step is on", filter !== null, pick.slot);
  if (!post || !filter) return;
  say("visible when due", context.visibleAt(post, user, minuteOf(pick.dueAt)), `${pick.slot} ${pick.postId}`);
  say("not too old", context.isFresh(post, pick.date), `${pick.slot} ${pick.postId}`);
  say("category", post.categoryId === filter.categoryId, pick.slot);
  say(
    "tags",
    filter.tagIds.length === 0 || filter.tagIds.some((tag) => post.tagIds.includes(tag)),
    pick.slot,
  );
  say("language", filter.language === null || filter.language === post.language, pick.slot);
  say("post goes out there", post.networks.includes(pick.network), pick.slot);
  say("kind is the post's", pick.reason.kind === kindOf(post), pick.slot);
  say(
    "network is on",
    week.networks.includes(pick.network) && user.networks.includes(pick.network),
    pick.slot,
  );
  say("connected", user.connected.includes(pick.network), pick.slot);
  say("not skipped", !user.skipped.includes(pick.slot), pick.slot);
  const same = (each: { postId: number; network: string }) =>
    each.postId === pick.postId && each.network === pick.network;
  say("never shared before", !user.history.some(same), `${pick.slot} ${pick.postId}`);
  say("once a week", own.standing.filter(same).length === 1, `${pick.slot} ${pick.postId}`);
  say("slot filled once", plan.picks.filter(({ slot }) => slot === pick.slot).length === 1, pick.slot);
  say("voice offered", post.voices.includes(pick.voice), pick.slot);
  say(
    "own voice",
    user.voice === null || !post.voices.includes(user.voice) || pick.voice === user.voice,
    pick.slot,
  );
}

/** The time of a pick: a working day of the week, in the named window, inside all hours, later than now. */
function checkTime(context: CheckContext, { user, openDates }: UserContext, pick: PlanPick, say: Say): void {
  const { week, clock, dates, windows } = context;
  const local = clock.at(minuteOf(pick.dueAt));
  const hours = hoursOf(week, user);
  const about = `${pick.slot} ${pick.dueAt.toISOString()} ${local.date} ${local.minute}`;
  say("whole minute", pick.dueAt.getTime() % 60_000 === 0, about);
  say("working day of the week", dates.includes(local.date), about);
  say("own day, or agreed", openDates.includes(local.date), about);
  say("date as shown", local.date === pick.date, about);
  say("after now", pick.dueAt > week.now, about);
  say("share time", local.minute >= hours.from && local.minute <= hours.to, about);
  say("never after 23:30", local.minute <= 23 * 60 + 30, about);
  const away = user.outOfOffice;
  say("out of office", away === null || local.date < away.from || away.to < local.date, about);
  const window = windows.find(({ name }) => name === pick.reason.window);
  if (!window) return say("window", false, about);
  const [from, to] = pick.reason.overrun ? [window.to, window.end] : [window.from, window.to - 1];
  say("window", local.minute >= from && local.minute <= to, about);
  say(
    "clock shows it the first time",
    clock.day(local.date).get(local.minute) === minuteOf(pick.dueAt),
    about,
  );
}

/** Every option passed over had no room: earlier windows and days, the window before its overrun, better steps. */
function checkMoves(context: CheckContext, own: UserContext, pick: PlanPick, say: Say): void {
  const { week } = context;
  const { slot, network, reason } = pick;
  const post = context.posts.get(pick.postId);
  if (!post) return;
  const meant = reason.movedFrom ?? pick.date;
  say("moves forward only", meant <= pick.date, slot);
  const at = windowNames.indexOf(reason.window);
  for (let window = 0; window < at; window += 1)
    say(
      "earlier window was full",
      context.fits(own, network, post, pick.date, window, pick).length === 0,
      slot,
    );
  if (reason.overrun) {
    const end = context.windows[at]?.to ?? 0;
    const inside = context
      .fits(own, network, post, pick.date, at, pick)
      .filter((minute) => context.clock.at(minute).minute < end);
    say("window was full before its overrun", inside.length === 0, slot);
  }

  const mix = mixOf(context, own, pick);
  const canPlace = (step: string, days: readonly string[]) => {
    const filter = filterOfStep(week, reason.filter, step);
    if (!filter) return false;
    const onDay = (date: string) =>
      context.candidates(own, network, filter, date, pick).filter((each) => mix.hasRoom(kindOf(each)));
    if (onDay(meant).length === 0) return false;
    return days.some((date) =>
      onDay(date).some((each) =>
        [0, 1, 2].some((window) => context.fits(own, network, each, date, window, pick).length > 0),
      ),
    );
  };
  const before = own.openDates.filter((date) => meant <= date && date < pick.date);
  say("earlier day was full", !canPlace(reason.step, before), slot);
  const rest = own.openDates.filter((date) => meant <= date);
  if (reason.step !== "own") say("own category had nothing", !canPlace("own", rest), slot);
  if (reason.step === "best_of") say("substitute had nothing", !canPlace("substitute", rest), slot);
  if (reason.step === "best_of") checkBest(context, own, pick, say);
}

/** Nothing of the same kind with a better click-through had room on that day. */
function checkBest(context: CheckContext, own: UserContext, pick: PlanPick, say: Say): void {
  const post = context.posts.get(pick.postId);
  const filter = filterOfStep(context.week, pick.reason.filter, "best_of");
  if (!post || !filter) return;
  const better = context
    .candidates(own, pick.network, filter, pick.date, pick)
    .filter((each) => (each.clickThrough ?? -1) > (post.clickThrough ?? -1) && kindOf(each) === kindOf(post));
  const hasRoom = better.some((each) =>
    [0, 1, 2].some((window) => context.fits(own, pick.network, each, pick.date, window, pick).length > 0),
  );
  say("best click-through", !hasRoom, pick.slot);
}

/** Three shares a day, one for each window. */
function checkDays(context: CheckContext, { standing }: UserContext, say: Say): void {
  const shown = standing.map((share) => ({ ...share, local: context.clock.at(share.minute) }));
  for (const date of context.dates) {
    const day = shown.filter(({ local }) => local.date === date);
    if (!day.some(({ pick }) => pick)) continue;
    say("three a day", day.length <= 3, date);
    for (const { name, from, end } of context.windows) {
      const inside = day.filter(({ local }) => local.minute >= from && local.minute <= end);
      say("one in each window", !inside.some(({ pick }) => pick) || inside.length === 1, `${date} ${name}`);
    }
  }
}

const closed = ["skipped", "network_off", "not_connected", "out_of_office", "day_passed"];

/** The slots of which the percentages are a part, and what each kind has of them. */
export function mixOf(context: CheckContext, own: UserContext, but: PlanPick | null) {
  const { week } = context;
  const { plan } = own;
  const kinds: Record<MixKind, number> = { ORIGINAL: 0, CURATED: 0 };
  const count = (postId: number) => {
    const post = context.posts.get(postId);
    if (post) kinds[kindOf(post)] += 1;
  };
  for (const { postId } of [...plan.kept, ...plan.picks.filter((pick) => pick !== but)]) count(postId);
  const open = plan.gaps.filter(({ reason }) => !closed.includes(reason));
  const room = week.networks.reduce((sum, network) => {
    const left = Math.max(0, context.limitOf(network) - context.countOn(own, network));
    return sum + Math.min(left, open.filter((gap) => gap.network === network).length);
  }, 0);
  const slots = plan.kept.length + plan.picks.length + room;
  const sum = week.mix.original + week.mix.curated;
  const part = { ORIGINAL: week.mix.original / sum, CURATED: week.mix.curated / sum };
  const most = (kind: MixKind) => {
    if (sum === 0) return Number.POSITIVE_INFINITY;
    return part[kind] === 0 ? 0 : slots * part[kind] + 1.000001;
  };
  return { kinds, slots, part, most, hasRoom: (kind: MixKind) => kinds[kind] + 1 <= most(kind) };
}

export function checkPicks(context: CheckContext, own: UserContext, say: Say): void {
  const { picks } = own.plan;
  for (const pick of picks) {
    checkPost(context, own, pick, say);
    checkTime(context, own, pick, say);
    checkMoves(context, own, pick, say);
  }
  checkDays(context, own, say);
  for (const network of new Set(picks.map((pick) => pick.network)))
    say("weekly limit", context.countOn(own, network) <= context.limitOf(network), network);
  const mix = mixOf(context, own, null);
  for (const kind of new Set(picks.map(({ reason }) => reason.kind)))
    say("mix", mix.kinds[kind] <= mix.most(kind), `${kind} ${mix.kinds[kind]} of ${mix.slots}`);
}
