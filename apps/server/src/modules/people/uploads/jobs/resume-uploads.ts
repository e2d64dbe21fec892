import { allScope } from "../../../../platform/db/scope.ts";
import { inTransaction } from "../../../../platform/db/transaction.ts";
import { handle, type JobHandler } from "../../../../platform/jobs/job-handler.ts";
import { sendJob } from "../../../../platform/jobs/send-job.ts";
import { addUploadedJob } from "./add-uploaded.job.ts";
import { checkUploadJob } from "./check-upload.job.ts";
import { readUploadJob } from "./read-upload.job.ts";
import { resumeUploadsJob } from "./resume-uploads.job.ts";
import { listForgotten, touchUpload } from "../uploads.store.ts";

/** Longer than reading the largest file takes without progress, and than a job waits for its retry. */
const forgottenAfterSeconds = 300;

const jobOf = { READING: readUploadJob, CHECKING: checkUploadJob, ADDING: addUploadedJob } as const;

/** The database may be unavailable for longer than a job is retried; no upload stays half done because of that. */
export const resumeUploads: JobHandler = handle(resumeUploadsJob, async ({ database, log }) => {
  await inTransaction(database, allScope("jobs"), async (tx) => {
    for (const { id, state } of await listForgotten(tx, forgottenAfterSeconds)) {
      if (state !== "READING" && state !== "CHECKING" && state !== "ADDING") continue;
      await sendJob(tx, jobOf[state], { uploadId: id });
      await touchUpload(tx, id);
      log.warn({ uploadId: id, state }, "an upload was left alone and is taken up again");
    }
  });
});
