import { z } from "zod";
import { endpoint } from "../kit/endpoint.ts";
import { pageInput, pageOf } from "../kit/page.ts";
import { ref } from "../kit/ref.ts";
import { noticeKinds, staffNoticeKinds } from "./notifications.ts";

const because = "everybody sees the own notices";

export const countUnread = endpoint({
  name: "notification-unread-count",
  method: "GET",
  path: "/services/front/api/notification/unread-count",
  about: "none",
  access: { signedIn: "front", because },
  reads: ["notice"],
  input: z.object({}),
  output: z.object({ count: z.number().int() }),
  errors: [],
});

export const notice = z.object({
  id: ref("notice"),
  kind: z.enum(noticeKinds),
  /** Filled into the text of its kind. */
  values: z.record(z.string(), z.union([z.string(), z.number()])),
  href: z.string().nullable(),
  seen: z.boolean(),
  createdAt: z.iso.datetime(),
});

export const listNotices = endpoint({
  name: "list-notifications",
  method: "GET",
  path: "/services/front/api/notification",
  about: "none",
  access: { signedIn: "front", because },
  reads: ["notice"],
  input: z.object(pageInput),
  output: pageOf(notice),
  errors: [],
});

/** Up to the newest one that was on the screen; what arrives meanwhile stays unread. */
export const markNoticesSeen = endpoint({
  name: "notification-update-view-status",
  method: "PATCH",
  path: "/services/front/api/notification/update-view-status",
  about: "none",
  access: { signedIn: "front", because },
  changes: [],
  input: z.object({ upTo: ref("notice") }),
  output: z.object({ count: z.number().int() }),
  errors: ["not_found"],
});

const staffAccess = { signedIn: "staff", because } as const;

export const countStaffUnread = endpoint({
  name: "staff-notice-unread-count",
  method: "GET",
  path: "/services/admin/api/own-notices/unread-count",
  about: "none",
  access: staffAccess,
  reads: ["staffNotice"],
  input: z.object({}),
  output: z.object({ count: z.number().int() }),
  errors: [],
});

export const listStaffNotices = endpoint({
  name: "list-staff-notices",
  method: "GET",
  path: "/services/admin/api/own-notices",
  about: "none",
  access: staffAccess,
  reads: ["staffNotice"],
  input: z.object(pageInput),
  output: pageOf(notice.extend({ kind: z.enum(staffNoticeKinds) })),
  errors: [],
});

/** Up to the moment of the newest one that was on the screen. */
export const markStaffNoticesSeen = endpoint({
  name: "staff-notices-seen",
  method: "PATCH",
  path: "/services/admin/api/own-notices/update-view-status",
  about: "none",
  access: staffAccess,
  changes: [],
  input: z.object({ until: z.iso.datetime() }),
  output: z.object({ count: z.number().int() }),
  errors: [],
});

const token = z
  .string()
  .max(80)
  .regex(/^\d{1,16}\.[\w-]{43}$/)
  .meta({ ref: "mailLink", example: `1.${"A".repeat(43)}` });

export const unsubscribeEmails = endpoint({
  name: "unsubscribe-emails",
  method: "POST",
  path: "/auth/unsubscribe-emails",
  about: "none",
  access: { public: "the signed link out of an e-mail is the proof" },
  changes: [],
  input: z.object({ token }),
  output: z.object({ message: z.string(), email: z.string() }),
  errors: ["invalid_key"],
});

/** RFC 8058: a mail program posts to this address automatically. It needs no input and reveals nothing. */
export const unsubscribeOneClick = endpoint({
  name: "unsubscribe-one-click",
  method: "POST",
  path: "/auth/unsubscribe-emails/:token",
  about: "none",
  access: { public: "the signed link out of an e-mail is the proof" },
  changes: [],
  input: z.object({ token }),
  output: z.object({}),
  errors: ["invalid_key"],
});
