import type { Module } from "../../platform/module/module.ts";
import { markNoticesSeen } from "./commands/notification-update-view-status.ts";
import { unsubscribeEmails } from "./commands/unsubscribe-emails.ts";
import { unsubscribeOneClick } from "./commands/unsubscribe-one-click.ts";
import { deliverMail } from "./jobs/deliver-mail.ts";
import { onConnectionLost } from "./listeners/on-connection-lost.ts";
import { tellOfLostConnection } from "./listeners/tell-of-lost-connection.ts";
import { tellOfShares } from "./listeners/tell-of-shares.ts";
import { connectionLostTemplate } from "./mails/connection-lost.ts";
import { enquiryReceivedTemplate } from "./mails/enquiry-received.ts";
import { enquiryReplyTemplate } from "./mails/enquiry-reply.ts";
import { ownAccountTemplates } from "./mails/own-account.ts";
import type { NotificationNeeds } from "./notifications.needs.ts";
import { listNotices } from "./queries/list-notifications.ts";
import { countUnread } from "./queries/notification-unread-count.ts";

const templates = [
  connectionLostTemplate,
  enquiryReceivedTemplate,
  enquiryReplyTemplate,
  ...ownAccountTemplates,
];

export function notifications(needs: NotificationNeeds): Module {
  return {
    name: "notifications",
    operations: [
      countUnread,
      listNotices,
      markNoticesSeen,
      unsubscribeEmails(needs),
      unsubscribeOneClick(needs),
    ],
    jobs: [deliverMail(needs, templates)],
    listeners: [onConnectionLost, tellOfLostConnection, ...tellOfShares(needs.sharesToTell)],
  };
}
