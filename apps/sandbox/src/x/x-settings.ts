import { z } from "zod";

const seconds = z.number().int().min(0);
const count = z.number().int().min(0);

/** Restrictions of an account or its app, reported on the calls that write. */
export const troubles = [
  "suspended",
  "locked",
  "automated",
  "not_permitted",
  "oauth1_permissions",
  "client_forbidden",
  "client_not_enrolled",
  "unsupported_authentication",
  "usage_capped",
  "no_write_permission",
] as const;

export type Trouble = (typeof troubles)[number];

export const xSettings = z.object({
  /** The same text by the same account is refused for this long; 0 turns the filter off. */
  duplicateWindowSeconds: seconds.default(12 * 3600),
  /** A new post appears in timelines this much later. */
  timelineLagSeconds: seconds.default(0),
  codeSeconds: seconds.default(30),
  accessTokenSeconds: seconds.default(7200),
  refreshTokenSeconds: seconds.default(180 * 86_400),
  /** A refresh token that is used twice ends every token of its grant. */
  reuseEndsGrant: z.boolean().default(true),
  /** GIFs and videos are ready at this poll of their status, and no sooner than this time after the upload. */
  pollsUntilReady: count.default(1),
  processingSeconds: seconds.default(0),
  checkAfterSeconds: seconds.default(1),
  mediaSeconds: seconds.default(86_400),
  /** Calls of one account in 15 minutes; 0 means no limit. */
  postsPerWindow: count.default(100),
  ownReadsPerWindow: count.default(75),
  timelineReadsPerWindow: count.default(900),
  postReadsPerWindow: count.default(5000),
  uploadsPerWindow: count.default(500),
  /** Posts in 24 hours; 0 means no limit. */
  userDailyPosts: count.default(0),
  appDailyPosts: count.default(0),
  /** Dollars the app has left to spend; null spends nothing. */
  credits: z.number().nullable().default(null),
  /** By id or user name of the account. */
  troubles: z.record(z.string(), z.enum(troubles)).default({}),
});

export type XSettings = z.output<typeof xSettings>;
