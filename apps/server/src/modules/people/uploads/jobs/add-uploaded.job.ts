import { z } from "zod";
import { job } from "../../../../platform/jobs/job.ts";

export const addUploadedJob = job("add-uploaded-users", z.object({ uploadId: z.number().int().positive() }), {
  batch: 2,
  expireInSeconds: 6 * 3_600,
});
