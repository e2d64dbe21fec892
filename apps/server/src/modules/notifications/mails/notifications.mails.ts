import { enquiryKinds } from "@polyphon/contract/site/site.contract.ts";
import { z } from "zod";
import { mailKind } from "../../../platform/mail/mail-kind.ts";

/** To the provider: a visitor has written. */
export const enquiryReceivedMail = mailKind({
  name: "enquiry-received",
  values: z.object({
    kind: z.enum(enquiryKinds),
    name: z.string(),
    company: z.string().nullable(),
    message: z.string().nullable(),
    url: z.string(),
  }),
  transactional: true,
});

/** To those who approve: mentions were asked for or changed. */
export const mentionsWaitingMail = mailKind({
  name: "mentions-waiting",
  values: z.object({ names: z.array(z.string()).min(1), company: z.string().nullable(), url: z.string() }),
  transactional: true,
});

/** To the visitor: what staff answered. */
export const enquiryReplyMail = mailKind({
  name: "enquiry-reply",
  values: z.object({
    kind: z.enum(enquiryKinds),
    name: z.string(),
    reply: z.string(),
    message: z.string().nullable(),
  }),
  transactional: true,
});

/** To the editors whose turn it is: a post waits for them. */
export const postWaitingMail = mailKind({
  name: "post-waiting",
  values: z.object({
    title: z.string(),
    category: z.string(),
    by: z.string(),
    note: z.string().nullable(),
    url: z.string(),
  }),
  transactional: true,
});

/** To program managers: an employee's own post waits for approval. */
export const ownPostWaitingMail = mailKind({
  name: "own-post-waiting",
  values: z.object({ title: z.string(), author: z.string(), url: z.string() }),
  transactional: true,
});

/** To its author: an own post was approved or rejected. */
export const ownPostDecidedMail = mailKind({
  name: "own-post-decided",
  values: z.object({
    name: z.string(),
    title: z.string(),
    approved: z.boolean(),
    reason: z.string().nullable(),
    url: z.string(),
  }),
  transactional: true,
});

/** To the writer: a post came back, or was rejected for good. */
export const postBackMail = mailKind({
  name: "post-back",
  values: z.object({
    name: z.string(),
    title: z.string(),
    category: z.string(),
    by: z.string(),
    reason: z.string(),
    voices: z.array(z.number().int()),
    final: z.boolean(),
    url: z.string(),
  }),
  transactional: true,
});
