import type { Module } from "../../platform/module/module.ts";
import { markNoticesSeen } from "./commands/notification-update-view-status.ts";
import { markStaffNoticesSeen } from "./commands/staff-notices-seen.ts";
import { unsubscribeEmails } from "./commands/unsubscribe-emails.ts";
import { unsubscribeOneClick } from "./commands/unsubscribe-one-click.ts";
import { deliverMail } from "./jobs/deliver-mail.ts";
import { onConnectionLost } from "./listeners/on-connection-lost.ts";
import { tellOfEndingConnection } from "./listeners/tell-of-ending-connection.ts";
import { tellOfLostConnection } from "./listeners/tell-of-lost-connection.ts";
import { tellOfShares } from "./listeners/tell-of-shares.ts";
import { mailTurns } from "./listeners/mail-turns.ts";
import { mailTemplates } from "./mails/mail-templates.ts";
import type { NotificationDeps } from "./notifications.deps.ts";
import { listNotices } from "./queries/list-notifications.ts";
import { listStaffNotices } from "./queries/list-staff-notices.ts";
import { countStaffUnread } from "./queries/staff-notice-unread-count.ts";
import { countUnread } from "./queries/notification-unread-count.ts";

export function notifications(deps: NotificationDeps): Module {
  return {
    name: "notifications",
    operations: [
      countUnread,
      listNotices,
      markNoticesSeen,
      countStaffUnread,
      listStaffNotices,
      markStaffNoticesSeen,
      unsubscribeEmails(deps),
      unsubscribeOneClick(deps),
    ],
    jobs: [deliverMail(deps, mailTemplates)],
    listeners: [
      onConnectionLost,
      tellOfLostConnection,
      tellOfEndingConnection,
      ...tellOfShares(deps.sharesToTell),
      mailTurns(deps),
    ],
  };
}
