import type { Module } from "../../../platform/module/module.ts";
import { dislikeRealTimeContent } from "./commands/dislike-real-time-content.ts";
import { likeRealTimeContent } from "./commands/like-real-time-content.ts";
import { takeRealTimeContent } from "./commands/take-real-time-content.ts";
import { viewRealTimeContent } from "./commands/view-real-time-content.ts";
import type { ContentNeeds } from "../content.port.ts";
import { clearRealTime } from "./jobs/clear-real-time.ts";
import { readFeed } from "./jobs/read-feed.ts";
import { readFeeds } from "./jobs/read-feeds.ts";
import { takeItemPicture } from "./jobs/take-item-picture.ts";
import { markRealTimeShared } from "./listeners/mark-real-time-shared.ts";
import { listRealTimeContents } from "./queries/list-real-time-contents.ts";
import { listRealTimeFeeds } from "./queries/list-real-time-feeds.ts";
import { listRealTimeSources } from "./queries/list-real-time-sources.ts";
import { listRealTimeUserActions } from "./queries/list-real-time-user-actions.ts";
import { listStaffRealTime } from "./queries/list-staff-real-time.ts";
import { readRealTimeContent } from "./queries/read-real-time-content.ts";
import { readStaffRealTime } from "./queries/read-staff-real-time.ts";

/** What companies read from feeds: from the job that fetches it to the post that an employee makes of it. */
export function realTime(needs: ContentNeeds): Omit<Module, "name"> {
  return {
    operations: [
      listRealTimeContents(needs),
      listRealTimeSources,
      readRealTimeContent(needs),
      viewRealTimeContent,
      likeRealTimeContent,
      dislikeRealTimeContent,
      takeRealTimeContent(needs),
      listStaffRealTime(needs),
      readStaffRealTime(needs),
      listRealTimeFeeds(needs),
      listRealTimeUserActions(needs),
    ],
    jobs: [readFeeds, readFeed(needs.realTime), takeItemPicture(needs.realTime), clearRealTime],
    listeners: [markRealTimeShared(needs.realTime)],
  };
}
