import { type SwapPlace, type SwapPost, swapPosts } from "@polyphon/rules/autopilot/plan/swap-posts.ts";
import { prepareCompany } from "@polyphon/rules/autopilot/planner/candidates/prepare-company.ts";
import { loadTimes } from "@polyphon/rules/autopilot/planner/times/taken-times.ts";
import type { Ahead, PersonWeek } from "./load-ahead.ts";

/** Posts that fit a slot of one of the weeks. What waits in another of them is not shared twice. */
export function fittingPosts(
  { user, weeks }: Ahead,
  { week, taken }: PersonWeek,
  place: SwapPlace,
): SwapPost[] {
  const shares = weeks.flatMap((one) => one.shares);
  return swapPosts(prepareCompany(week), { ...user, shares }, place, loadTimes(taken));
}
