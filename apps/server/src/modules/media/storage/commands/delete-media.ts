import { deleteMedia as at } from "@polyphon/contract/media/media.contract.ts";
import { sendJob } from "../../../../platform/jobs/send-job.ts";
import { command } from "../../../../platform/operation/command.ts";
import { allow, Refusal } from "../../../../platform/operation/refusal.ts";
import { unlessInUse } from "../../../../platform/operation/unless-in-use.ts";
import { mayChange } from "../../media.policy.ts";
import { deleteRow, findMedia } from "../media.store.ts";
import { removeFilesJob } from "../jobs/remove-files.job.ts";

/** The database knows who still uses it; the bytes are deleted after the row. */
export const deleteMedia = command(at, async ({ input, actor, tx }) => {
  const row = await findMedia(tx, input.id);
  allow(mayChange(actor, row));
  if (!row) throw new Refusal("not_found");

  await unlessInUse(tx, { table: "media", id: row.id }, () => deleteRow(tx, row.id));
  const { originalKey, pictureKey, thumbnailKey, fileKey } = row;
  const keys = [originalKey, `${originalKey}.info`, pictureKey, thumbnailKey, fileKey];
  await sendJob(tx, removeFilesJob, { keys: keys.filter((key) => key !== null) });
  return {};
});
