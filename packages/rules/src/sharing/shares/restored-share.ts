import type { ErrorName } from "@polyphon/contract/errors.ts";
import type { Network } from "@polyphon/contract/networks/networks.ts";
import type { ShareReason, ShareState } from "@polyphon/contract/sharing/sharing.ts";
import { type WeekShare, weekIsFull } from "../schedule/weekly-limit.ts";

export interface CancelledFacts {
  readonly network: Network;
  readonly state: ShareState;
  readonly reason: ShareReason | null;
  readonly dueAt: Date;
}

/** Its owner has cancelled it; what the company or a rule has stopped stays stopped. */
const isOwnersChoice = ({ state, reason }: CancelledFacts): boolean =>
  state === "CANCELLED" && reason === "cancelled_by_user";

/** Cancelling can be taken back until the share would have been sent. */
export const mayRestore = (share: CancelledFacts, now: Date): boolean =>
  isOwnersChoice(share) && share.dueAt > now;

type RestoreRefusal = Extract<ErrorName, "share_not_cancelled" | "schedule_in_past" | "weekly_limit_reached">;

/** Null where it may wait for its time again; its place in the week may have been taken meanwhile. */
export function restoreRefusal(
  share: CancelledFacts,
  /** The owner's other shares due in its week. */
  others: readonly WeekShare[],
  { now, zone }: { readonly now: Date; readonly zone: string },
): RestoreRefusal | null {
  if (!isOwnersChoice(share)) return "share_not_cancelled";
  if (share.dueAt <= now) return "schedule_in_past";
  return weekIsFull(others, share.network, share.dueAt, zone) ? "weekly_limit_reached" : null;
}
