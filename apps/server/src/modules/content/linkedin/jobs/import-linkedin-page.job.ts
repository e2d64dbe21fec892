import { z } from "zod";
import { job } from "../../../../platform/jobs/job.ts";

/** Reads one company's page. A failure is shown in the back office and retried at a later turn, not here. */
export const importLinkedinPageJob = job(
  "import-linkedin-page",
  z.object({ companyId: z.number().int().positive() }),
  { batch: 2, retryLimit: 1, expireInSeconds: 600 },
);
