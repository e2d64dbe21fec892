import { z } from "zod";
import { job } from "../../../../platform/jobs/job.ts";

/** Reads one company's page. What could not be read is told on the desk and tried at a later turn, not here. */
export const importLinkedinPageJob = job(
  "import-linkedin-page",
  z.object({ companyId: z.number().int().positive() }),
  { batch: 2, retryLimit: 1, expireInSeconds: 600 },
);
