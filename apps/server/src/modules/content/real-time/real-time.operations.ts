import type { Module } from "../../../platform/module/module.ts";
import { dislikeRealTimeContent } from "./commands/dislike-real-time-content.ts";
import { likeRealTimeContent } from "./commands/like-real-time-content.ts";
import { takeRealTimeContent } from "./commands/take-real-time-content.ts";
import { viewRealTimeContent } from "./commands/view-real-time-content.ts";
import type { ContentDeps } from "../content.deps.ts";
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

/** What companies read from feeds: from the job that fetches it to the post that an employee makes from it. */
export function realTime(deps: ContentDeps): Omit<Module, "name"> {
  return {
    operations: [
      listRealTimeContents(deps),
      listRealTimeSources,
      readRealTimeContent(deps),
      viewRealTimeContent,
      likeRealTimeContent,
      dislikeRealTimeContent,
      takeRealTimeContent(deps),
      listStaffRealTime(deps),
      readStaffRealTime(deps),
      listRealTimeFeeds(deps),
      listRealTimeUserActions(deps),
    ],
    jobs: [readFeeds, readFeed(deps.realTime), takeItemPicture(deps.realTime), clearRealTime],
    listeners: [markRealTimeShared(deps.realTime)],
  };
}
