import { z } from "zod";
import { event } from "../kit/event.ts";

/** A post of a company's LinkedIn page became a post of the company. */
export const linkedinPostApproved = event(
  "content.linkedin-post-approved",
  z.object({ linkedinPostId: z.number() }),
);

/** An own post waits for an approver; the step distinguishes one submission from the next. */
export const ownPostWaiting = event(
  "content.own-post-waiting",
  z.object({ ownPostId: z.number(), stepId: z.number() }),
);

export const postPublished = event("content.post-published", z.object({ postId: z.number() }));

/** An own post can be shared from now on: it was approved, or needs no approval. */
export const ownPostApproved = event(
  "content.own-post-approved",
  z.object({ companyId: z.number(), accountId: z.number() }),
);

/** Posts were killed, or edited in a way that changes their text or who sees them when. */
export const postsChanged = event("content.posts-changed", z.object({ postIds: z.array(z.number()) }));
