import type { Module } from "../../platform/module/module.ts";
import { cancelShare } from "./commands/cancel-share.ts";
import { reschedulePost } from "./commands/reschedule-post.ts";
import { schedulePost } from "./commands/schedule-post.ts";
import { sharePost } from "./commands/share-post.ts";
import { holdOnLoss } from "./listeners/hold-on-loss.ts";
import { releaseOnConnect } from "./listeners/release-on-connect.ts";
import { listShares } from "./queries/list-shares.ts";
import { overviewSchedule } from "./queries/overview-schedule.ts";
import { readShare } from "./queries/read-share.ts";
import type { SharingNeeds } from "./sharing.needs.ts";

export function sharing(needs: SharingNeeds): Module {
  return {
    name: "sharing",
    operations: [
      sharePost(needs),
      schedulePost(needs),
      reschedulePost(needs),
      cancelShare(needs),
      listShares(needs),
      readShare(needs),
      overviewSchedule,
    ],
    jobs: [],
    listeners: [releaseOnConnect, holdOnLoss],
  };
}
