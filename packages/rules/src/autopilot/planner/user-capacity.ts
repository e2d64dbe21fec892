import { shareWindows } from "@polyphon/contract/companies/settings/company-choices.ts";
import { limits } from "@polyphon/contract/limits.ts";
import type { Network } from "@polyphon/contract/networks/networks.ts";
import { daysBetween } from "../../time/calendar-dates.ts";
import { minuteOf } from "../../time/minute-of.ts";
import { inOwnOrder } from "./candidates/own-order.ts";
import { openMix } from "./plan-mix.ts";
import type { MixKind, PlanUser, Slot, WeekShare } from "./plan-types.ts";
import type { Candidate, Pool, PreparedCompany } from "./candidates/prepare-company.ts";
import type { Review } from "./review-shares.ts";
import { placeKey } from "./times/taken-times.ts";
import type { DayWindow } from "./times/week-clock.ts";

/** What one person still has free while the week is planned. It only ever shrinks. */
export interface UserCapacity {
  readonly limitReached: (network: Network) => boolean;
  readonly isDayFull: (day: number) => boolean;
  readonly isOpen: (day: number, window: number) => boolean;
  /** The pool's posts, the best for this person first. */
  readonly inOrder: (pool: Pool) => readonly Candidate[];
  /** Whether the person may still get the post in this slot on that day, ignoring the mix. */
  readonly fits: (post: Candidate, slot: Slot, day: number) => boolean;
  /** Whether it would fit if it were younger. */
  readonly isTooOld: (post: Candidate, slot: Slot, day: number) => boolean;
  /** The kinds that the mix has room for: all posts of the first are tried before any of the next. */
  readonly kindsInTurn: () => readonly (readonly MixKind[])[];
  readonly wantedKind: () => MixKind | null;
  readonly take: (slot: Slot, post: Candidate, day: number, window: number) => void;
}

/** How many shares of a person one day holds: one for each window. */
const perDay = shareWindows.length;

function windowAt(windows: readonly DayWindow[], minute: number): number {
  return windows.findIndex(({ proper, overrun }) =>
    [...proper, ...overrun].some(({ from, to }) => from <= minute && minute <= to),
  );
}

function dayAt({ days }: PreparedCompany, minute: number): number {
  return days.findIndex(({ stretches }) => {
    const [first, last] = [stretches[0], stretches.at(-1)];
    return first && last && first.from + first.shift <= minute && minute <= last.to + last.shift;
  });
}

/** Which windows of the days are used, and how many shares each day has. */
function openDays(company: PreparedCompany, staying: readonly WeekShare[]) {
  const windows = company.windows(null);
  const days = company.days.map(() => ({ shares: 0, used: shareWindows.map(() => false) }));
  for (const share of staying) {
    const minute = minuteOf(share.dueAt);
    const at = dayAt(company, minute);
    const day = days[at];
    if (!day) continue;
    day.shares += 1;
    const window = windowAt(windows[at] ?? [], minute);
    if (window >= 0) day.used[window] = true;
  }
  return days;
}

/** How many slots of the week can be filled at all: the mix is a part of these. */
function fillable(slots: readonly Slot[], filled: number, counts: ReadonlyMap<Network, number>): number {
  const open = Map.groupBy(slots, ({ network }) => network);
  const room = (network: Network) => Math.max(0, limits.weeklyShares[network] - (counts.get(network) ?? 0));
  return [...open].reduce((sum, [network, own]) => sum + Math.min(own.length, room(network)), filled);
}

export function openCapacity(
  company: PreparedCompany,
  user: PlanUser,
  review: Review,
  live: readonly Slot[],
): UserCapacity {
  const counts = new Map<Network, number>();
  const count = (network: Network) => counts.set(network, (counts.get(network) ?? 0) + 1);
  for (const { network } of review.staying) count(network);
  const had = new Set(
    [...user.history, ...review.staying].map(({ postId, network }) => placeKey(postId, network)),
  );
  const days = openDays(company, review.staying);
  const week = daysBetween("1970-01-05", company.week.monday) / 7;
  const mix = openMix(company.week.mix, fillable(live, review.filled.size, counts), user.userId, week);
  for (const { postId } of review.filled.values()) {
    const kind = company.kinds.get(postId);
    if (kind) mix.count(kind);
  }

  const suits = (post: Candidate, { network }: Slot, day: number) =>
    post.visibleOn[day] === true &&
    post.networks.includes(network) &&
    !had.has(placeKey(post.id, network)) &&
    (post.groups === null || post.groups.some((group) => user.groups.includes(group)));
  const orders = new Map<Pool, readonly Candidate[]>();

  return {
    limitReached: (network) => (counts.get(network) ?? 0) >= limits.weeklyShares[network],
    isDayFull: (day) => (days[day]?.shares ?? perDay) >= perDay,
    isOpen: (day, window) => days[day]?.used[window] === false,
    inOrder: (pool) => {
      const known = orders.get(pool);
      if (known) return known;
      const made = inOwnOrder(pool, user.userId);
      orders.set(pool, made);
      return made;
    },
    fits: (post, slot, day) => day <= post.freshUntil && suits(post, slot, day),
    isTooOld: (post, slot, day) => day > post.freshUntil && suits(post, slot, day),
    kindsInTurn: mix.inTurn,
    wantedKind: mix.wanted,
    take: ({ network }, post, day, window) => {
      count(network);
      had.add(placeKey(post.id, network));
      mix.count(post.kind);
      const own = days[day];
      if (!own) return;
      own.shares += 1;
      own.used[window] = true;
    },
  };
}
