import { z } from "zod";
import { job } from "../../../../platform/jobs/job.ts";

export const clearAiPassagesJob = job("clear-ai-passages", z.object({}), {
  cron: { expression: "41 3 * * *", zone: "UTC" },
});
