import type { Database } from "../../../../platform/db/pool.ts";
import { allScope } from "../../../../platform/db/scope.ts";
import { inTransaction } from "../../../../platform/db/transaction.ts";
import { handle, type JobHandler } from "../../../../platform/jobs/job-handler.ts";
import { sendJob } from "../../../../platform/jobs/send-job.ts";
import { addRows } from "../rows/add-rows.ts";
import { addUploadedJob } from "./add-uploaded.job.ts";
import { firstPasswords } from "../rows/first-passwords.ts";
import { rowsInStates } from "../rows/upload-rows.store.ts";
import type { UploadDeps } from "../uploads.deps.ts";
import { lockUpload, moveUpload } from "../uploads.store.ts";

const chunk = 200;

/**
 * One chunk is one transaction under the upload's lock: a worker that dies leaves a chunk complete or not begun, two
 * workers take turns, and a pause waits for one chunk at most. False when there is nothing left to do.
 */
async function addNext(database: Database, deps: UploadDeps, uploadId: number): Promise<boolean> {
  const passwords = await firstPasswords(chunk);
  return inTransaction(database, allScope("jobs"), async (tx) => {
    const upload = await lockUpload(tx, uploadId);
    if (upload?.state !== "ADDING") return false;
    const { rows } = await rowsInStates(tx, uploadId, { states: ["FINE", "EXISTS"] }, { limit: chunk });
    if (rows.length > 0) await addRows(tx, { deps, upload, rows, passwords });
    else await moveUpload(tx, uploadId, "DONE");
    return rows.length > 0;
  });
}

/** ADDING becomes DONE: every valid row is an employee with a mail queued. */
export const addUploaded = (deps: UploadDeps): JobHandler =>
  handle(addUploadedJob, async ({ payload: { uploadId }, database, signal, log }) => {
    while (await addNext(database, deps, uploadId)) {
      if (!signal.aborted) continue;
      await inTransaction(database, allScope("jobs"), (tx) => sendJob(tx, addUploadedJob, { uploadId }));
      return;
    }
    log.info({ uploadId }, "the rows of a file of employees were dealt with");
  });
