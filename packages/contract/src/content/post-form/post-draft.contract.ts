import { z } from "zod";
import { endpoint } from "../../kit/endpoint.ts";
import { ref, rowVersion } from "../../kit/ref.ts";
import { limits } from "../../limits.ts";

const drafts = "/services/admin/api/post-drafts" as const;
const id = { id: ref("postDraft") };
const ownDraft = {
  signedIn: "staff",
  because: "a draft is shown to nobody but the one who writes it",
} as const;

/** What a draft is called until its owner names it; null while nothing in it could name it. */
const suggestedName = z.string().trim().min(1).max(limits.post.draftNameMax).nullable();
const writtenForm = z.string().min(2).max(limits.post.draftMax);

const postDraft = z.object({
  id: z.number().int(),
  version: z.number().int(),
  /** The form as the browser keeps it. */
  form: z.string(),
  /** The version of the post that was being edited. */
  basedOn: z.number().int().nullable(),
  savedAt: z.iso.datetime(),
});

const savedDraft = postDraft.pick({ id: true, version: true, savedAt: true });

/** The caller's drafts of new posts, newest first: as many as one person may keep. */
export const listPostDrafts = endpoint({
  name: "list-post-drafts",
  method: "GET",
  path: drafts,
  about: "none",
  access: ownDraft,
  reads: ["draft"],
  input: z.object({}),
  output: z.object({
    items: z.array(
      z.object({
        id: z.number().int(),
        name: z.string().nullable(),
        /** Whether its owner has named it. */
        named: z.boolean(),
        savedAt: z.iso.datetime(),
      }),
    ),
  }),
  errors: [],
});

/** A draft of a new post. A form holds what it has read: nothing reads it again. */
export const readPostDraft = endpoint({
  name: "read-post-draft",
  method: "GET",
  path: `${drafts}/:id`,
  about: "none",
  access: ownDraft,
  reads: [],
  input: z.object(id),
  output: postDraft,
  errors: ["not_found"],
});

/** The caller's unsaved changes of a post. */
export const readDraftOfPost = endpoint({
  name: "read-draft-of-post",
  method: "GET",
  path: "/services/admin/api/posts/:postId/draft",
  about: "none",
  access: ownDraft,
  reads: [],
  input: z.object({ postId: ref("post") }),
  output: z.object({ draft: postDraft.nullable() }),
  errors: ["post_not_found"],
});

/** Begins a draft: of a new post, or the one of a post. */
export const addPostDraft = endpoint({
  name: "add-post-draft",
  method: "POST",
  path: drafts,
  about: "none",
  access: ownDraft,
  changes: ["draft"],
  input: z.object({
    postId: ref("post").optional(),
    form: writtenForm,
    suggestedName,
    basedOn: rowVersion.nullable(),
  }),
  output: savedDraft,
  errors: ["post_not_found", "too_many_drafts", "edited_meanwhile"],
});

export const editPostDraft = endpoint({
  name: "edit-post-draft",
  method: "PUT",
  path: `${drafts}/:id`,
  about: "none",
  access: ownDraft,
  changes: ["draft"],
  input: z.object({
    ...id,
    version: rowVersion,
    form: writtenForm,
    suggestedName,
    basedOn: rowVersion.nullable(),
  }),
  output: savedDraft,
  errors: ["not_found", "edited_meanwhile"],
});

/** Null gives it the name that its text suggests. */
export const renamePostDraft = endpoint({
  name: "rename-post-draft",
  method: "PUT",
  path: `${drafts}/:id/name`,
  about: "none",
  access: ownDraft,
  changes: ["draft"],
  input: z.object({ ...id, name: z.string().trim().min(1).max(limits.post.draftNameMax).nullable() }),
  output: z.object({}),
  errors: ["not_found"],
});

export const removePostDraft = endpoint({
  name: "remove-post-draft",
  method: "DELETE",
  path: `${drafts}/:id`,
  about: "none",
  access: ownDraft,
  changes: ["draft"],
  input: z.object(id),
  output: z.object({}),
  errors: ["not_found"],
});

/** Takes a removal back, for a day. */
export const restorePostDraft = endpoint({
  name: "restore-post-draft",
  method: "POST",
  path: `${drafts}/:id/restore`,
  about: "none",
  access: ownDraft,
  changes: ["draft"],
  input: z.object(id),
  output: z.object({}),
  errors: ["not_found", "too_many_drafts"],
});
