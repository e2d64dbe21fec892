import type { PostStatus, weekdays } from "@polyphon/contract/content/content.ts";
import { addDays, mondayOf } from "../../time/calendar-dates.ts";

/** This week and three ahead. */
const weeksShown = 4;

/** The Mondays of the weeks that the Editor-in-Chief plans, from the week of that day on. */
export function plannedWeeks(today: string): string[] {
  const first = mondayOf(today);
  return Array.from({ length: weeksShown }, (_, index) => addDays(first, index * 7));
}

const days: readonly (typeof weekdays)[number][] = [
  "MONDAY",
  "TUESDAY",
  "WEDNESDAY",
  "THURSDAY",
  "FRIDAY",
  "SATURDAY",
  "SUNDAY",
];

/** The day on which the posts of a week must be there: the category's due day, as many weeks ahead as it asks. */
export function dueOn(
  monday: string,
  { dueDay, leadWeeks }: { readonly dueDay: string | null; readonly leadWeeks: number | null },
): string {
  const weekday = days.findIndex((day) => day === dueDay);
  return addDays(monday, Math.max(weekday, 0) - 7 * (leadWeeks ?? 0));
}

/** Where a post counts in the plan of its week. */
export type PlanPart = "published" | "approved" | "inReview" | "back";

const parts: Readonly<Record<PostStatus, PlanPart | null>> = {
  PUBLISHED: "published",
  APPROVED_BY_EDITOR_IN_CHIEF: "approved",
  READY_TO_PUBLISH: "approved",
  IN_APPROVAL: "inReview",
  IN_PROOF_READING: "inReview",
  WAITING_FOR_UPDATE: "back",
  RETURNED_BY_EDITOR_IN_CHIEF: "back",
  RETURNED_BY_APPROVER: "back",
  // It is paid, but fills no place.
  REJECTED_BILLABLE_BY_EDITOR_IN_CHIEF: null,
};

export function planPart(status: PostStatus): PlanPart | null {
  return parts[status];
}

export interface PlanCell {
  readonly published: number;
  readonly approved: number;
  readonly inReview: number;
  readonly back: number;
  /** Places of the quota that no post fills yet. */
  readonly open: number;
  /** The day on which they had to be filled is over. */
  readonly late: boolean;
}

/** The state of one category in one week. A post returned to its writer fills no place. */
export function planCell(
  counts: ReadonlyMap<PostStatus, number>,
  quota: number,
  due: { readonly on: string; readonly today: string },
): PlanCell {
  const sums = { published: 0, approved: 0, inReview: 0, back: 0 };
  for (const [status, count] of counts) {
    const part = planPart(status);
    if (part !== null) sums[part] += count;
  }
  const open = Math.max(0, quota - sums.published - sums.approved - sums.inReview);
  return { ...sums, open, late: open > 0 && due.today > due.on };
}

/** The Editor-in-Chief is alerted above this percentage of rejected posts among those decided. */
export const rejectionPercent = 30;

/** Whole numbers, because thirty of a hundred exactly is no alert. */
export function isAlarming({
  judged,
  rejected,
}: {
  readonly judged: number;
  readonly rejected: number;
}): boolean {
  return judged > 0 && rejected * 100 > judged * rejectionPercent;
}
