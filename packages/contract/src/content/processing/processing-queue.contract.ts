import { z } from "zod";
import { calendarDay } from "../../kit/calendar-day.ts";
import { endpoint } from "../../kit/endpoint.ts";
import { pageInput, pageOf } from "../../kit/page.ts";
import { ref } from "../../kit/ref.ts";
import { limits } from "../../limits.ts";
import { postRefusals } from "../content.contract.ts";
import { contentLanguages, postSources, postTypes } from "../content.ts";
import { postImage, voiceCopy } from "../post/post-fields.ts";
import { processingOutcomes, processingStatuses } from "./processing-queue.ts";

const base = "/services/admin/api/processing-queue" as const;
const id = { id: ref("processingItem") };
const decide = { staff: "edit_processing_queue", company: true } as const;

export const processingRow = z.object({
  id: z.number().int(),
  title: z.string(),
  categoryName: z.string(),
  source: z.enum(postSources),
  status: z.enum(processingStatuses),
  outcome: z.enum(processingOutcomes).nullable(),
  arrivedAt: z.iso.datetime(),
  /** When it is taken over automatically unless somebody decides before; null once it is decided. */
  takenAt: z.iso.datetime().nullable(),
  decidedAt: z.iso.datetime().nullable(),
  /** Null for nobody, and if the account is deleted. */
  decidedBy: z.string().nullable(),
  reason: z.string().nullable(),
  can: z.object({ decide: z.boolean() }),
});

export const processingItem = processingRow.extend({
  post: z.object({
    id: z.number().int(),
    language: z.enum(contentLanguages),
    type: z.enum(postTypes),
    postUrl: z.string().nullable(),
    notes: z.string().nullable(),
    publishAt: z.iso.datetime(),
    startsOn: calendarDay.nullable(),
    endsOn: calendarDay.nullable(),
    voices: z.array(voiceCopy),
    images: z.array(postImage),
  }),
  /** The company's own copy of it. */
  adaptedPostId: z.number().int().nullable(),
});

/** Posts that wait for the company, oldest first; decided ones, newest first. */
export const listProcessingQueue = endpoint({
  name: "list-processing-queue",
  method: "GET",
  path: base,
  about: "none",
  access: { staff: "list_processing_queue", company: true },
  reads: ["processingItem"],
  input: z.object({
    ...pageInput,
    status: z.enum(processingStatuses).default("PENDING"),
    categoryId: ref("category").optional(),
  }),
  output: pageOf(processingRow).extend({
    /** New posts wait only while the company's content quota is on. */
    on: z.boolean(),
    days: z.number().int(),
  }),
  errors: [],
});

export const readProcessingItem = endpoint({
  name: "read-processing-item",
  method: "GET",
  path: `${base}/:id`,
  about: "none",
  access: decide,
  reads: ["processingItem"],
  input: z.object(id),
  output: processingItem,
  errors: ["not_found"],
});

export const takeProcessingItem = endpoint({
  name: "take-processing-item",
  method: "POST",
  path: `${base}/:id/take`,
  about: "none",
  access: decide,
  changes: ["processingItem"],
  input: z.object(id),
  output: processingItem,
  errors: ["not_found", "already_decided"],
});

export const skipProcessingItem = endpoint({
  name: "skip-processing-item",
  method: "POST",
  path: `${base}/:id/skip`,
  about: "none",
  access: decide,
  changes: ["processingItem"],
  input: z.object({ ...id, reason: z.string().trim().min(1).max(limits.processingQueue.reasonMax) }),
  output: processingItem,
  errors: ["not_found", "already_decided"],
});

/** The company gets a copy of its own, with these words and days; its employees do not see the original. */
export const adaptProcessingItem = endpoint({
  name: "adapt-processing-item",
  method: "POST",
  path: `${base}/:id/adapt`,
  about: "none",
  access: decide,
  changes: ["processingItem"],
  input: z.object({
    ...id,
    title: z.string().trim().min(limits.post.titleMin).max(limits.post.titleMax),
    startsOn: calendarDay.nullable(),
    endsOn: calendarDay.nullable(),
    voices: z.array(voiceCopy).min(1).max(limits.post.voices),
  }),
  output: processingItem,
  errors: ["not_found", "already_decided", ...postRefusals],
});
