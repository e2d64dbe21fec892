import type { Database } from "../../../../platform/db/pool.ts";
import { allScope } from "../../../../platform/db/scope.ts";
import { inTransaction } from "../../../../platform/db/transaction.ts";
import { handle, type JobHandler } from "../../../../platform/jobs/job-handler.ts";
import { sendJob } from "../../../../platform/jobs/send-job.ts";
import { checkRows } from "../rows/check-rows.ts";
import { checkUploadJob } from "./check-upload.job.ts";
import { doubtLaterRows, rowsInStates } from "../rows/upload-rows.store.ts";
import type { UploadDeps } from "../uploads.deps.ts";
import { lockUpload, moveUpload, touchUpload } from "../uploads.store.ts";

const chunk = 500;

/** Across companies, because an address may be in use elsewhere. False when there is nothing left to check. */
function checkNext(database: Database, { prohibitedAmong }: UploadDeps, uploadId: number): Promise<boolean> {
  return inTransaction(database, allScope("jobs"), async (tx) => {
    const upload = await lockUpload(tx, uploadId);
    if (upload?.state !== "CHECKING") return false;
    const { rows } = await rowsInStates(tx, uploadId, { states: ["UNCHECKED"] }, { limit: chunk });
    if (rows.length === 0) {
      await moveUpload(tx, uploadId, "CHECKED");
      return false;
    }
    const firsts = await checkRows(tx, prohibitedAmong, upload, rows);
    await doubtLaterRows(tx, uploadId, firsts);
    await touchUpload(tx, uploadId);
    return true;
  });
}

/** CHECKING becomes CHECKED: every row says what would happen to it. */
export const checkUpload = (deps: UploadDeps): JobHandler =>
  handle(checkUploadJob, async ({ payload: { uploadId }, database, signal }) => {
    while (await checkNext(database, deps, uploadId)) {
      if (!signal.aborted) continue;
      await inTransaction(database, allScope("jobs"), (tx) => sendJob(tx, checkUploadJob, { uploadId }));
      return;
    }
  });
