import { z } from "zod";
import { job } from "../../../../platform/jobs/job.ts";

/** Each run holds a child process, so one worker takes few at once. */
export const checkMediaJob = job("check-media", z.object({ mediaId: z.number().int().positive() }), {
  batch: 2,
});
