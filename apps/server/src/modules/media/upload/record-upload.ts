import type { FileUse } from "@polyphon/contract/media/file-uses.ts";
import type { PictureUse } from "@polyphon/contract/media/picture-uses.ts";
import { record } from "../../../platform/audit/record.ts";
import type { Database } from "../../../platform/db/pool.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { sendJob } from "../../../platform/jobs/send-job.ts";
import { type FrontActor, scopeOf, type StaffActor } from "../../../platform/session/actor.ts";
import { checkMediaJob } from "../check/jobs/check-media.job.ts";
import { insertUpload } from "../storage/media.store.ts";

export interface WholeUpload {
  readonly uploadId: string;
  readonly use: PictureUse | FileUse;
  readonly fileName: string;
  readonly bytes: number;
}

/** The row and its check are created together, once, however often the end of an upload is reported. */
export async function recordUpload(
  database: Database,
  actor: StaffActor | FrontActor,
  upload: WholeUpload,
): Promise<void> {
  const { accountId, companyId } = actor;
  await inTransaction(database, scopeOf(actor), async (tx) => {
    const mediaId = await insertUpload(tx, { ...upload, createdBy: accountId, companyId });
    if (mediaId === null) return;
    await sendJob(tx, checkMediaJob, { mediaId });
    record(tx, {
      action: "upload-media",
      actor,
      companyId,
      subject: "media",
      subjectId: mediaId,
    });
  });
}
