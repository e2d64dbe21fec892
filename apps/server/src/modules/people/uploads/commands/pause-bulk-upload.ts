import { pauseBulkUpload as at } from "@polyphon/contract/people/bulk-upload.contract.ts";
import { uploadCan } from "@polyphon/rules/people/uploads/upload-state.ts";
import { command } from "../../../../platform/operation/command.ts";
import { uploadToSteer } from "../upload-to-steer.ts";
import { presentUpload } from "../uploads.present.ts";
import { moveUpload } from "../uploads.store.ts";

export const pauseBulkUpload = command(at, async ({ input, tx, now }) => {
  const upload = await uploadToSteer(tx, input.id);
  if (uploadCan({ state: upload.state, ready: 0 }).pause) await moveUpload(tx, upload.id, "PAUSED");
  return presentUpload(tx, await uploadToSteer(tx, upload.id), now);
});
