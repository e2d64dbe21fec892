import { z } from "zod";
import { rowKey, shownPerson } from "../../kit/about.ts";
import { calendarDay } from "../../kit/calendar-day.ts";
import { endpoint } from "../../kit/endpoint.ts";
import { listSort } from "../../kit/list.ts";
import { pageInput, pageOf } from "../../kit/page.ts";
import { ref } from "../../kit/ref.ts";
import { limits } from "../../limits.ts";
import { contentLanguages } from "../content.ts";
import { postImage } from "../post/post-fields.ts";
import { feedKinds, feedTroubles, realTimeActions } from "./real-time.ts";

const source = z.string().trim().min(1).max(limits.realTime.sourceMax).optional();

const row = z.object({
  id: ref("realTimeItem"),
  title: z.string(),
  source: z.string(),
  language: z.enum(contentLanguages).nullable(),
  company: z.string(),
  url: z.string(),
  publishedAt: z.iso.datetime(),
  /** Null where works-council mode withholds them, and at least as many as said where it rounds. */
  views: z.number().int().nullable(),
  likes: z.number().int().nullable(),
  shares: z.number().int().nullable(),
  rounded: z.boolean(),
});

export const listStaffRealTime = endpoint({
  name: "list-staff-real-time-contents",
  method: "GET",
  path: "/services/admin/api/real-time-contents",
  about: "group",
  access: { staff: "list_real_time_content" },
  reads: ["realTimeItem"],
  input: z.object({
    ...pageInput,
    search: z.string().trim().max(100).optional(),
    language: z.enum(contentLanguages).optional(),
    source,
    companyId: ref("company").optional(),
    from: calendarDay.optional(),
    to: calendarDay.optional(),
    sort: listSort(["published"], "-published"),
  }),
  output: pageOf(row),
  errors: [],
});

export const readStaffRealTime = endpoint({
  name: "read-staff-real-time-content",
  method: "GET",
  path: "/services/admin/api/real-time-contents/:id",
  about: "group",
  access: { staff: "list_real_time_content" },
  reads: ["realTimeItem"],
  input: z.object({ id: ref("realTimeItem") }),
  output: z.object({
    ...row.shape,
    summary: z.string(),
    author: z.string().nullable(),
    dislikes: z.number().int().nullable(),
    fetchedAt: z.iso.datetime(),
    /** Where it was read; null when the company no longer reads that feed. */
    feed: z.string().nullable(),
    image: postImage.nullable(),
    can: z.object({ seeActions: z.boolean() }),
  }),
  errors: ["not_found"],
});

/** How the feeds are doing: failing ones first, each with the class of its trouble. */
export const listRealTimeFeeds = endpoint({
  name: "list-real-time-feeds",
  method: "GET",
  path: "/services/admin/api/real-time-feeds",
  about: "none",
  access: { staff: "list_real_time_content" },
  reads: ["realTimeItem"],
  input: z.object({ companyId: ref("company").optional() }),
  output: z.object({
    feeds: z.number().int(),
    failing: z.number().int(),
    items: z.array(
      z.object({
        id: z.number().int(),
        company: z.string(),
        kind: z.enum(feedKinds),
        address: z.string(),
        title: z.string().nullable(),
        lastSuccessAt: z.iso.datetime().nullable(),
        nextAt: z.iso.datetime(),
        failures: z.number().int(),
        trouble: z.enum(feedTroubles).nullable(),
      }),
    ),
  }),
  errors: [],
});

/** What employees did with real-time content, newest first. */
export const listRealTimeUserActions = endpoint({
  name: "list-real-time-user-actions",
  method: "GET",
  path: "/services/admin/api/real-time-user-actions",
  about: { person: ["reactions", "shares"], inCouncilMode: "pseudonyms" },
  access: { staff: "list_real_time_content_user_action" },
  reads: ["reaction"],
  input: z.object({
    ...pageInput,
    action: z.enum(realTimeActions).optional(),
    companyId: ref("company").optional(),
    itemId: ref("realTimeItem").optional(),
    from: calendarDay.optional(),
    to: calendarDay.optional(),
  }),
  output: pageOf(
    z.object({
      id: rowKey(),
      at: z.iso.datetime(),
      action: z.enum(realTimeActions),
      itemId: ref("realTimeItem"),
      itemTitle: z.string(),
      person: shownPerson,
      company: z.string(),
    }),
  ),
  errors: [],
});
