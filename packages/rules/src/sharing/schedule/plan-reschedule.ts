import type { ErrorName } from "@polyphon/contract/errors.ts";
import type { Network } from "@polyphon/contract/networks/networks.ts";
import type { ShareState } from "@polyphon/contract/sharing/sharing.ts";
import type { ShareTime } from "./due-time.ts";
import { dueTime } from "./due-time.ts";
import type { WeekShare } from "./weekly-limit.ts";
import { weekIsFull } from "./weekly-limit.ts";

export interface RescheduleRequest {
  readonly now: Date;
  readonly zone: string;
  readonly share: { readonly network: Network; readonly state: ShareState };
  /** The user's other shares due in the week of the wanted time. */
  readonly others: readonly WeekShare[];
  readonly time: ShareTime;
}

export type ReschedulePlan =
  | { readonly ok: true; readonly dueAt: Date }
  | {
      readonly ok: false;
      readonly reason: Extract<
        ErrorName,
        "validation" | "share_not_open" | "schedule_in_past" | "weekly_limit_reached"
      >;
    };

/** A share moves only while it is scheduled, and needs a free place in the target week. */
export function planReschedule({ now, zone, share, others, time }: RescheduleRequest): ReschedulePlan {
  if (share.state !== "SCHEDULED" && share.state !== "HELD") return { ok: false, reason: "share_not_open" };

  const due = dueTime(now, zone, time);
  if (!due.ok) return due;

  const full = weekIsFull(others, share.network, due.dueAt, zone);
  return full ? { ok: false, reason: "weekly_limit_reached" } : due;
}
