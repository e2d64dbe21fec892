import { z } from "zod";
import { endpoint } from "../../kit/endpoint.ts";
import { pageInput, pageOf } from "../../kit/page.ts";
import { ref, rowVersion } from "../../kit/ref.ts";
import { limits } from "../../limits.ts";
import { networks } from "../../networks/networks.ts";
import { ownPostBody, ownPostFields, ownPostRefusals, ownPostRow, ownPostStatuses } from "./own-post.ts";

const base = "/services/post/api/own-post" as const;
const access = { front: "own_post" } as const;
const id = { id: ref("ownPost") };

/** The author's rights in one own post. */
const can = z.object({ edit: z.boolean(), remove: z.boolean(), share: z.boolean(), resubmit: z.boolean() });

const shared = {
  /** The post that the share dialog opens once it is approved. */
  postId: z.number().int().nullable(),
  shares: z.array(z.object({ network: z.enum(networks), state: z.string() })),
  can,
};

export const ownPost = z.object({ ...ownPostBody.shape, ...shared });
export const listedOwnPost = z.object({ ...ownPostRow.shape, ...shared });

export const listOwnPosts = endpoint({
  name: "list-own-posts",
  method: "GET",
  path: base,
  about: "none",
  access,
  reads: ["ownPost"],
  input: z.object({
    ...pageInput,
    status: z.enum(ownPostStatuses).optional(),
    search: z.string().trim().max(100).optional(),
  }),
  output: pageOf(listedOwnPost).extend({
    /** Off: what is saved can be shared at once. */
    approval: z.boolean(),
  }),
  errors: [],
});

export const readOwnPost = endpoint({
  name: "read-own-post",
  method: "GET",
  path: `${base}/:id`,
  about: "none",
  access,
  reads: ["ownPost"],
  input: z.object(id),
  output: ownPost,
  errors: ["not_found"],
});

export const addOwnPost = endpoint({
  name: "add-own-post",
  method: "POST",
  path: base,
  about: "none",
  access,
  changes: ["ownPost"],
  input: ownPostFields,
  output: ownPost,
  errors: ["light_front_user", ...ownPostRefusals],
});

/** Saving submits it for approval, again if needed. */
export const editOwnPost = endpoint({
  name: "edit-own-post",
  method: "PUT",
  path: `${base}/:id`,
  about: "none",
  access,
  changes: ["ownPost"],
  input: z.object({ ...ownPostFields.shape, ...id, version: rowVersion }),
  output: ownPost,
  errors: ["not_found", "light_front_user", "edited_meanwhile", "own_post_shared", ...ownPostRefusals],
});

/** A new own post based on another one; what the form changed before saving is in the input. */
export const duplicateOwnPost = endpoint({
  name: "duplicate-own-post",
  method: "POST",
  path: `${base}/:id/duplicate`,
  about: "none",
  access,
  changes: ["ownPost"],
  input: z.object({ ...ownPostFields.shape, ...id }),
  output: ownPost,
  errors: ["not_found", "light_front_user", ...ownPostRefusals],
});

/** A rejected own post is submitted again unchanged. */
export const changeOwnPostStatus = endpoint({
  name: "change-own-post-status",
  method: "PATCH",
  path: `${base}/:id/change-status`,
  about: "none",
  access,
  changes: ["ownPost"],
  input: z.object({ ...id, version: rowVersion, status: z.literal("PENDING") }),
  output: ownPost,
  errors: ["not_found", "light_front_user", "edited_meanwhile", "workflow_refused"],
});

export const removeOwnPost = endpoint({
  name: "remove-own-post",
  method: "DELETE",
  path: `${base}/:id`,
  about: "none",
  access,
  changes: ["ownPost"],
  input: z.object(id),
  output: z.object(id),
  errors: ["not_found", "light_front_user", "in_use"],
});

/** Removes pictures; an image post keeps at least one. */
export const deleteOwnPostImages = endpoint({
  name: "delete-own-post-images",
  method: "POST",
  path: `${base}/:id/delete-post-images`,
  about: "none",
  access,
  changes: ["ownPost"],
  input: z.object({
    ...id,
    version: rowVersion,
    imageIds: z.array(ref("media")).min(1).max(limits.post.images),
  }),
  output: ownPost,
  errors: ["not_found", "light_front_user", "edited_meanwhile", "own_post_shared", "image_required"],
});
