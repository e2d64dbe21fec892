import { allScope } from "../../../../platform/db/scope.ts";
import { inTransaction } from "../../../../platform/db/transaction.ts";
import { handle, type JobHandler } from "../../../../platform/jobs/job-handler.ts";
import { sendJobs } from "../../../../platform/jobs/send-job.ts";
import { checkMediaJob } from "./check-media.job.ts";
import { listForgotten } from "../../storage/media.store.ts";
import { recheckMediaJob } from "./recheck-media.job.ts";

const forgottenAfterMinutes = 20;

/** Storage may be unavailable for longer than a job is retried; no picture stays in checking because of that. */
export const recheckMedia: JobHandler = handle(recheckMediaJob, async ({ database, log }) => {
  await inTransaction(database, allScope("media"), async (tx) => {
    const ids = await listForgotten(tx, forgottenAfterMinutes);
    await sendJobs(
      tx,
      checkMediaJob,
      ids.map((mediaId) => ({ mediaId })),
    );
    if (ids.length > 0)
      log.warn({ pictures: ids.length }, "pictures were left in checking and are checked again");
  });
});
