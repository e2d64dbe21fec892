import { announcement } from "@polyphon/contract/outreach/announcement.resource.ts";
import { banner } from "@polyphon/contract/outreach/banner.resource.ts";
import { staffNotification } from "@polyphon/contract/outreach/staff-notification.resource.ts";
import type { Module } from "../../platform/module/module.ts";
import { serveResource } from "../../platform/resource/serve-resource.ts";
import { addStaffNotification } from "./staff-notifications/add-staff-notification.ts";
import { markAnnouncementsViewed } from "./announcements/commands/announcement-mark-as-viewed.ts";
import { saveEmailTemplate } from "./mail-templates/commands/save-email-template.ts";
import { setEmailExclusion } from "./mail-templates/commands/set-email-exclusion.ts";
import { sendNotification } from "./staff-notifications/jobs/send-notification.ts";
import type { OutreachDeps } from "./outreach.deps.ts";
import { listUnseenAnnouncements } from "./announcements/queries/announcement-not-viewed.ts";
import { listEmailExclusions } from "./mail-templates/queries/list-email-exclusions.ts";
import { listEmailTemplates } from "./mail-templates/queries/list-email-templates.ts";
import { listNotificationReaders } from "./staff-notifications/queries/list-notification-readers.ts";
import { readersSql, readStatusSql } from "./staff-notifications/staff-notification.store.ts";

export function outreach(deps: OutreachDeps): Module {
  return {
    name: "outreach",
    operations: [
      ...serveResource(
        announcement,
        {
          name: "announcement",
          columns: {
            title: "title",
            message: "message",
            startsAt: "starts_at",
            endsAt: "ends_at",
            companies: { link: { table: "announcement_company", from: "announcement_id", to: "company_id" } },
          },
        },
        deps.lookups,
      ),
      ...serveResource(
        banner,
        {
          name: "banner",
          columns: {
            title: "title",
            image: { picture: "media_id" },
            companies: { link: { table: "banner_company", from: "banner_id", to: "company_id" } },
          },
        },
        deps.lookups,
      ),
      ...serveResource(
        staffNotification,
        {
          name: "staff_notification",
          columns: {
            title: "title",
            message: "message",
            company: { reference: "company_id" },
            users: { link: { table: "staff_notification_user", from: "notification_id", to: "account_id" } },
            sendStatus: "send_status",
            readStatus: { computed: readStatusSql },
            recipients: "recipients",
            readers: { computed: readersSql },
            sentAt: "sent_at",
          },
        },
        deps.lookups,
        { add: addStaffNotification },
      ),
      listUnseenAnnouncements,
      markAnnouncementsViewed,
      listNotificationReaders,
      listEmailTemplates(deps),
      saveEmailTemplate(deps),
      listEmailExclusions,
      setEmailExclusion,
    ],
    jobs: [sendNotification],
    listeners: [],
  };
}
