import { createWriteStream } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { fileUses, isFileUse } from "@polyphon/contract/media/file-uses.ts";
import type { FileReason, MediaReason } from "@polyphon/contract/media/media.ts";
import { isPictureUse, pictureUses } from "@polyphon/contract/media/picture-uses.ts";
import { allScope } from "../../../../platform/db/scope.ts";
import { inTransaction } from "../../../../platform/db/transaction.ts";
import { handle, type JobHandler } from "../../../../platform/jobs/job-handler.ts";
import type { Storage } from "../../../../platform/storage/storage.ts";
import { checkMediaJob } from "./check-media.job.ts";
import { inspectFile } from "../../file/inspect-file.ts";
import { storeFile } from "../../file/store-file.ts";
import {
  type CheckedFile,
  findMedia,
  markFileReady,
  markReady,
  markRefused,
  type MediaRow,
  type Renditions,
} from "../../storage/media.store.ts";
import { inTemporaryFolder } from "../in-temporary-folder.ts";
import { inspectPicture } from "../../picture/inspect-picture.ts";
import { storeRenditions } from "../../picture/store-renditions.ts";

type Outcome =
  | { readonly kind: "picture"; readonly made: Renditions }
  | { readonly kind: "file"; readonly made: CheckedFile }
  | { readonly kind: "refused"; readonly reason: MediaReason | FileReason };

/** CHECKING becomes READY or REFUSED. The uploaded original is deleted either way. */
export const checkMedia = (storage: Storage): JobHandler =>
  handle(checkMediaJob, async ({ payload, database, log }) => {
    const scope = allScope("media");
    const row = await inTransaction(database, scope, (tx) => findMedia(tx, payload.mediaId));
    if (row?.state !== "CHECKING") return;

    const outcome = await check(storage, row);
    await inTransaction(database, scope, (tx) => {
      switch (outcome.kind) {
        case "picture":
          return markReady(tx, row.id, outcome.made);
        case "file":
          return markFileReady(tx, row.id, outcome.made);
        case "refused":
          return markRefused(tx, row.id, outcome.reason);
      }
    });
    const refused = outcome.kind === "refused" ? outcome.reason : null;
    log.info({ mediaId: row.id, use: row.use, refused }, "an upload was checked");

    await storage.remove([row.originalKey, `${row.originalKey}.info`]);
  });

async function check(storage: Storage, row: MediaRow): Promise<Outcome> {
  const { use, originalKey } = row;
  const most = isFileUse(use) ? fileUses[use].bytes : pictureUses[isPictureUse(use) ? use : "post"].bytes;
  const opened = await storage.get(originalKey);
  if (opened.kind !== "found") return { kind: "refused", reason: "unreadable" };
  if (opened.bytes > most) {
    opened.body.destroy();
    return { kind: "refused", reason: "too_many_bytes" };
  }
  return inTemporaryFolder(async (folder) => {
    const input = join(folder, "original");
    await pipeline(opened.body, createWriteStream(input));
    if (isFileUse(use)) {
      const verdict = await inspectFile(input, folder, use);
      if (verdict.kind === "refused") return verdict;
      return { kind: "file", made: await storeFile(storage, originalKey, input, verdict) };
    }
    const verdict = await inspectPicture(input, folder, isPictureUse(use) ? use : "post");
    if (verdict.kind === "refused") return verdict;
    return { kind: "picture", made: await storeRenditions(storage, originalKey, folder, verdict) };
  });
}
