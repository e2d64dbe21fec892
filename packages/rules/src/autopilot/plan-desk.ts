import { shareWindows } from "@polyphon/contract/companies/company-choices.ts";
import { limits } from "@polyphon/contract/limits.ts";
import type { Network } from "@polyphon/contract/networks/networks.ts";
import { daysBetween } from "../time/calendar-dates.ts";
import { planHash } from "./plan-hash.ts";
import { openMix } from "./plan-mix.ts";
import type { MixKind, PlanUser, Slot, WeekShare } from "./plan-types.ts";
import type { Candidate, Pool, PreparedCompany } from "./prepare-company.ts";
import type { Review } from "./review-shares.ts";
import { placeKey } from "./taken-times.ts";
import type { DayWindow } from "./week-clock.ts";

/** What one person still has free while the week is planned. It only ever gets less. */
export interface UserDesk {
  readonly limitReached: (network: Network) => boolean;
  readonly isDayFull: (day: number) => boolean;
  readonly isOpen: (day: number, window: number) => boolean;
  /** Posts that the person may still get in this slot on that day, the best first. */
  readonly candidates: (pool: Pool, slot: Slot, day: number) => readonly Candidate[];
  /** The same without asking the mix. */
  readonly fitting: (pool: Pool, slot: Slot, day: number) => readonly Candidate[];
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
    const minute = Math.floor(share.dueAt.getTime() / 60_000);
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

export function openDesk(
  company: PreparedCompany,
  user: PlanUser,
  review: Review,
  live: readonly Slot[],
): UserDesk {
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

  const orders = new Map<Pool, readonly Candidate[]>();
  const inOwnOrder = (pool: Pool): readonly Candidate[] => {
    if (pool.ranked) return pool.candidates;
    const known = orders.get(pool);
    if (known) return known;
    const made = pool.candidates
      .map((post) => ({ post, by: post.age * 0x1_0000_0000 + planHash(user.userId, post.id) }))
      .sort((one, other) => one.by - other.by || one.post.id - other.post.id)
      .map(({ post }) => post);
    orders.set(pool, made);
    return made;
  };
  const fitting: UserDesk["fitting"] = (pool, { network }, day) =>
    inOwnOrder(pool).filter(
      (post) =>
        post.visibleOn[day] &&
        post.networks.includes(network) &&
        !had.has(placeKey(post.id, network)) &&
        (post.groups === null || post.groups.some((group) => user.groups.includes(group))),
    );

  return {
    limitReached: (network) => (counts.get(network) ?? 0) >= limits.weeklyShares[network],
    isDayFull: (day) => (days[day]?.shares ?? perDay) >= perDay,
    isOpen: (day, window) => days[day]?.used[window] === false,
    fitting,
    candidates: (pool, slot, day) => {
      const wanted = mix.wanted();
      const found = fitting(pool, slot, day).filter(({ kind }) => mix.hasRoom(kind));
      if (wanted === null) return found;
      return [...found.filter(({ kind }) => kind === wanted), ...found.filter(({ kind }) => kind !== wanted)];
    },
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
