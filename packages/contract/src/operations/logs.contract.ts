import { z } from "zod";
import { doing, shownPerson } from "../kit/about.ts";
import { choiceRefs } from "../kit/choice-source.ts";
import { endpoint } from "../kit/endpoint.ts";
import { refList } from "../kit/list.ts";
import { pageInput, pageOf } from "../kit/page.ts";
import { ref } from "../kit/ref.ts";
import { networks } from "../networks/networks.ts";
import { errorTypes, postLogActions } from "./operations.ts";

const between = { from: z.iso.date().optional(), to: z.iso.date().optional() };

export const errorEntry = z.object({
  /** By which the entry is known: its reference. */
  id: z.string(),
  /** What to quote when asking about it: S for a share's attempt, M for a mail, J for a job, L for a login. */
  reference: z.string(),
  type: z.enum(errorTypes),
  network: z.enum(networks).nullable(),
  /** Whom it happened to; without an id where nobody of that name exists. */
  user: shownPerson.nullable(),
  postId: z.number().int().nullable(),
  postTitle: z.string().nullable(),
  status: z.string(),
  reason: z.string().nullable(),
  detail: doing(z.string()),
  /** How long the next sign-in had to wait after this one. */
  waitSeconds: z.number().int(),
  at: z.iso.datetime(),
});

/** Failed shares, mails and jobs, newest first, of the last 30 days unless days are named; failed sign-ins where asked for. */
export const listErrorLog = endpoint({
  name: "list-error-log",
  method: "GET",
  path: "/services/admin/api/error-log",
  about: { person: ["shares", "signIns"], inCouncilMode: "pseudonyms" },
  access: { staff: "list_error_log", provider: true },
  reads: ["log"],
  input: z.object({
    ...pageInput,
    ...between,
    type: z.enum(errorTypes).optional(),
    network: z.enum(networks).optional(),
    postId: ref("post").optional(),
    /** Shares that failed for good in the last 24 hours, each once, as a dashboard counts them. */
    failed: z.enum(["lastDay"]).optional(),
    company: refList(choiceRefs.company).optional(),
  }),
  output: pageOf(errorEntry),
  errors: [],
});

export const postLogEntry = z.object({
  id: z.string(),
  postId: z.number().int(),
  /** Null once the post is deleted; its log stays. */
  postTitle: z.string().nullable(),
  action: z.enum(postLogActions),
  reason: z.string().nullable(),
  by: z.string().nullable(),
  at: z.iso.datetime(),
  /** Of the post, as they are now; withheld and rounded by works-council mode. */
  shares: z.number().int().nullable(),
  clicks: z.number().int().nullable(),
  rounded: z.boolean(),
});

export const listPostLog = endpoint({
  name: "list-post-log",
  method: "GET",
  path: "/services/admin/api/post-log",
  about: {
    person: ["staffActions"],
    inCouncilMode: "named",
    because: "traceable",
  },
  access: { staff: "list_post_log", provider: true },
  reads: ["log"],
  input: z.object({
    ...pageInput,
    ...between,
    action: z.enum(postLogActions).optional(),
    postId: ref("post").optional(),
  }),
  output: pageOf(postLogEntry),
  errors: [],
});
