import { z } from "zod";
import { postSources, postStatuses, voices } from "../content/content.ts";
import { calendarDay } from "../kit/calendar-day.ts";
import { endpoint } from "../kit/endpoint.ts";
import { pageInput, pageOf } from "../kit/page.ts";
import { ref } from "../kit/ref.ts";
import { reasonKinds, workflowActions } from "./editorial.ts";

const access = { staff: "writer_work" } as const;

/** A writer's work in a period. */
const work = {
  submitted: z.number().int(),
  /** How many of these an editor has decided on, and how many of those were returned or rejected at least once. */
  judged: z.number().int(),
  rejected: z.number().int(),
  billable: z.number().int(),
  cents: z.number().int(),
};

export const readMyWork = endpoint({
  name: "read-my-work",
  method: "GET",
  path: "/services/wizard/api/my-work",
  about: "none",
  access,
  reads: ["review"],
  input: z.object({}),
  output: z.object({
    target: z.number().int().nullable(),
    curatorCode: z.string().nullable(),
    /** The current week first, then the weeks before it. */
    weeks: z.array(z.object({ week: calendarDay, ...work })),
  }),
  errors: [],
});

const month = z
  .string()
  .regex(/^\d{4}-(?:0[1-9]|1[0-2])$/)
  .meta({ example: "2026-11" });

/** Paid posts, newest first: a writer's own, or those of every writer for whoever leads them. */
export const listBillableWork = endpoint({
  name: "list-billable-work",
  method: "GET",
  path: "/services/wizard/api/billable-work",
  about: "none",
  access,
  reads: ["review"],
  input: z.object({ ...pageInput, month: month.optional() }),
  output: pageOf(
    z.object({
      id: ref("post"),
      title: z.string(),
      categoryName: z.string(),
      writerName: z.string(),
      source: z.enum(postSources),
      status: z.enum(postStatuses),
      curatorCode: z.string().nullable(),
      cents: z.number().int(),
      billableAt: z.iso.datetime(),
    }),
  ).extend({ total: z.object({ posts: z.number().int(), cents: z.number().int() }) }),
  errors: [],
});

/** The writers by name, each with one week's work; a writer sees only their own line. */
export const listWritersWork = endpoint({
  name: "list-writers-work",
  method: "GET",
  path: "/services/wizard/api/writers-work",
  about: "none",
  access,
  reads: ["review"],
  input: z.object({
    ...pageInput,
    week: calendarDay.optional(),
    search: z.string().trim().max(100).optional(),
  }),
  output: pageOf(
    z.object({
      id: ref("account"),
      name: z.string(),
      curatorCode: z.string().nullable(),
      target: z.number().int().nullable(),
      readyToPublish: z.boolean(),
      ...work,
    }),
  ).extend({ week: calendarDay }),
  errors: [],
});

const cell = z.object({
  week: calendarDay,
  published: z.number().int(),
  approved: z.number().int(),
  inReview: z.number().int(),
  back: z.number().int(),
  open: z.number().int(),
  late: z.boolean(),
  dueOn: calendarDay,
});

const share = { judged: z.number().int(), rejected: z.number().int() };

/** This week and three ahead, by category, with the posts returned this month; for those who lead the writers. */
export const readEicDashboard = endpoint({
  name: "read-eic-dashboard",
  method: "GET",
  path: "/services/wizard/api/dashboards/editor-in-chief",
  about: "none",
  access: { staff: "list_wizard_post" },
  reads: ["review"],
  input: z.object({}),
  output: z.object({
    weeks: z.array(calendarDay),
    categories: z.array(
      z.object({
        id: ref("category"),
        name: z.string(),
        quota: z.number().int(),
        dueDay: z.string().nullable(),
        cells: z.array(cell),
      }),
    ),
    /** There are more categories with a quota than are shown. */
    more: z.boolean(),
    waiting: z.number().int(),
    rejections: z.object({
      ...share,
      alarming: z.boolean(),
      worst: z.object({ categoryName: z.string(), ...share }).nullable(),
    }),
    reasons: z.array(z.object({ kind: z.enum(reasonKinds), count: z.number().int() })),
    writers: z.array(
      z.object({
        id: ref("account"),
        name: z.string(),
        target: z.number().int().nullable(),
        submitted: z.number().int(),
        ...share,
      }),
    ),
  }),
  errors: ["access_denied"],
});

const queueAccess = { staff: "list_wizard_post" } as const;

/**
 * What came back: a writer's returned posts, or the posts that an editor returned and that wait for that editor again. The
 * most recent first.
 */
export const listReturnedPosts = endpoint({
  name: "list-returned-posts",
  method: "GET",
  path: "/services/wizard/api/returned-posts",
  about: "none",
  access: queueAccess,
  reads: ["review"],
  input: z.object({ limit: pageInput.limit }),
  output: z.object({
    items: z.array(
      z.object({
        id: ref("post"),
        title: z.string(),
        categoryName: z.string(),
        status: z.enum(postStatuses),
        /** Who returned it. */
        by: z.string().nullable(),
        reason: z.string().nullable(),
        reasonKinds: z.array(z.enum(reasonKinds)),
        voices: z.array(z.enum(voices)),
        returnedAt: z.iso.datetime(),
        /** When its writer submitted it again. */
        backAt: z.iso.datetime().nullable(),
        /** The day on which it is due; null where its category has none. */
        dueOn: calendarDay.nullable(),
      }),
    ),
    /** There are more than are shown. */
    more: z.boolean(),
  }),
  errors: [],
});

/** The caller's own decisions on posts this week, the newest first. */
export const listMyReviews = endpoint({
  name: "list-my-reviews",
  method: "GET",
  path: "/services/wizard/api/my-reviews",
  about: "none",
  access: queueAccess,
  reads: ["review"],
  input: z.object(pageInput),
  output: pageOf(
    z.object({
      key: z.number().int(),
      postId: ref("post"),
      title: z.string(),
      action: z.enum(workflowActions),
      at: z.iso.datetime(),
    }),
  ).extend({
    /** The Monday. */
    week: calendarDay,
    approved: z.number().int(),
    returned: z.number().int(),
  }),
  errors: [],
});
