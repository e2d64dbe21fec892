import type { Module } from "../../platform/module/module.ts";
import { markNoticesSeen } from "./notices/commands/notification-update-view-status.ts";
import { markStaffNoticesSeen } from "./notices/commands/staff-notices-seen.ts";
import { unsubscribeEmails } from "./opt-outs/commands/unsubscribe-emails.ts";
import { unsubscribeOneClick } from "./opt-outs/commands/unsubscribe-one-click.ts";
import { sealedMails } from "./delivery/sealed-mails.store.ts";
import { deliverMail } from "./delivery/jobs/deliver-mail.ts";
import { onConnectionLost } from "./mails/listeners/on-connection-lost.ts";
import { notifyOfEndingConnection } from "./notices/listeners/notify-of-ending-connection.ts";
import { notifyOfLostConnection } from "./notices/listeners/notify-of-lost-connection.ts";
import { notifyOfShares } from "./notices/listeners/notify-of-shares.ts";
import { mailTurns } from "./mails/listeners/mail-turns.ts";
import { mailTemplates } from "./mail-templates/mail-templates.ts";
import type { NotificationDeps } from "./notifications.deps.ts";
import { listNotices } from "./notices/queries/list-notifications.ts";
import { listStaffNotices } from "./notices/queries/list-staff-notices.ts";
import { countStaffUnread } from "./notices/queries/staff-notice-unread-count.ts";
import { countUnread } from "./notices/queries/notification-unread-count.ts";

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
      notifyOfLostConnection,
      notifyOfEndingConnection,
      ...notifyOfShares(deps.sharesToAnnounce),
      mailTurns(deps),
    ],
    sealed: [sealedMails],
  };
}
