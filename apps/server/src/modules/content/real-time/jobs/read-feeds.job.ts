import { z } from "zod";
import { job } from "../../../../platform/jobs/job.ts";

/** Looks every minute which feeds are due; how often each is read is a setting. */
export const readFeedsJob = job("content/read-feeds", z.object({}), {
  cron: { expression: "* * * * *", zone: "UTC" },
  retryLimit: 0,
});
