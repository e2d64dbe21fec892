import { z } from "zod";
import { job } from "../../../../platform/jobs/job.ts";

export const resumeUploadsJob = job("resume-bulk-uploads", z.object({}), {
  cron: { expression: "* * * * *", zone: "UTC" },
  keepSeconds: 3_600,
});
