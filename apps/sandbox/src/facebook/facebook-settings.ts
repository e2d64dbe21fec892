import { z } from "zod";

const seconds = z.number().int().min(0);

export const facebookSettings = z.object({
  /** Refuses to repeat the text of the page's last post. */
  duplicateFilter: z.boolean().default(true),
  shortTokenSeconds: seconds.default(2 * 3600),
  longTokenSeconds: seconds.default(5_183_944),
  /** Posts a page may make within an hour; 0 means no limit. */
  pageHourlyLimit: z.number().int().min(0).default(0),
  /** A new post appears in published_posts only this long after it was made. */
  listLagSeconds: seconds.default(0),
  /** A video is processed for this long after it was posted. */
  videoSeconds: seconds.default(5),
  /** What the share dialog reports to the app after sharing; sources disagree, so both are simulated. */
  shareAnswer: z.enum(["empty_array", "empty_object"]).default("empty_array"),
});

export type FacebookSettings = z.output<typeof facebookSettings>;
