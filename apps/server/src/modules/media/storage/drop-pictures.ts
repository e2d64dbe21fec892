import type { Tx } from "../../../platform/db/transaction.ts";
import { sendJobs } from "../../../platform/jobs/send-job.ts";
import { deleteRow, listReady } from "./media.store.ts";
import { removeFilesJob } from "./jobs/remove-files.job.ts";

/** For pictures of companies that nobody uses any more; their bytes are deleted after the commit. */
export async function dropPictures(tx: Tx, ids: readonly number[]): Promise<void> {
  // What belongs to no company may be in any post, and its bytes under several rows.
  const rows = (await listReady(tx, ids)).filter(({ companyId }) => companyId !== null);
  for (const { id } of rows) await deleteRow(tx, id);
  await sendJobs(
    tx,
    removeFilesJob,
    rows.map(({ originalKey, pictureKey, thumbnailKey }) => ({
      keys: [originalKey, pictureKey, thumbnailKey].filter((key) => key !== null),
    })),
  );
}
