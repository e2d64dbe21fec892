import { z } from "zod";
import { contentLanguages, postSources, postStatuses, postTypes, voices } from "../content/content.ts";
import { calendarDay } from "../kit/calendar-day.ts";
import { endpoint } from "../kit/endpoint.ts";
import { pageInput, pageOf } from "../kit/page.ts";
import { ref } from "../kit/ref.ts";
import { networks } from "../networks/networks.ts";
import { assignedViews, queueViews, reasonKinds, workflowActions } from "./editorial.ts";

const access = { staff: "list_wizard_post" } as const;

const workflowPost = z.object({
  id: ref("post"),
  version: z.number().int(),
  title: z.string(),
  categoryId: ref("category"),
  categoryName: z.string(),
  writerName: z.string().nullable(),
  status: z.enum(postStatuses),
  source: z.enum(postSources),
  language: z.enum(contentLanguages),
  publishAt: z.iso.datetime(),
  /** The Monday of the week that the post is planned for. */
  week: calendarDay,
  /** How often it was submitted. */
  round: z.number().int(),
  /** Who of those whose turn it is has taken it on. */
  assignee: z.object({ id: ref("account"), name: z.string(), own: z.boolean() }).nullable(),
  can: z.object({ steps: z.array(z.enum(workflowActions)), edit: z.boolean(), assign: z.boolean() }),
});

const filters = {
  view: z.enum(queueViews).optional(),
  /** "true": only what the caller's dashboard counts as waiting. */
  waiting: z.literal("true").optional(),
  status: z.enum(postStatuses).optional(),
  assigned: z.enum(assignedViews).optional(),
  categoryId: ref("category").optional(),
  week: calendarDay.optional(),
  search: z.string().trim().max(100).optional(),
};

/** The posts of the caller's queue: own ones of a writer, assigned categories of editors, all of the company's staff. */
export const listWorkflowPosts = endpoint({
  name: "list-workflow-posts",
  method: "GET",
  path: "/services/wizard/api/posts",
  about: "none",
  access,
  reads: ["review"],
  input: z.object({ ...pageInput, ...filters }),
  output: pageOf(workflowPost),
  errors: [],
});

/** How many posts of the caller's queue are in each tab. Each count stops at ten thousand. */
export const readWorkflowCounts = endpoint({
  name: "read-workflow-counts",
  method: "GET",
  path: "/services/wizard/api/dashboards/own",
  about: "none",
  access,
  reads: ["review"],
  input: z.object({}),
  output: z.object({
    waiting: z.number().int(),
    statuses: z.array(z.object({ status: z.enum(postStatuses), count: z.number().int() })),
    /** The categories that the caller is assigned to; none means all of them. */
    categories: z.array(z.object({ id: ref("category"), name: z.string() })),
  }),
  errors: [],
});

const copies = z.array(
  z.object({ voice: z.enum(voices), copy: z.partialRecord(z.enum(networks), z.string()) }),
);

const historyEntry = z.object({
  key: z.number().int(),
  at: z.iso.datetime(),
  by: z.string().nullable(),
  own: z.boolean(),
  action: z.enum(workflowActions),
  from: z.enum(postStatuses).nullable(),
  to: z.enum(postStatuses),
  reason: z.string().nullable(),
  reasonKinds: z.array(z.enum(reasonKinds)),
  voices: z.array(z.enum(voices)),
  note: z.string().nullable(),
  version: z.number().int(),
});

export const readReview = endpoint({
  name: "read-review",
  method: "GET",
  path: "/services/wizard/api/posts/:id/review",
  about: "none",
  access,
  reads: ["review", "post"],
  input: z.object({
    id: ref("post"),
    /** A step of the history to compare with; by default the last one that the caller took. */
    against: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER).optional(),
  }),
  output: workflowPost.extend({
    type: z.enum(postTypes),
    postUrl: z.string().nullable(),
    notes: z.string().nullable(),
    voices: copies,
    images: z.array(z.object({ url: z.string(), thumbnailUrl: z.string() })),
    history: z.array(historyEntry),
    /** The post as it was after the step that it is compared with; null for a post that was never changed. */
    base: z
      .object({ key: z.number().int(), version: z.number().int(), title: z.string(), voices: copies })
      .nullable(),
    approvalNotes: z.array(
      z.object({ userName: z.string(), eicApprovalNote: z.string(), categoryName: z.string() }),
    ),
    /** For the writer and for those who lead the writers. */
    writer: z
      .object({
        name: z.string(),
        thisWeek: z.number().int(),
        target: z.number().int().nullable(),
        judged: z.number().int(),
        rejected: z.number().int(),
      })
      .nullable(),
  }),
  errors: ["not_found"],
});
