import { z } from "zod";
import { job } from "../../../../platform/jobs/job.ts";

export const readFeedJob = job(
  "content/read-feed",
  z.object({ companyId: z.number().int(), feedId: z.number().int() }),
  { retryLimit: 2, expireInSeconds: 120, keepSeconds: 60 * 60 },
);
