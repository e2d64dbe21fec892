import type { Module } from "../../platform/module/module.ts";
import { cancelCompanyShare } from "./calendar/commands/cancel-company-share.ts";
import { cancelShare } from "./shares/commands/cancel-share.ts";
import { cancelShares } from "./shares/commands/cancel-shares.ts";
import { restoreShares } from "./shares/commands/restore-shares.ts";
import { rescheduleShares } from "./schedule/commands/reschedule-shares.ts";
import { dismissShare } from "./shares/commands/dismiss-share.ts";
import { restoreShare } from "./shares/commands/restore-share.ts";
import { confirmShare } from "./assisted/commands/confirm-share.ts";
import { rescheduleCompanyShare } from "./calendar/commands/reschedule-company-share.ts";
import { reschedulePost } from "./schedule/commands/reschedule-post.ts";
import { saveAssisted } from "./assisted/commands/save-assisted.ts";
import { schedulePost } from "./schedule/commands/schedule-post.ts";
import { shareAssisted } from "./assisted/commands/share-assisted.ts";
import { sharePost } from "./compose/commands/share-post.ts";
import { updateCompanyShareText } from "./calendar/commands/update-company-share-text.ts";
import { updateShareText } from "./shares/commands/update-share-text.ts";
import { ctaOperations } from "./cta/cta.operations.ts";
import { releaseStopped } from "./switches/jobs/release-stopped.ts";
import { cancelOnLightFrontUser } from "./shares/listeners/cancel-on-light-front-user.ts";
import { cancelOnStoppedFrontUser } from "./shares/listeners/cancel-on-stopped-front-user.ts";
import { holdOnLoss } from "./held-shares/listeners/hold-on-loss.ts";
import { releaseOnConnect } from "./held-shares/listeners/release-on-connect.ts";
import { calendarShares } from "./calendar/queries/calendar-shares.ts";
import { companyCalendar } from "./calendar/queries/company-calendar.ts";
import { findCalendarEmployees } from "./calendar/queries/find-calendar-employees.ts";
import { findSimilarCopy } from "./compose/queries/find-similar-copy.ts";
import { suggestHashtags } from "./compose/queries/suggest-hashtags.ts";
import { listCompanyShares } from "./calendar/queries/list-company-shares.ts";
import { listStuckShares } from "./calendar/queries/list-stuck-shares.ts";
import { listShares } from "./shares/queries/list-shares.ts";
import { openAssisted } from "./assisted/queries/open-assisted.ts";
import { openScheduledAssisted } from "./assisted/queries/open-scheduled-assisted.ts";
import { overviewSchedule } from "./schedule/queries/overview-schedule.ts";
import { suggestShareTimes } from "./schedule/queries/suggest-share-times.ts";
import { readOwnResults } from "./figures/queries/read-own-results.ts";
import { readCompanyShare } from "./calendar/queries/read-company-share.ts";
import { readShare } from "./shares/queries/read-share.ts";
import { readSharePictures } from "./shares/queries/read-share-pictures.ts";
import { updateClickCount } from "./shares/queries/update-click-count.ts";
import type { SharingDeps } from "./sharing.deps.ts";

export function sharing(deps: SharingDeps): Module {
  return {
    name: "sharing",
    operations: [
      sharePost(deps),
      schedulePost(deps),
      reschedulePost(deps),
      cancelShare(deps),
      restoreShare(deps),
      rescheduleShares(deps),
      cancelShares(deps),
      restoreShares(deps),
      dismissShare(deps),
      listShares(deps),
      readShare(deps),
      readSharePictures(deps),
      overviewSchedule(deps),
      suggestShareTimes(deps),
      readOwnResults(deps),
      shareAssisted(deps),
      saveAssisted(deps),
      openAssisted(deps),
      openScheduledAssisted(deps),
      confirmShare(deps),
      updateShareText(deps),
      calendarShares(deps),
      findSimilarCopy,
      suggestHashtags,
      updateClickCount,
      companyCalendar(deps),
      listCompanyShares(deps),
      listStuckShares(deps),
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
