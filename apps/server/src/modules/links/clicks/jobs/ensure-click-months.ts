import { z } from "zod";
import { job } from "../../../../platform/jobs/job.ts";
import { handle } from "../../../../platform/jobs/job-handler.ts";
import { ensureClickMonths, monthsFrom } from "../click-partitions.ts";

const ensureClickMonthsJob = job("links/ensure-click-months", z.object({}), {
  cron: { expression: "10 3 * * *", zone: "UTC" },
});

/** A quarter ahead, so that a month never begins without its table. */
export const ensureClickMonthsAhead = handle(ensureClickMonthsJob, ({ database, now }) =>
  ensureClickMonths(database, monthsFrom(now, 4)),
);
