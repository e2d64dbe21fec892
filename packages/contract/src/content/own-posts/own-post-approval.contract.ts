import { z } from "zod";
import { endpoint } from "../../kit/endpoint.ts";
import { listSort } from "../../kit/list.ts";
import { pageInput, pageOf } from "../../kit/page.ts";
import { ref, rowVersion } from "../../kit/ref.ts";
import { limits } from "../../limits.ts";
import { ownPostBody, ownPostFields, ownPostRefusals, ownPostRow, ownPostStatuses } from "./own-post.ts";

const base = "/services/admin/api/own-post-approval" as const;
const id = { id: ref("companyOwnPost") };
const list = { staff: "list_own_post_approval" } as const;
const view = { staff: "view_own_post_approval" } as const;
const edit = { staff: "edit_own_post_approval" } as const;
const aboutAuthor = {
  person: ["ownPosts"],
  inCouncilMode: "named",
  because: "authorAsked",
} as const;

const asked = {
  ...id,
  author: z.string(),
  company: z.string(),
  /** The post that everybody of the company was offered. */
  offeredPostId: z.number().int().nullable(),
  can: z.object({ view: z.boolean(), edit: z.boolean(), decide: z.boolean(), offer: z.boolean() }),
};

export const askedOwnPostRow = z.object({ ...ownPostRow.shape, ...asked });
export const askedOwnPost = z.object({ ...ownPostBody.shape, ...asked, companyId: z.number().int() });

export const listAskedOwnPosts = endpoint({
  name: "list-own-post-approval",
  method: "GET",
  path: base,
  about: aboutAuthor,
  access: list,
  reads: ["ownPost"],
  input: z.object({
    ...pageInput,
    status: z.enum(ownPostStatuses).optional(),
    search: z.string().trim().max(100).optional(),
    sort: listSort(["created", "title", "changed"], "-created"),
  }),
  output: pageOf(askedOwnPostRow),
  errors: ["feature_off"],
});

export const readAskedOwnPost = endpoint({
  name: "view-own-post-approval",
  method: "GET",
  path: `${base}/:id`,
  about: aboutAuthor,
  access: view,
  reads: ["ownPost"],
  input: z.object(id),
  output: askedOwnPost,
  errors: ["not_found", "feature_off"],
});

/** The corrections of an approver before approving; the author sees them in the history. */
export const editAskedOwnPost = endpoint({
  name: "edit-own-post-approval",
  method: "PUT",
  path: `${base}/:id`,
  about: aboutAuthor,
  access: edit,
  changes: ["ownPost"],
  input: z.object({ ...ownPostFields.shape, ...id, version: rowVersion }),
  output: askedOwnPost,
  errors: ["not_found", "feature_off", "edited_meanwhile", "workflow_refused", ...ownPostRefusals],
});

export const decideOwnPost = endpoint({
  name: "decide-own-post",
  method: "PATCH",
  path: `${base}/:id/change-status`,
  about: aboutAuthor,
  access: edit,
  changes: ["ownPost"],
  input: z.object({
    ...id,
    version: rowVersion,
    status: z.enum(["APPROVED", "REJECTED"]),
    /** A rejection always states a reason. */
    reason: z.string().trim().max(limits.ownPost.reasonMax).nullable().default(null),
  }),
  output: askedOwnPost,
  errors: [
    "not_found",
    "feature_off",
    "edited_meanwhile",
    "workflow_refused",
    "validation",
    "prohibited_words",
    "prohibited_hashtag",
  ],
});

/** Shared with colleagues: a post of the company in a category, in the author's name. */
export const offerOwnPost = endpoint({
  name: "offer-own-post",
  method: "POST",
  path: `${base}/:id/offer`,
  about: aboutAuthor,
  access: edit,
  changes: ["ownPost"],
  input: z.object({ ...id, categoryId: ref("category") }),
  output: askedOwnPost,
  errors: ["not_found", "feature_off", "workflow_refused"],
});
