import { z } from "zod";
import { job } from "../jobs/job.ts";

/** More tries than a mail has attempts: the mail's own count decides when it is given up, and says so in its row. */
export const deliverMailJob = job("platform/deliver-mail", z.object({ mailId: z.number() }), {
  retryLimit: 100,
  retryDelaySeconds: 1,
  expireInSeconds: 120,
});
