import { limits } from "@polyphon/contract/limits.ts";
import type { Activity } from "@polyphon/contract/people/front-users/front-users.ts";

const dayMs = 86_400_000;

/** Whoever has shared nothing since then went quiet. */
export function quietSince(now: Date): Date {
  return new Date(now.getTime() - limits.frontUser.quietDays * dayMs);
}

export function activityOf(lastShareAt: Date | null, now: Date): Activity {
  if (lastShareAt === null) return "NEVER";
  return lastShareAt >= quietSince(now) ? "SHARING" : "QUIET";
}
