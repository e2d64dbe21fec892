import type { PlanUser, UserPlan } from "./plan-types.ts";
import { planUser } from "./plan-user.ts";
import { prepareCompany, type PreparedCompany } from "./candidates/prepare-company.ts";
import type { CompanyWeek } from "./plan-types.ts";
import { reviewShares } from "./review-shares.ts";
import { giveBackTime, loadTimes, placeKey, type StoredTimes, type TakenTimes } from "./times/taken-times.ts";

/**
 * The first of two rounds over everybody: shares that no longer fit release their times before anybody is planned.
 * Otherwise those planned early would leave gaps that the next run fills.
 */
export function giveBackTimes(company: PreparedCompany, users: readonly PlanUser[], taken: TakenTimes): void {
  for (const user of users)
    for (const { postId, network, minute, voice } of reviewShares(company, user).withdrawn)
      giveBackTime(taken, placeKey(postId, network), minute, voice);
}

/** The second round. Planning chunk by chunk with the same times gives the same plans as all at once. */
export function planChunk(
  company: PreparedCompany,
  users: readonly PlanUser[],
  taken: TakenTimes,
): UserPlan[] {
  return users.map((user) => planUser(company, user, taken));
}

/** A company's week at once. `stored` holds when its people already share which post. */
export function planWeek(week: CompanyWeek, users: readonly PlanUser[], stored: StoredTimes): UserPlan[] {
  const company = prepareCompany(week);
  const taken = loadTimes(stored);
  giveBackTimes(company, users, taken);
  return planChunk(company, users, taken);
}
