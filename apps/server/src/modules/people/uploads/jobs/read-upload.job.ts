import { z } from "zod";
import { job } from "../../../../platform/jobs/job.ts";

/** Each run holds a child process with much memory, so one worker takes one at once. */
export const readUploadJob = job("read-bulk-upload", z.object({ uploadId: z.number().int().positive() }), {
  batch: 1,
  expireInSeconds: 900,
});
