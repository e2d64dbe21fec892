import type { ProficiencyLevel } from "@polyphon/contract/permissions.ts";

/** Names of levels are the same in every language. */
export const levelNames: Readonly<Record<ProficiencyLevel, string>> = {
  MEMBER: "Member",
  INSIDER: "Insider",
  ELITE: "Elite",
};
