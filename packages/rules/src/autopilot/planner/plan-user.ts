import { shareWindows } from "@polyphon/contract/companies/settings/company-choices.ts";
import { openCapacity, type UserCapacity } from "./user-capacity.ts";
import { planHash } from "./plan-hash.ts";
import type { GapReason, PlanGap, PlanPick, PlanUser, Slot, UserPlan } from "./plan-types.ts";
import type { Candidate, Pool, PreparedCompany } from "./candidates/prepare-company.ts";
import { isAway, reviewShares } from "./review-shares.ts";
import type { DayWindow } from "./times/week-clock.ts";
import {
  freeMinute,
  fullIn,
  leastUsedVoice,
  placeKey,
  takeTime,
  type TakenTimes,
} from "./times/taken-times.ts";

interface Planning {
  readonly company: PreparedCompany;
  readonly user: PlanUser;
  readonly capacity: UserCapacity;
  readonly taken: TakenTimes;
  /** On which days of the week something may be planned. */
  readonly days: readonly boolean[];
}

/** Why a slot cannot be filled whatever posts and times there are. */
function closedBy(company: PreparedCompany, user: PlanUser, slot: Slot): GapReason | null {
  const date = company.days[slot.day]?.date ?? "";
  if (user.skipped.includes(slot.key)) return "skipped";
  if (!company.week.networks.includes(slot.network)) return "network_off";
  if (!user.connected.includes(slot.network)) return "not_connected";
  if (isAway(user, date)) return "out_of_office";
  return date < company.today ? "day_passed" : null;
}

interface Spot {
  readonly window: number;
  readonly minute: number;
  readonly overrun: boolean;
}

interface OpenWindow {
  /** Its place among the windows of the day. */
  readonly window: number;
  readonly dayWindow: DayWindow;
  readonly full: Set<number>;
}

/** The windows of one day in which the person has nothing yet. */
interface OpenDay {
  readonly day: number;
  readonly windows: readonly OpenWindow[];
  /** With many users most posts have no room left in any window, and every user would search them all. */
  readonly full: Set<number>;
}

function openDay({ company, user, capacity, taken }: Planning, day: number): OpenDay {
  const windows = (company.windows(user.shareTime)[day] ?? [])
    .map((dayWindow, window) => ({ window, dayWindow, full: fullIn(taken, [dayWindow]) }))
    .filter(({ window }) => capacity.isOpen(day, window));
  const full = fullIn(
    taken,
    windows.map(({ dayWindow }) => dayWindow),
  );
  return { day, windows, full };
}

/** The first window with room; each one overruns before the next is tried. */
function spotFor(
  { company, user, taken }: Planning,
  key: number,
  post: Candidate,
  { day, windows }: OpenDay,
): Spot | null {
  const search = {
    gap: company.week.hours.fixedTimeGap,
    earliest: Math.max(company.earliest, post.earliest),
    start: planHash(user.userId, day, post.id),
  };
  for (const { window, dayWindow, full } of windows) {
    if (full.has(key)) continue;
    const { anchor, proper, overrun } = dayWindow;
    const inside = freeMinute(taken, key, { ...search, anchor, spans: proper });
    if (inside !== null) return { window, minute: inside, overrun: false };
    const over = freeMinute(taken, key, { ...search, anchor, spans: overrun });
    if (over !== null) return { window, minute: over, overrun: true };
    full.add(key);
  }
  return null;
}

function place(
  planning: Planning,
  slot: Slot,
  pool: Pool,
  post: Candidate,
  day: number,
  spot: Spot,
): PlanPick {
  const { company, user, capacity, taken } = planning;
  const key = placeKey(post.id, slot.network);
  const voice =
    user.voice !== null && post.voices.includes(user.voice)
      ? user.voice
      : leastUsedVoice(taken, key, post.voices);
  const wantedKind = capacity.wantedKind();
  takeTime(taken, key, spot.minute, voice);
  capacity.take(slot, post, day, spot.window);
  const dateOf = (index: number) => company.days[index]?.date ?? "";
  return {
    userId: user.userId,
    slot: slot.key,
    network: slot.network,
    postId: post.id,
    voice,
    date: dateOf(day),
    dueAt: new Date(spot.minute * 60_000),
    reason: {
      from: slot.from,
      filter: slot.filter,
      step: pool.step,
      kind: post.kind,
      wantedKind,
      window: shareWindows[spot.window] ?? "primary",
      overrun: spot.overrun,
      movedFrom: day === slot.day ? null : dateOf(slot.day),
    },
  };
}

type Outcome = PlanPick | "nothing" | "full";

function tryDay(planning: Planning, slot: Slot, pool: Pool, day: number): Outcome {
  const { capacity } = planning;
  if (capacity.limitReached(slot.network)) return "nothing";
  const isFull = capacity.isDayFull(day);
  const open = openDay(planning, day);
  let isAnyFit = false;
  for (const kinds of capacity.kindsInTurn())
    for (const post of capacity.inOrder(pool)) {
      const key = placeKey(post.id, slot.network);
      const isUseless = isAnyFit && open.full.has(key);
      if (isUseless || !kinds.includes(post.kind) || !capacity.fits(post, slot, day)) continue;
      if (isFull) return "full";
      isAnyFit = true;
      const spot = spotFor(planning, key, post, open);
      if (spot) return place(planning, slot, pool, post, day, spot);
      open.full.add(key);
    }
  return isAnyFit ? "full" : "nothing";
}

/** One step for all open slots, day by day; slots without a time move behind those of the next day that may be used. */
function planStep(
  planning: Planning,
  open: readonly Slot[],
  poolOf: (slot: Slot) => Pool | undefined,
): PlanPick[] {
  const { company, user, days } = planning;
  const picks: PlanPick[] = [];
  let carried: Slot[] = [];
  for (const [day, { date }] of company.days.entries()) {
    if (isAway(user, date) || !days[day]) continue;
    const queue = [...open.filter((slot) => slot.day === day), ...carried];
    carried = [];
    for (const slot of queue) {
      const pool = poolOf(slot);
      const outcome = pool ? tryDay(planning, slot, pool, day) : "nothing";
      if (typeof outcome === "object") picks.push(outcome);
      else if (outcome === "full" || day > slot.day) carried.push(slot);
    }
  }
  return picks;
}

/** Whether one of the posts has a time on a day that is not the person's, who could agree to it. */
function hasTimeElsewhere(
  planning: Planning,
  slot: Slot,
  isUsable: (post: Candidate, day: number) => boolean,
  pools: readonly Pool[],
): boolean {
  const { company, user, capacity, days } = planning;
  return company.days.some(({ date }, day) => {
    if (day <= slot.day || days[day] || isAway(user, date) || capacity.isDayFull(day)) return false;
    const open = openDay(planning, day);
    return pools.some(({ candidates }) =>
      candidates.some((post) => {
        const key = placeKey(post.id, slot.network);
        if (open.full.has(key) || !isUsable(post, day)) return false;
        const hasSpot = spotFor(planning, key, post, open) !== null;
        if (!hasSpot) open.full.add(key);
        return hasSpot;
      }),
    );
  });
}

/** Evaluated after planning, so that the reason holds for the final plan. */
function emptyBecause(planning: Planning, slot: Slot): GapReason {
  const { company, user, capacity, days } = planning;
  if (capacity.limitReached(slot.network)) return "weekly_limit";
  const pools = company.pools(slot.filter);
  const kinds = capacity.kindsInTurn().flat();
  const isUsable = (post: Candidate, day: number) =>
    kinds.includes(post.kind) && capacity.fits(post, slot, day);
  const usable = pools.filter(({ candidates }) => candidates.some((post) => isUsable(post, slot.day)));
  if (usable.length === 0) {
    const isFitting = (post: Candidate) => capacity.fits(post, slot, slot.day);
    if (pools.some(({ candidates }) => candidates.some(isFitting))) return "mix_used_up";
    const isTooOld = (post: Candidate) => capacity.isTooOld(post, slot, slot.day);
    return company.aged(slot.filter).some(isTooOld) ? "too_old" : "no_candidate";
  }
  if (hasTimeElsewhere(planning, slot, isUsable, usable)) return "days_full";

  const windows = company.windows(user.shareTime);
  const hasPlace = company.days.some(({ date }, day) => {
    if (day < slot.day || !days[day] || isAway(user, date) || capacity.isDayFull(day)) return false;
    const open = (windows[day] ?? []).filter((_, window) => capacity.isOpen(day, window));
    const ends = open.flatMap(({ proper, overrun }) => [...proper, ...overrun].map(({ to }) => to));
    const latest = Math.max(...ends);
    return usable.some(({ candidates }) =>
      candidates.some((post) => isUsable(post, day) && latest >= Math.max(company.earliest, post.earliest)),
    );
  });
  return hasPlace ? "windows_full" : "no_place";
}

/** Every step for these slots, until they are filled or nothing is left to try. */
function fillSlots(planning: Planning, slots: readonly Slot[]): PlanPick[] {
  const { company } = planning;
  const picks: PlanPick[] = [];
  const filled = new Set<string>();
  const steps = Math.max(0, ...slots.map(({ filter }) => company.pools(filter).length));
  for (let step = 0; step < steps; step += 1) {
    const open = slots.filter(({ key }) => !filled.has(key));
    for (const pick of planStep(planning, open, ({ filter }) => company.pools(filter)[step])) {
      picks.push(pick);
      filled.add(pick.slot);
    }
  }
  return picks;
}

/**
 * Plans the week of one person around the times taken by colleagues, and takes its own. What the person would have to
 * publish gets the places that networks publishing by themselves leave free.
 */
export function planUser(company: PreparedCompany, user: PlanUser, taken: TakenTimes): UserPlan {
  const review = reviewShares(company, user);
  const empty = review.slots
    .filter(({ key }) => !review.filled.has(key))
    .map((slot) => ({ slot, closed: closedBy(company, user, slot) }));
  const live = empty.flatMap(({ slot, closed }) => (closed === null ? [slot] : []));

  const capacity = openCapacity(company, user, review, live);
  const planning = { company, user, taken, capacity, days: review.days };
  const needsPerson = ({ network }: Slot) => user.assisted.includes(network);
  const picks = [
    ...fillSlots(
      planning,
      live.filter((slot) => !needsPerson(slot)),
    ),
    ...fillSlots(planning, live.filter(needsPerson)),
  ];
  const filled = new Set(picks.map(({ slot }) => slot));

  const gaps = empty
    .filter(({ slot }) => !filled.has(slot.key))
    .map(({ slot, closed }): PlanGap => {
      const { key, network, from, filter, day } = slot;
      const reason = closed ?? emptyBecause(planning, slot);
      const date = company.days[day]?.date ?? "";
      return { userId: user.userId, slot: key, network, date, from, filter, reason };
    });
  return {
    userId: user.userId,
    kept: [...review.filled].map(([slot, { network, postId }]) => ({ slot, network, postId })),
    withdrawn: review.withdrawn.map(({ userId, slot, network, postId, reason }) => ({
      userId,
      slot,
      network,
      postId,
      reason,
    })),
    picks,
    gaps,
  };
}
