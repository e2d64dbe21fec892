import { z } from "zod";
import { job } from "../../../../platform/jobs/job.ts";

/** Looks which companies have come to their hour. While it is stopped, no run begins and none goes on. */
export const findWeeksJob = job("autopilot/find-weeks", z.object({}), {
  cron: { expression: "*/10 * * * *", zone: "UTC" },
  retryLimit: 0,
});
