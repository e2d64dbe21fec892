import { z } from "zod";
import { job } from "../../../../platform/jobs/job.ts";

/** Finds due feeds every minute; how often each is read is a setting. */
export const readFeedsJob = job("content/read-feeds", z.object({}), {
  cron: { expression: "* * * * *", zone: "UTC" },
  retryLimit: 0,
});
