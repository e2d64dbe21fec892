import { z } from "zod";
import { job } from "../../../../platform/jobs/job.ts";

export const checkUploadJob = job("check-bulk-upload", z.object({ uploadId: z.number().int().positive() }), {
  batch: 2,
  expireInSeconds: 3_600,
});
