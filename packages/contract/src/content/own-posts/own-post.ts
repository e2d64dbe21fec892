import { z } from "zod";
import { ref } from "../../kit/ref.ts";
import { limits } from "../../limits.ts";
import { networks } from "../../networks/networks.ts";
import { contentLanguages, postTypes } from "../content.ts";
import { attachment, httpUrl, postImage } from "../post/post-fields.ts";

export const ownPostStatuses = ["PENDING", "APPROVED", "REJECTED"] as const;
export type OwnPostStatus = (typeof ownPostStatuses)[number];

/** What can happen to an own post; a line of its history each. */
export const ownPostSteps = [
  "SUBMITTED",
  "RESUBMITTED",
  "EDITED",
  "APPROVED",
  "REJECTED",
  "OFFERED",
] as const;
export type OwnPostStep = (typeof ownPostSteps)[number];

const { post: limit } = limits;

export const ownPostFields = z.object({
  type: z.enum(postTypes),
  title: z.string().trim().min(limit.titleMin).max(limit.titleMax),
  language: z.enum(contentLanguages),
  /** A network without a text is not offered when the post is shared. */
  copy: z.partialRecord(z.enum(networks), z.string().max(6000)),
  postUrl: httpUrl.nullable().default(null),
  facebookUrl: httpUrl.nullable().default(null),
  videoEmbedCode: z.string().trim().max(limit.embedMax).nullable().default(null),
  /** More than four are refused with a named refusal, not by the schema. */
  imageIds: z.array(ref("media")).max(limits.ownPost.imagesSent).default([]),
  attachmentId: ref("media").nullable().default(null),
  attachmentTitle: z.string().trim().max(limit.fileTitleMax).nullable().default(null),
  /** For whoever approves it. */
  notes: z.string().trim().max(limit.notesMax).nullable().default(null),
});

export const ownPostRefusals = [
  "validation",
  "image_required",
  "image_limit",
  "embed_invalid",
  "document_not_on_x",
  "prohibited_words",
  "prohibited_hashtag",
  "media_not_usable",
  "copy_empty",
  "copy_too_long",
  "copy_too_short",
] as const;

export const ownPostStep = z.object({
  step: z.enum(ownPostSteps),
  at: z.iso.datetime(),
  /** Empty when the account is deleted. */
  by: z.string(),
  reason: z.string().nullable(),
});

export const ownPostRow = z.object({
  id: ref("ownPost"),
  version: z.number().int(),
  type: z.enum(postTypes),
  title: z.string(),
  language: z.enum(contentLanguages),
  status: z.enum(ownPostStatuses),
  /** Why it was rejected. */
  reason: z.string().nullable(),
  thumbnailUrl: z.string().nullable(),
  excerpt: z.string(),
  updatedAt: z.iso.datetime(),
});

export const ownPostBody = z.object({
  ...ownPostRow.shape,
  ...ownPostFields.shape,
  id: ref("ownPost"),
  postUrl: z.string().nullable(),
  facebookUrl: z.string().nullable(),
  images: z.array(postImage),
  attachment: attachment.nullable(),
  /** Where the embedded video plays. */
  embedUrl: z.string().nullable(),
  history: z.array(ownPostStep),
});
