import { startBulkUpload as at } from "@polyphon/contract/people/bulk-upload.contract.ts";
import { uploadCan } from "@polyphon/rules/people/uploads/upload-state.ts";
import { sendJob } from "../../../../platform/jobs/send-job.ts";
import { command } from "../../../../platform/operation/command.ts";
import { Refusal } from "../../../../platform/operation/refusal.ts";
import { addUploadedJob } from "../jobs/add-uploaded.job.ts";
import { countRows } from "../rows/upload-rows.store.ts";
import { uploadToSteer } from "../upload-to-steer.ts";
import { presentUpload } from "../uploads.present.ts";
import { beginRun } from "../uploads.store.ts";

export const startBulkUpload = command(at, async ({ input, actor, tx, now }) => {
  const upload = await uploadToSteer(tx, input.id);
  const counted = await countRows(tx, upload.id);
  const ready = counted
    .filter(({ state }) => state === "FINE" || state === "EXISTS")
    .reduce((all, { counted: rows }) => all + rows, 0);
  const can = uploadCan({ state: upload.state, ready });
  if (can.start) {
    await beginRun(tx, upload.id, { actorId: actor.accountId, skipExisting: input.skipExisting });
    await sendJob(tx, addUploadedJob, { uploadId: upload.id });
  } else if (!can.edit && !can.pause) throw new Refusal("upload_busy");
  return presentUpload(tx, await uploadToSteer(tx, upload.id), now);
});
