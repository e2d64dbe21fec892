import type { Voice } from "@polyphon/contract/content/content.ts";
import type { PlanUser, Slot, WeekShare, SlotFilter, Withdrawal, WithdrawReason } from "./plan-types.ts";
import { takesPlace } from "../../sharing/schedule/weekly-limit.ts";
import { minuteOf } from "../../time/minute-of.ts";
import { daysFor, planSlots } from "./plan-slots.ts";
import { matchesFilter, type PreparedCompany, stepFilters } from "./candidates/prepare-company.ts";

/** With the times released for colleagues. */
interface WithdrawnShare extends Withdrawal {
  readonly minute: number;
  readonly voice: Voice;
}

/** The shares that a person already has in the week, sorted into kept and withdrawn. */
export interface Review {
  readonly slots: readonly Slot[];
  /** On which days of the week something may be planned. */
  readonly days: readonly boolean[];
  /** Everything that stays and takes a place, planned or not. */
  readonly staying: readonly WeekShare[];
  /** The slots that are filled already, and by what. */
  readonly filled: ReadonlyMap<string, WeekShare>;
  readonly withdrawn: readonly WithdrawnShare[];
}

function sameFilter(one: SlotFilter, other: SlotFilter): boolean {
  return (
    one.categoryId === other.categoryId &&
    one.language === other.language &&
    one.tagIds.length === other.tagIds.length &&
    one.tagIds.every((tag) => other.tagIds.includes(tag))
  );
}

/** What was sent, edited manually or scheduled by the person is no longer the planner's to change. */
function isSettled(share: WeekShare, company: PreparedCompany): boolean {
  const waits = share.state === "SCHEDULED" || share.state === "HELD";
  return !waits || share.edited || share.planned === null || share.dueAt <= company.week.now;
}

export function isAway({ outOfOffice }: PlanUser, date: string): boolean {
  return outOfOffice !== null && outOfOffice.from <= date && date <= outOfOffice.to;
}

/** Why a scheduled share no longer fits, or null. */
function faultOf(
  company: PreparedCompany,
  user: PlanUser,
  share: WeekShare,
  slot: Slot | undefined,
  days: readonly boolean[],
): WithdrawReason | null {
  const { week } = company;
  const { planned } = share;
  if (!slot || !planned) return "choice_changed";
  if (!week.networks.includes(share.network) || !user.networks.includes(share.network)) return "network_off";

  const known = company.byId.get(share.postId);
  const minute = minuteOf(share.dueAt);
  const windows = company.windows(user.shareTime);
  const day = windows.findIndex((ofDay) =>
    ofDay.some(({ proper, overrun }) =>
      [...proper, ...overrun].some(({ from, to }) => from <= minute && minute <= to),
    ),
  );
  if (day < 0) return "outside_hours";
  if (isAway(user, company.days[day]?.date ?? "")) return "out_of_office";
  if (!days[day]) return "choice_changed";
  const asked = stepFilters(week, planned.filter).find(({ step }) => step === planned.step);
  if (!known || !asked || !matchesFilter(known.post, asked.filter)) return "post_gone";
  const { candidate } = known;
  const isMeant = candidate.groups === null || candidate.groups.some((group) => user.groups.includes(group));
  if (!isMeant || !candidate.visibleOn[day] || candidate.earliest > minute) return "post_gone";
  return day <= candidate.freshUntil ? null : "too_old";
}

/** Its own slot while the filter is the same, otherwise another slot with that filter: rows may change places. */
function slotFor(
  slots: readonly Slot[],
  filled: ReadonlyMap<string, WeekShare>,
  user: PlanUser,
  { planned, network }: WeekShare,
): Slot | undefined {
  if (!planned) return undefined;
  const open = slots.filter(
    (slot) => slot.network === network && !filled.has(slot.key) && sameFilter(slot.filter, planned.filter),
  );
  return open.find(({ key }) => key === planned.slot) ?? open.find(({ key }) => !user.skipped.includes(key));
}

/** Keeps what still fits; what a person or a network has touched stays in any case. */
export function reviewShares(company: PreparedCompany, user: PlanUser): Review {
  const slots = planSlots(company.week, user);
  const days = daysFor(company.week, user);
  const filled = new Map<string, WeekShare>();
  const staying: WeekShare[] = [];
  const withdrawn: WithdrawnShare[] = [];

  const keys = new Map(slots.map((slot) => [slot.key, slot]));
  const hasOwnSlot = ({ planned }: WeekShare) => {
    const slot = planned ? keys.get(planned.slot) : undefined;
    return slot !== undefined && planned !== null && sameFilter(slot.filter, planned.filter);
  };
  const inOrder = user.shares
    .filter(({ state }) => takesPlace(state))
    .map((share) => {
      const settled = isSettled(share, company);
      return { share, settled, rank: (settled ? 0 : 2) + (hasOwnSlot(share) ? 0 : 1) };
    })
    .toSorted(
      (one, other) =>
        one.rank - other.rank ||
        one.share.dueAt.getTime() - other.share.dueAt.getTime() ||
        one.share.postId - other.share.postId,
    );
  for (const { share, settled } of inOrder) {
    const slot = slotFor(slots, filled, user, share);
    const reason = settled ? null : faultOf(company, user, share, slot, days);
    if (reason === null) {
      staying.push(share);
      if (slot) filled.set(slot.key, share);
    } else {
      const { postId, network, voice } = share;
      const minute = minuteOf(share.dueAt);
      const key = share.planned?.slot ?? "";
      withdrawn.push({ userId: user.userId, slot: key, network, postId, reason, minute, voice });
    }
  }
  return { slots, days, staying, filled, withdrawn };
}
