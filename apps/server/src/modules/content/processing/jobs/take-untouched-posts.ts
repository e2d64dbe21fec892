import { z } from "zod";
import { allScope } from "../../../../platform/db/scope.ts";
import { inTransaction } from "../../../../platform/db/transaction.ts";
import { job } from "../../../../platform/jobs/job.ts";
import { handle } from "../../../../platform/jobs/job-handler.ts";
import { readSetting } from "../../../../platform/settings/read-setting.ts";
import { withContentQuota } from "../../../companies/companies.api.ts";
import { companiesWaiting, takeAllOf, takeUntouched } from "../processing.store.ts";

const takeUntouchedPostsJob = job("take-untouched-posts", z.object({}), {
  cron: { expression: "*/10 * * * *", zone: "UTC" },
});
const jobs = allScope("jobs");
const dayMs = 24 * 60 * 60_000;
const atOnce = 500;

/** Posts that nobody decided in time are taken unchanged, as is everything of a company that switched its quota off. */
export const takeUntouchedPosts = handle(takeUntouchedPostsJob, async ({ database, now, log, signal }) => {
  let taken = await inTransaction(database, jobs, async (tx) => {
    const waiting = await companiesWaiting(tx);
    const still = new Set(await withContentQuota(tx, waiting));
    const off = waiting.filter((id) => !still.has(id));
    return off.length === 0 ? 0 : takeAllOf(tx, off, now);
  });
  for (let some = atOnce; some === atOnce && !signal.aborted; taken += some)
    some = await inTransaction(database, jobs, async (tx) => {
      const days = await readSetting(tx, "processingQueueDays");
      return takeUntouched(tx, new Date(now.getTime() - days * dayMs), now, atOnce);
    });
  if (taken > 0) log.info({ posts: taken }, "posts that nobody touched were taken as they are");
});
