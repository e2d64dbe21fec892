import { limits } from "@polyphon/contract/limits.ts";
import type { Network } from "@polyphon/contract/networks/networks.ts";
import type { ShareState } from "@polyphon/contract/sharing/sharing.ts";
import { isoWeekRange } from "../../time/zoned-time.ts";

export interface WeekShare {
  readonly network: Network;
  readonly state: ShareState;
  readonly dueAt: Date;
}

/** A share that failed or was cancelled leaves its place free: in the week, and for the same post. */
export function takesPlace(state: ShareState): boolean {
  return state !== "FAILED" && state !== "CANCELLED";
}

/** How many shares on a network the ISO week of an instant already holds, by the company's calendar. */
export function sharesInWeek(shares: readonly WeekShare[], network: Network, at: Date, zone: string): number {
  const { from, until } = isoWeekRange(at, zone);
  return shares.filter(
    (share) =>
      share.network === network && takesPlace(share.state) && share.dueAt >= from && share.dueAt < until,
  ).length;
}

export function weekIsFull(shares: readonly WeekShare[], network: Network, at: Date, zone: string): boolean {
  return sharesInWeek(shares, network, at, zone) >= limits.weeklyShares[network];
}
