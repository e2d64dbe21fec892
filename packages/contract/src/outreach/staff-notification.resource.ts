import { z } from "zod";
import { ref } from "../kit/ref.ts";
import { resource } from "../kit/resource/resource.ts";
import { limits } from "../limits.ts";
import { readStatuses, sendStatuses } from "./outreach.ts";

const count = z.number().int();

/** A notification from staff to employees. It is sent when it is added, so it cannot be edited. */
export const staffNotification = resource({
  name: "staff-notifications",
  module: "outreach",
  ref: "staffNotification",
  fields: {
    title: { kind: "text", schema: z.string().trim().min(1).max(limits.notification.titleMax) },
    message: { kind: "longText", schema: z.string().trim().min(1).max(limits.notification.messageMax) },
    company: { kind: "reference", of: "company", schema: ref("company") },
    /** An empty choice means everybody of the company. */
    users: {
      kind: "references",
      of: "employee",
      schema: z.array(ref("employee")).max(limits.notification.users),
    },
    sendStatus: { kind: "choice", choices: sendStatuses, schema: z.enum(sendStatuses), readOnly: true },
    /** Null in works-council mode, as the readers are where too few people have read it. */
    readStatus: {
      kind: "choice",
      choices: readStatuses,
      schema: z.enum(readStatuses).nullable(),
      readOnly: true,
    },
    recipients: { kind: "number", schema: count, readOnly: true },
    readers: { kind: "number", schema: count.nullable(), readOnly: true },
    sentAt: { kind: "dateTime", schema: z.iso.datetime().nullable(), readOnly: true },
  },
  columns: ["title", "company", "sendStatus", "recipients", "readers", "sentAt"],
  searchIn: ["title", "message"],
  sortBy: "-sentAt",
  sorts: ["title"],
  filters: ["company", "sendStatus", "sentAt"],
  access: { list: "list_notification" },
  screens: {
    list: "/admin/notifications",
    add: "/admin/add-notification",
    view: "/admin/notification-view/:id",
  },
  writes: "add",
});
