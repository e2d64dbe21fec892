import { shareWindows } from "@polyphon/contract/companies/company-choices.ts";
import { openDesk, type UserDesk } from "./plan-desk.ts";
import { planHash } from "./plan-hash.ts";
import type { GapReason, PlanGap, PlanPick, PlanUser, Slot, UserPlan } from "./plan-types.ts";
import type { Candidate, Pool, PreparedCompany } from "./prepare-company.ts";
import { isAway, reviewShares } from "./review-shares.ts";
import {
  freeMinute,
  isFull,
  leastUsedVoice,
  noteFull,
  placeKey,
  takeTime,
  type TakenTimes,
} from "./taken-times.ts";

interface Planning {
  readonly company: PreparedCompany;
  readonly user: PlanUser;
  readonly desk: UserDesk;
  readonly taken: TakenTimes;
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

/** The first of the day's windows that is the person's to use and has room; each runs over before the next is asked. */
function spotFor(
  { company, user, desk, taken }: Planning,
  slot: Slot,
  post: Candidate,
  day: number,
): Spot | null {
  const key = placeKey(post.id, slot.network);
  const search = {
    gap: company.week.hours.fixedTimeGap,
    earliest: Math.max(company.earliest, post.earliest),
    start: planHash(user.userId, day, post.id),
  };
  for (const [window, dayWindow] of (company.windows(user.shareTime)[day] ?? []).entries()) {
    if (!desk.isOpen(day, window) || isFull(taken, key, dayWindow)) continue;
    const { anchor, proper, overrun } = dayWindow;
    const inside = freeMinute(taken, key, { ...search, anchor, spans: proper });
    if (inside !== null) return { window, minute: inside, overrun: false };
    const over = freeMinute(taken, key, { ...search, anchor, spans: overrun });
    if (over !== null) return { window, minute: over, overrun: true };
    noteFull(taken, key, dayWindow);
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
  const { company, user, desk, taken } = planning;
  const key = placeKey(post.id, slot.network);
  const voice =
    user.voice !== null && post.voices.includes(user.voice)
      ? user.voice
      : leastUsedVoice(taken, key, post.voices);
  const wantedKind = desk.wantedKind();
  takeTime(taken, key, spot.minute, voice);
  desk.take(slot, post, day, spot.window);
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
      wish: slot.wish,
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
  const { desk } = planning;
  if (desk.limitReached(slot.network)) return "nothing";
  let outcome: Outcome = "nothing";
  for (const post of desk.candidates(pool, slot, day)) {
    outcome = "full";
    if (desk.isDayFull(day)) break;
    const spot = spotFor(planning, slot, post, day);
    if (spot) return place(planning, slot, pool, post, day, spot);
  }
  return outcome;
}

/** One step for all open slots: day by day, and what found no time follows what the next day asks for itself. */
function planStep(
  planning: Planning,
  open: readonly Slot[],
  poolOf: (slot: Slot) => Pool | undefined,
): PlanPick[] {
  const { company, user } = planning;
  const picks: PlanPick[] = [];
  let carried: Slot[] = [];
  for (const [day, { date }] of company.days.entries()) {
    if (isAway(user, date)) continue;
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

/** Asked when all is planned, so that the answer is true of the plan as it stands. */
function emptyBecause({ company, user, desk }: Planning, slot: Slot): GapReason {
  if (desk.limitReached(slot.network)) return "weekly_limit";
  const pools = company.pools(slot.wish);
  const usable = pools.filter((pool) => desk.candidates(pool, slot, slot.day).length > 0);
  if (usable.length === 0)
    return pools.some((pool) => desk.fitting(pool, slot, slot.day).length > 0)
      ? "mix_used_up"
      : "no_candidate";

  const windows = company.windows(user.shareTime);
  const hasPlace = company.days.some(({ date }, day) => {
    if (day < slot.day || isAway(user, date) || desk.isDayFull(day)) return false;
    const open = (windows[day] ?? []).filter((_, window) => desk.isOpen(day, window));
    const ends = open.flatMap(({ proper, overrun }) => [...proper, ...overrun].map(({ to }) => to));
    return usable.some((pool) =>
      desk
        .candidates(pool, slot, day)
        .some((post) => ends.some((end) => end >= Math.max(company.earliest, post.earliest))),
    );
  });
  return hasPlace ? "windows_full" : "no_place";
}

/** The week of one person, beside what colleagues have taken. Takes its own times in turn. */
export function planUser(company: PreparedCompany, user: PlanUser, taken: TakenTimes): UserPlan {
  const review = reviewShares(company, user);
  const empty = review.slots
    .filter(({ key }) => !review.filled.has(key))
    .map((slot) => ({ slot, closed: closedBy(company, user, slot) }));
  const live = empty.flatMap(({ slot, closed }) => (closed === null ? [slot] : []));

  const planning = { company, user, taken, desk: openDesk(company, user, review, live) };
  const picks: PlanPick[] = [];
  const filled = new Set<string>();
  const steps = Math.max(0, ...live.map(({ wish }) => company.pools(wish).length));
  for (let step = 0; step < steps; step += 1) {
    const open = live.filter(({ key }) => !filled.has(key));
    for (const pick of planStep(planning, open, ({ wish }) => company.pools(wish)[step])) {
      picks.push(pick);
      filled.add(pick.slot);
    }
  }

  const gaps = empty
    .filter(({ slot }) => !filled.has(slot.key))
    .map(({ slot, closed }): PlanGap => {
      const { key, network, from, wish, day } = slot;
      const reason = closed ?? emptyBecause(planning, slot);
      const date = company.days[day]?.date ?? "";
      return { userId: user.userId, slot: key, network, date, from, wish, reason };
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
