import { z } from "zod";
import { voices } from "../content/content.ts";
import { endpoint } from "../kit/endpoint.ts";
import { pageInput, pageOf } from "../kit/page.ts";
import { ref } from "../kit/ref.ts";
import { limits } from "../limits.ts";

/** What the provider's staff say among themselves is no company's to read. */
const access = { staff: "list_wizard_post", provider: true } as const;

const comment = z.object({
  key: z.number().int(),
  at: z.iso.datetime(),
  /** Null for somebody whose account no longer exists. */
  by: z.string().nullable(),
  own: z.boolean(),
  voice: z.enum(voices).nullable(),
  text: z.string(),
  can: z.object({ delete: z.boolean() }),
});

/** The comments on a post for those who see it in the workflow, newest first. */
export const listPostComments = endpoint({
  name: "list-post-comments",
  method: "GET",
  path: "/services/wizard/api/posts/:id/comments",
  about: "none",
  access,
  reads: ["review"],
  input: z.object({ ...pageInput, id: ref("post") }),
  output: pageOf(comment),
  errors: ["not_found"],
});

export const addPostComment = endpoint({
  name: "add-post-comment",
  method: "POST",
  path: "/services/wizard/api/posts/:id/comments",
  about: "none",
  access,
  changes: ["review"],
  input: z.object({
    id: ref("post"),
    text: z.string().trim().min(1).max(limits.editorial.commentMax),
    /** The voice it is about; null for the whole post. */
    voice: z.enum(voices).nullable(),
  }),
  output: z.object({ key: z.number().int() }),
  errors: ["not_found"],
});

export const removePostComment = endpoint({
  name: "remove-post-comment",
  method: "DELETE",
  path: "/services/wizard/api/posts/:id/comments/:key",
  about: "none",
  access,
  changes: ["review"],
  input: z.object({
    id: ref("post"),
    key: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER),
  }),
  output: z.object({}),
  errors: ["not_found", "comment_not_own", "comment_too_old"],
});

/** Colleagues whose turn it is as well, by name; no more than a hundred. */
export const listPostAssignees = endpoint({
  name: "list-post-assignees",
  method: "GET",
  path: "/services/wizard/api/posts/:id/assignees",
  about: "none",
  access,
  reads: ["review", "staff"],
  input: z.object({ id: ref("post") }),
  output: z.object({
    items: z.array(z.object({ id: ref("account"), name: z.string(), own: z.boolean() })),
  }),
  errors: ["not_found"],
});

/** Says who takes a post on; it decides nothing about who may. Null takes it from whoever has it. */
export const assignPost = endpoint({
  name: "assign-post",
  method: "PUT",
  path: "/services/wizard/api/posts/:id/assignee",
  about: "none",
  access,
  changes: ["review"],
  input: z.object({ id: ref("post"), accountId: ref("account").nullable() }),
  output: z.object({}),
  errors: ["not_found", "workflow_refused", "assignee_not_possible"],
});
