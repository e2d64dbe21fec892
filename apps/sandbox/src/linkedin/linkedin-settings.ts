import { z } from "zod";

const seconds = z.number().int().min(0);

export const linkedinSettings = z.object({
  /** The same text by the same author is refused for this long; 0 turns the filter off. */
  duplicateWindowSeconds: seconds.default(24 * 3600),
  /** A token fresh from the consent screen answers 65601 for this long. */
  freshTokenRevokedSeconds: seconds.default(0),
  /** Only approved apps get refresh tokens. */
  refreshTokens: z.boolean().default(true),
  accessTokenSeconds: seconds.default(60 * 86_400),
  refreshTokenSeconds: seconds.default(365 * 86_400),
  uploadUrlSeconds: seconds.default(3600),
  /** Documents and videos are ready at this poll of their status, and no sooner than this time after the upload. */
  pollsUntilAvailable: z.number().int().min(0).default(2),
  processingSeconds: seconds.default(0),
  imageProcessingSeconds: seconds.default(0),
  /** Posts a member or the whole app may make per UTC day; 0 means no limit. */
  memberDailyLimit: z.number().int().min(0).default(0),
  appDailyLimit: z.number().int().min(0).default(0),
});

export type LinkedinSettings = z.output<typeof linkedinSettings>;
