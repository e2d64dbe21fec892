import { z } from "zod";
import { job } from "../../../../platform/jobs/job.ts";

export const clearRealTimeJob = job("content/clear-real-time", z.object({}), {
  cron: { expression: "41 * * * *", zone: "UTC" },
});
