import { z } from "zod";
import { allScope } from "../../../../platform/db/scope.ts";
import { inTransaction } from "../../../../platform/db/transaction.ts";
import { job } from "../../../../platform/jobs/job.ts";
import { handle } from "../../../../platform/jobs/job-handler.ts";
import { dropEnded } from "../ended.store.ts";

const purgeExpiredSessionsJob = job("identity/forget-the-ended", z.object({}), {
  cron: { expression: "43 * * * *", zone: "UTC" },
});

/** Expired sessions and keys, and failed sign-ins of more than a month ago. In batches, so that a day's worth of rows never holds locks for long. */
export const purgeExpiredSessions = handle(purgeExpiredSessionsJob, async ({ database, now, signal }) => {
  for (let more = true; more && !signal.aborted;) {
    more = await inTransaction(database, allScope("jobs"), (tx) => dropEnded(tx, now));
  }
});
