import type { Module } from "../../platform/module/module.ts";
import { cancelCompanyShare } from "./commands/cancel-company-share.ts";
import { cancelShare } from "./commands/cancel-share.ts";
import { confirmShare } from "./commands/confirm-share.ts";
import { rescheduleCompanyShare } from "./commands/reschedule-company-share.ts";
import { reschedulePost } from "./commands/reschedule-post.ts";
import { saveAssisted } from "./commands/save-assisted.ts";
import { schedulePost } from "./commands/schedule-post.ts";
import { shareAssisted } from "./commands/share-assisted.ts";
import { sharePost } from "./commands/share-post.ts";
import { updateCompanyShareText } from "./commands/update-company-share-text.ts";
import { updateShareText } from "./commands/update-share-text.ts";
import { ctaOperations } from "./cta/cta-operations.ts";
import { releaseStopped } from "./jobs/release-stopped.ts";
import { cancelOnLightFrontUser } from "./listeners/cancel-on-light-front-user.ts";
import { cancelOnStoppedFrontUser } from "./listeners/cancel-on-stopped-front-user.ts";
import { holdOnLoss } from "./listeners/hold-on-loss.ts";
import { releaseOnConnect } from "./listeners/release-on-connect.ts";
import { calendarShares } from "./queries/calendar-shares.ts";
import { companyCalendar } from "./queries/company-calendar.ts";
import { findCalendarEmployees } from "./queries/find-calendar-employees.ts";
import { findSimilarCopy } from "./queries/find-similar-copy.ts";
import { listCompanyShares } from "./queries/list-company-shares.ts";
import { listShares } from "./queries/list-shares.ts";
import { openScheduledAssisted } from "./queries/open-scheduled-assisted.ts";
import { overviewSchedule } from "./queries/overview-schedule.ts";
import { readCompanyShare } from "./queries/read-company-share.ts";
import { readShare } from "./queries/read-share.ts";
import { updateClickCount } from "./queries/update-click-count.ts";
import type { SharingDeps } from "./sharing.deps.ts";

export function sharing(deps: SharingDeps): Module {
  return {
    name: "sharing",
    operations: [
      sharePost(deps),
      schedulePost(deps),
      reschedulePost(deps),
      cancelShare(deps),
      listShares(deps),
      readShare(deps),
      overviewSchedule(deps),
      shareAssisted(deps),
      saveAssisted(deps),
      openScheduledAssisted(deps),
      confirmShare(deps),
      updateShareText(deps),
      calendarShares(deps),
      findSimilarCopy,
      updateClickCount,
      companyCalendar(deps),
      listCompanyShares(deps),
      readCompanyShare(deps),
      findCalendarEmployees,
      rescheduleCompanyShare(deps),
      updateCompanyShareText(deps),
      cancelCompanyShare(deps),
      ...ctaOperations,
    ],
    jobs: [releaseStopped],
    listeners: [releaseOnConnect, holdOnLoss, cancelOnLightFrontUser, cancelOnStoppedFrontUser],
  };
}
