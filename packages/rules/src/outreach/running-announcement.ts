import { localDateOf } from "../time/zoned-time.ts";

export interface AnnouncementTime {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

export interface AnnouncementLook {
  readonly now: Date;
  /** Of the company: whose calendar days count. */
  readonly timeZone: string;
  /** The day asked for; the company's today when nobody asks for one. */
  readonly date: string | null;
}

/**
 * Whether an announcement is visible: it has begun, is not over, and the requested day is one of its days. One that
 * ends at its start lasts for that day.
 */
export function isAnnounced(
  { startsAt, endsAt }: AnnouncementTime,
  { now, timeZone, date }: AnnouncementLook,
): boolean {
  const dayOf = (instant: Date) => localDateOf(instant, timeZone);
  const firstDay = dayOf(startsAt);
  const lastDay = endsAt > startsAt ? dayOf(new Date(endsAt.getTime() - 1)) : firstDay;
  const isOver = endsAt > startsAt ? now >= endsAt : dayOf(now) > lastDay;
  const asked = date ?? dayOf(now);
  return startsAt <= now && !isOver && firstDay <= asked && asked <= lastDay;
}
