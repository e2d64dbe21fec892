import { z } from "zod";
import { job } from "../../../../platform/jobs/job.ts";

/** Works on one run until it is done. Two at a time, because planning is CPU-bound. */
export const planRunJob = job("autopilot/plan-run", z.object({ runId: z.number(), companyId: z.number() }), {
  retryLimit: 8,
  retryDelaySeconds: 5,
  expireInSeconds: 3_600,
  batch: 2,
});
