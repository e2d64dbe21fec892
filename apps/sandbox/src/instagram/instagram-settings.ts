import { z } from "zod";

const seconds = z.number().int().min(0);

export const instagramSettings = z.object({
  shortTokenSeconds: seconds.default(3600),
  longTokenSeconds: seconds.default(60 * 86_400),
  /** A younger long-lived token is not renewed. */
  refreshAfterSeconds: seconds.default(86_400),
  containerSeconds: seconds.default(86_400),
  /** A container is finished at this poll of its status. */
  pollsUntilFinished: z.number().int().min(0).default(0),
  /** The same for a video. */
  videoPolls: z.number().int().min(0).default(2),
  /** Posts an account may publish within 24 hours. */
  dailyLimit: z.number().int().min(0).default(100),
  /** A new post appears in the account's list only this long after it was published. */
  listLagSeconds: seconds.default(0),
});

export type InstagramSettings = z.output<typeof instagramSettings>;
