import { z } from "zod";
import { job } from "../../../../platform/jobs/job.ts";

export const clearUploadsJob = job("clear-uploads", z.object({}), {
  cron: { expression: "17 * * * *", zone: "UTC" },
});
