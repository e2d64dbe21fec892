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
      overviewSchedule(needs),
      shareAssisted(needs),
      saveAssisted(needs),
      openScheduledAssisted(needs),
      confirmShare(needs),
      updateShareText(needs),
      calendarShares(needs),
      findSimilarCopy,
      updateClickCount,
      companyCalendar(needs),
      listCompanyShares(needs),
      readCompanyShare(needs),
      findCalendarEmployees,
      rescheduleCompanyShare(needs),
      updateCompanyShareText(needs),
      cancelCompanyShare(needs),
      ...ctaOperations,
    ],
    jobs: [releaseStopped],
    listeners: [releaseOnConnect, holdOnLoss, cancelOnLightFrontUser, cancelOnStoppedFrontUser],
  };
}
