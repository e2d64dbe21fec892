import { z } from "zod";

const seconds = z.number().int().min(0);

export const facebookSettings = z.object({
  /** Refuses the text of the page's last post once more. */
  duplicateFilter: z.boolean().default(true),
  shortTokenSeconds: seconds.default(2 * 3600),
  longTokenSeconds: seconds.default(5_183_944),
  /** Posts a page may make within an hour; 0 means no limit. */
  pageHourlyLimit: z.number().int().min(0).default(0),
  /** A new post shows in published_posts only so long after it was made. */
  listLagSeconds: seconds.default(0),
  /** A video is worked on for so long after it was posted. */
  videoSeconds: seconds.default(5),
  /** What the share dialog tells the app after sharing; sources disagree, so both are played. */
  shareAnswer: z.enum(["empty_array", "empty_object"]).default("empty_array"),
});

export type FacebookSettings = z.output<typeof facebookSettings>;
