import { limits } from "@polyphon/contract/limits.ts";

export interface CallToAction {
  readonly active: boolean;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  readonly categoryIds: readonly number[];
  readonly copy: string;
}

export type DatesFault = "cta_dates_incomplete" | "cta_end_before_start";

/** Both dates or neither, the end after the start. */
export function datesFault(startsAt: Date | null, endsAt: Date | null): DatesFault | null {
  if (startsAt === null && endsAt === null) return null;
  if (startsAt === null || endsAt === null) return "cta_dates_incomplete";
  return endsAt.getTime() > startsAt.getTime() ? null : "cta_end_before_start";
}

/** Letters as the database counts them: code points. */
export function ctaLength(copy: string): number {
  let length = 0;
  for (const _ of copy) length += 1;
  return length;
}

/** Whether a share of a post of this category may carry it now. The end itself is outside. */
export function isCtaUsable(cta: CallToAction, categoryId: number, now: Date): boolean {
  const inTime =
    (cta.startsAt === null || cta.startsAt.getTime() <= now.getTime()) &&
    (cta.endsAt === null || now.getTime() < cta.endsAt.getTime());
  return (
    cta.active &&
    inTime &&
    cta.categoryIds.includes(categoryId) &&
    ctaLength(cta.copy) <= limits.cta.inShareMax
  );
}
