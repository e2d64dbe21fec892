/** Why a company's week was planned. */
export const runCauses = ["WEEKLY", "NIGHTLY", "BY_HAND", "POST_GONE"] as const;
export type RunCause = (typeof runCauses)[number];

export const runStates = ["WAITING", "GIVING_BACK", "PLANNING", "DONE", "FAILED"] as const;
export type RunState = (typeof runStates)[number];

/** Why one person's week was planned: within a run, or because something about the person changed. */
export const userRunCauses = [
  "RUN",
  "SWITCHED_ON",
  "SWITCHED_OFF",
  "CHANGED",
  "AWAY",
  "CONNECTION",
  "POST_GONE",
  "FIXED",
] as const;
export type UserRunCause = (typeof userRunCauses)[number];

/** Where a pick was found: in what the slot asks for, in the company's substitute, in its best-of category. */
export const planSteps = ["own", "substitute", "best_of"] as const;

export const mixKinds = ["ORIGINAL", "CURATED"] as const;

/** What asked for a slot: a row of the classic cycle, a day of the monthly one, a reserved day of the company. */
export const slotOrigins = ["row", "day", "reserved"] as const;

export const emptyReasons = [
  "skipped",
  "network_off",
  "not_connected",
  "out_of_office",
  "day_passed",
  "weekly_limit",
  "no_candidate",
  "too_old",
  "mix_used_up",
  "no_place",
  "windows_full",
  "days_full",
] as const;
export type EmptyReason = (typeof emptyReasons)[number];

export const takenBackReasons = [
  "choice_changed",
  "network_off",
  "out_of_office",
  "post_gone",
  "too_old",
  "outside_hours",
] as const;

/** The filters that posts pass, one after the other, on the way to a pick. */
export const funnelSteps = ["visible", "category", "fitting", "fresh", "network", "unused", "kind"] as const;
export type FunnelStep = (typeof funnelSteps)[number];

/** What keeps the autopilot from sharing for somebody, the most obvious first. */
export const autopilotObstacles = [
  "company_off",
  "account_inactive",
  "light_user",
  "switched_off",
  "no_configuration",
  "no_network",
  "not_connected",
  "away",
  "not_planned",
  "gaps",
] as const;
export type AutopilotObstacle = (typeof autopilotObstacles)[number];
