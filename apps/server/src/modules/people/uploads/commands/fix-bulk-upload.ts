import { fixBulkUpload as at } from "@polyphon/contract/people/bulk-upload.contract.ts";
import { limits } from "@polyphon/contract/limits.ts";
import { cleanCell } from "@polyphon/rules/people/uploads/clean-cell.ts";
import { uploadCan } from "@polyphon/rules/people/uploads/upload-state.ts";
import { sendJob } from "../../../../platform/jobs/send-job.ts";
import { command } from "../../../../platform/operation/command.ts";
import { Refusal } from "../../../../platform/operation/refusal.ts";
import { checkUploadJob } from "../jobs/check-upload.job.ts";
import { replaceWrong } from "../rows/upload-rows.store.ts";
import { uploadToSteer } from "../upload-to-steer.ts";
import { presentUpload } from "../uploads.present.ts";
import { moveUpload } from "../uploads.store.ts";

/** The worker checks the rows again: there may be thousands. */
export const fixBulkUpload = command(at, async ({ input, tx, now }) => {
  const upload = await uploadToSteer(tx, input.id);
  if (!uploadCan({ state: upload.state, ready: 0 }).edit) throw new Refusal("upload_busy");
  const to = cleanCell(input.to, limits.bulkUpload.cellMax);
  const fixed = await replaceWrong(tx, upload.id, { field: input.field, from: input.from, to });
  if (fixed > 0) {
    await moveUpload(tx, upload.id, "CHECKING");
    await sendJob(tx, checkUploadJob, { uploadId: upload.id });
  }
  return { ...(await presentUpload(tx, await uploadToSteer(tx, upload.id), now)), fixed };
});
