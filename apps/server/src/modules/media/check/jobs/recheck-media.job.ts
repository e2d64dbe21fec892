import { z } from "zod";
import { job } from "../../../../platform/jobs/job.ts";

export const recheckMediaJob = job("recheck-media", z.object({}), {
  cron: { expression: "*/10 * * * *", zone: "UTC" },
});
