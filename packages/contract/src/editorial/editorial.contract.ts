import { z } from "zod";
import { postStatuses, voices } from "../content/content.ts";
import { endpoint } from "../kit/endpoint.ts";
import { ref, rowVersion } from "../kit/ref.ts";
import { limits } from "../limits.ts";
import { reasonKinds } from "./editorial.ts";

const access = { staff: "list_wizard_post" } as const;
const refusals = ["not_found", "workflow_refused", "edited_meanwhile"] as const;

const moved = z.object({ id: ref("post"), status: z.enum(postStatuses), version: z.number().int() });

/** The version that the caller decided on: a post that changed since must be read again first. */
const judged = { id: ref("post"), version: rowVersion };

/** A rejection states a reason and the voices it is about. */
const reasoned = {
  reason: z.string().trim().min(1).max(limits.editorial.reasonMax),
  reasonKinds: z.array(z.enum(reasonKinds)).max(reasonKinds.length).default([]),
  voices: z.array(z.enum(voices)).min(1).max(voices.length),
};

const step = <const N extends string>(name: N) => ({
  name: `${name}-post` as const,
  method: "POST" as const,
  path: `/services/wizard/api/posts/:id/${name}` as const,
  about: "none" as const,
  access,
  changes: ["review", "post"] as const,
  output: moved,
});

export const approvePost = endpoint({
  ...step("approve"),
  input: z.object({
    ...judged,
    /** What the Editor-in-Chief wants the approver to know. */
    note: z.string().trim().min(1).max(limits.editorial.noteMax).nullable(),
  }),
  errors: refusals,
});

export const rejectPost = endpoint({
  ...step("reject"),
  input: z.object({ ...judged, ...reasoned }),
  errors: refusals,
});

export const returnPost = endpoint({
  ...step("return"),
  input: z.object({ ...judged, ...reasoned }),
  errors: refusals,
});

export const rejectBillablePost = endpoint({
  ...step("reject-billable"),
  input: z.object({ ...judged, ...reasoned }),
  errors: refusals,
});

export const publishPost = endpoint({ ...step("publish"), input: z.object(judged), errors: refusals });

export const resubmitPost = endpoint({ ...step("resubmit"), input: z.object(judged), errors: refusals });

const each = {
  done: z.array(ref("post")),
  refused: z.array(z.object({ id: ref("post"), description: z.string() })),
};

/** Approves, or publishes, each post that waits for the caller; the others are named with the reason. */
export const bulkApprovePosts = endpoint({
  name: "bulk-approve-posts",
  method: "POST",
  path: "/services/wizard/api/posts/bulk-approve",
  about: "none",
  access,
  changes: ["post", "review"],
  input: z.object({ ids: z.array(ref("post")).min(1).max(limits.editorial.atOnce) }),
  /** `published` are those of the done ones that this has published: for a while that can be undone. */
  output: z.object({ ...each, published: z.array(ref("post")) }),
  errors: ["not_found"],
});

/** Takes back what the caller has just published; each post that stays published is named with the reason. */
export const undoPublishPosts = endpoint({
  name: "undo-publish-posts",
  method: "POST",
  path: "/services/wizard/api/posts/undo-publish",
  about: "none",
  access,
  changes: ["post", "review"],
  input: z.object({ ids: z.array(ref("post")).min(1).max(limits.editorial.atOnce) }),
  output: z.object(each),
  errors: ["not_found"],
});
