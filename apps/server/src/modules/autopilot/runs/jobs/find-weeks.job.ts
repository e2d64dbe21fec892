import { z } from "zod";
import { job } from "../../../../platform/jobs/job.ts";

/** Finds the companies whose planning hour has come. While it is stopped, no run begins or continues. */
export const findWeeksJob = job("autopilot/find-weeks", z.object({}), {
  cron: { expression: "*/10 * * * *", zone: "UTC" },
  retryLimit: 0,
});
