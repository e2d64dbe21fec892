import type { ProficiencyLevel } from "../permissions.ts";

/** What a badge is given for. */
export const badgeFamilies = ["SHARING", "STREAK", "REACH", "VOICE", "LEARNING"] as const;
export type BadgeFamily = (typeof badgeFamilies)[number];

/** What families have in common: something done, something reached, something learnt. */
export const badgeCategories = ["ACTIVITY", "IMPACT", "GROWTH"] as const;
export type BadgeCategory = (typeof badgeCategories)[number];

/** Published shares, weeks in a row with one, clicks, own posts approved, certificates. */
export const badgeSteps = {
  SHARING: [1, 10, 50, 100, 500],
  STREAK: [4, 12, 26, 52],
  REACH: [10, 100, 1_000],
  VOICE: [1, 5, 20],
  LEARNING: [1, 3],
} as const satisfies Record<BadgeFamily, readonly number[]>;

/** The criteria of the levels. */
export const levelCriteria = ["shares", "networksOrAutopilot", "profile", "certificates", "weeks"] as const;
export type LevelCriterion = (typeof levelCriteria)[number];

/** As the call for the own level answers it; the app writes it in capitals. */
export const levelWords = [
  "member",
  "insider",
  "elite",
] as const satisfies readonly Lowercase<ProficiencyLevel>[];
