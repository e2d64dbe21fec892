/** One row is one share for its whole life. */
export const shareStates = [
  "SCHEDULED",
  "PUBLISHING",
  "SHARED",
  "FAILED",
  "UNCONFIRMED",
  "HELD",
  "CANCELLED",
] as const;
export type ShareState = (typeof shareStates)[number];

/** Why a share was not published, waits, or ended. Each has a text in both languages. */
export const shareReasons = [
  "duplicate_content",
  "token_expired",
  "token_revoked",
  "permission",
  "account_blocked",
  "content_rejected",
  "text_too_long",
  "media_not_ready",
  "media_failed",
  "rate_limited",
  "quota_or_billing",
  "config",
  "transient",
  "no_answer",
  /** The person shares it at the network itself. */
  "your_turn",
  "not_connected",
  "kill_switch",
  "post_ended",
  /** On the day it was planned for, the post would be past the age up to which the company shares. */
  "post_too_old",
  "cancelled_by_user",
  "cancelled_by_company",
  /** The autopilot planned the person's week anew. */
  "plan_changed",
  "overdue",
  "too_many_attempts",
] as const;
export type ShareReason = (typeof shareReasons)[number];

/** Why a network takes no share of a person at present: reasons that the person ends by connecting. */
export const connectionGaps = [
  "not_connected",
  "token_expired",
  "token_revoked",
] as const satisfies readonly ShareReason[];
export type ConnectionGap = (typeof connectionGaps)[number];

/** How calendars group shares that are not cancelled; every other state belongs to one of them. */
export const calendarGroups = ["planned", "shared", "needs", "failed"] as const;
export type CalendarGroup = (typeof calendarGroups)[number];

export const calendarGroupStates = {
  planned: ["SCHEDULED", "PUBLISHING"],
  shared: ["SHARED"],
  needs: ["HELD", "UNCONFIRMED"],
  failed: ["FAILED"],
} as const satisfies Record<CalendarGroup, readonly ShareState[]>;

/** A share that waits because something stopped it, or that could not be published. */
export const stuckStates = ["HELD", "FAILED"] as const satisfies readonly ShareState[];

/** Why a time is suggested for a share. Each has a text in both languages. */
export const timeReasons = [
  /** The person has asked for this day. */
  "asked_day",
  /** One of the days that the person has chosen for the autopilot. */
  "chosen_day",
  /** In a week with other shares, a day without any. */
  "free_day",
  "morning",
  "midday",
  "afternoon",
  "evening",
  "weekend",
] as const;
export type TimeReason = (typeof timeReasons)[number];
