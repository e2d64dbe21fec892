import { z } from "zod";
import { calendarDay } from "../../kit/calendar-day.ts";
import { endpoint } from "../../kit/endpoint.ts";
import { listSort } from "../../kit/list.ts";
import { pageInput, pageOf } from "../../kit/page.ts";
import { ref, rowVersion } from "../../kit/ref.ts";
import { limits } from "../../limits.ts";
import { networks } from "../../networks/networks.ts";
import { postRefusals } from "../content.contract.ts";
import { contentLanguages } from "../content.ts";
import { importProblems, linkedinPostStatuses } from "./linkedin-post.ts";
import { postImage } from "../post/post-fields.ts";

const base = "/services/admin/api/linkedin-posts" as const;
const id = { id: ref("linkedinPost") };
const { post: limit } = limits;
const httpUrl = z.url({ protocol: /^https?$/, hostname: z.regexes.domain }).max(limit.urlMax);

const fields = {
  title: z.string().trim().min(limit.titleMin).max(limit.titleMax),
  categoryId: ref("category"),
  language: z.enum(contentLanguages),
  postUrl: httpUrl.nullable(),
  campaignName: z.string().trim().max(limit.campaignMax).nullable(),
  startsOn: calendarDay.nullable(),
  endsOn: calendarDay.nullable(),
  copy: z.partialRecord(z.enum(networks), z.string().max(6_000)),
  imageIds: z.array(ref("media")).max(limit.images),
};

export const linkedinPostRow = z.object({
  id: z.number().int(),
  title: z.string(),
  status: z.enum(linkedinPostStatuses),
  categoryName: z.string().nullable(),
  postedAt: z.iso.datetime(),
  thumbnailUrl: z.string().nullable(),
  can: z.object({ edit: z.boolean(), approve: z.boolean(), remove: z.boolean() }),
});

export const linkedinPost = z.object({
  ...linkedinPostRow.shape,
  version: z.number().int(),
  language: z.enum(contentLanguages),
  categoryId: z.number().int().nullable(),
  postUrl: z.string().nullable(),
  campaignName: z.string().nullable(),
  startsOn: calendarDay.nullable(),
  endsOn: calendarDay.nullable(),
  copy: z.partialRecord(z.enum(networks), z.string()),
  images: z.array(postImage),
  /** Its address on LinkedIn. */
  permalink: z.string().nullable(),
  importedAt: z.iso.datetime(),
  /** The post of the company that it became. */
  postId: z.number().int().nullable(),
});

const refusals = ["feature_off", "not_found", "already_decided"] as const;

/** Newest first, without declined ones unless asked for; and the state of reading the page. */
export const listLinkedinPosts = endpoint({
  name: "list-linkedin-posts",
  method: "GET",
  path: base,
  about: "none",
  access: { staff: "list_post", company: true },
  reads: ["linkedinPost"],
  input: z.object({
    ...pageInput,
    search: z.string().trim().max(100).optional(),
    status: z.enum(linkedinPostStatuses).optional(),
    sort: listSort(["posted", "title"], "-posted"),
  }),
  output: pageOf(linkedinPostRow).extend({
    page: z.object({
      /** The organisation whose page is read; null while none is connected. */
      name: z.string().nullable(),
      readAt: z.iso.datetime().nullable(),
      nextReadAt: z.iso.datetime().nullable(),
      problem: z.enum(importProblems).nullable(),
    }),
    can: z.object({ readNow: z.boolean() }),
  }),
  errors: ["feature_off"],
});

export const readLinkedinPost = endpoint({
  name: "read-linkedin-post",
  method: "GET",
  path: `${base}/:id`,
  about: "none",
  access: { staff: "view_post", company: true },
  reads: ["linkedinPost"],
  input: z.object(id),
  output: linkedinPost,
  errors: ["feature_off", "not_found"],
});

export const editLinkedinPost = endpoint({
  name: "edit-linkedin-post",
  method: "PUT",
  path: `${base}/:id`,
  about: "none",
  access: { staff: "edit_post", company: true },
  changes: ["linkedinPost"],
  input: z.object({ ...fields, ...id, version: rowVersion }),
  output: linkedinPost,
  errors: [...refusals, "edited_meanwhile", ...postRefusals],
});

/** It becomes a post of the company, at once. */
export const approveLinkedinPost = endpoint({
  name: "approve-linkedin-post",
  method: "POST",
  path: `${base}/:id/approve`,
  about: "none",
  access: { staff: "edit_post", company: true },
  changes: ["linkedinPost", "post"],
  input: z.object(id),
  output: linkedinPost,
  errors: [...refusals, ...postRefusals],
});

export const removeLinkedinPost = endpoint({
  name: "remove-linkedin-post",
  method: "DELETE",
  path: `${base}/:id`,
  about: "none",
  access: { staff: "edit_post", company: true },
  changes: ["linkedinPost"],
  input: z.object(id),
  output: z.object({ id: z.number().int() }),
  errors: [...refusals],
});

export const removeLinkedinPostImage = endpoint({
  name: "remove-linkedin-post-image",
  method: "DELETE",
  path: `${base}/:id/images/:mediaId`,
  about: "none",
  access: { staff: "edit_post", company: true },
  changes: ["linkedinPost"],
  input: z.object({ ...id, mediaId: ref("media") }),
  output: linkedinPost,
  errors: [...refusals],
});

/** Reads the page now instead of on schedule. */
export const readLinkedinPage = endpoint({
  name: "read-linkedin-page",
  method: "POST",
  path: `${base}/read-page`,
  about: "none",
  access: { staff: "edit_post", company: true },
  reads: ["linkedinPost"],
  input: z.object({}),
  output: z.object({ asked: z.boolean() }),
  errors: ["feature_off"],
});
