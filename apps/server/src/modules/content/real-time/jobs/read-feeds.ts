import { feedSources } from "@polyphon/rules/content/real-time/feed-sources.ts";
import { nextReading } from "@polyphon/rules/content/real-time/next-reading.ts";
import { allScope } from "../../../../platform/db/scope.ts";
import { inTransaction } from "../../../../platform/db/transaction.ts";
import { handle } from "../../../../platform/jobs/job-handler.ts";
import { sendJobs } from "../../../../platform/jobs/send-job.ts";
import { readSetting } from "../../../../platform/settings/read-setting.ts";
import { realTimeSettings } from "../../../companies/companies.api.ts";
import { readFeedJob } from "./read-feed.job.ts";
import { readFeedsJob } from "./read-feeds.job.ts";
import { claimDueFeeds, keepFeeds } from "../real-time-feed.store.ts";

/** Per minute; the others are due a minute later. */
const most = 500;

/** One row per feed that a company names, and a job for each that is due: no feed waits for another. */
export const readFeeds = handle(readFeedsJob, async ({ database, now }) => {
  await inTransaction(database, allScope("jobs"), async (tx) => {
    const companies = await realTimeSettings(tx);
    await keepFeeds(
      tx,
      companies.flatMap(({ companyId, sources }) =>
        feedSources(sources).map((source) => ({ companyId, ...source })),
      ),
      now,
    );
    const everyMinutes = await readSetting(tx, "realTimeMinutes");
    const until = nextReading({ now, everyMinutes, failures: 0, notBefore: null });
    await sendJobs(tx, readFeedJob, await claimDueFeeds(tx, now, until, most));
  });
});
