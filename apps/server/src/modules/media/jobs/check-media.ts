import { createWriteStream } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { isPictureUse, pictureUses } from "@polyphon/contract/media/picture-uses.ts";
import { allScope } from "../../../platform/db/scope.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { handle, type JobHandler } from "../../../platform/jobs/job-handler.ts";
import type { Storage } from "../../../platform/storage/storage.ts";
import { checkMediaJob } from "../check-media.job.ts";
import { findMedia, markReady, markRefused, type MediaRow, type Renditions } from "../media.store.ts";
import { inTemporaryFolder } from "../picture/in-temporary-folder.ts";
import { inspectPicture } from "../picture/inspect-picture.ts";
import { storeRenditions } from "../picture/store-renditions.ts";
import type { Verdict } from "../picture/verdict.ts";

type Outcome = Renditions | Extract<Verdict, { kind: "refused" }>;

/** CHECKING becomes READY or REFUSED. The stranger's own file is thrown away either way. */
export const checkMedia = (storage: Storage): JobHandler =>
  handle(checkMediaJob, async ({ payload, database, log }) => {
    const scope = allScope("media");
    const row = await inTransaction(database, scope, (tx) => findMedia(tx, payload.mediaId));
    if (row?.state !== "CHECKING") return;

    const outcome = await check(storage, row);
    await inTransaction(database, scope, (tx) =>
      "kind" in outcome ? markRefused(tx, row.id, outcome.reason) : markReady(tx, row.id, outcome),
    );
    log.info(
      { mediaId: row.id, refused: "kind" in outcome ? outcome.reason : null },
      "a picture was checked",
    );

    await storage.remove([row.originalKey, `${row.originalKey}.info`]);
  });

async function check(storage: Storage, row: MediaRow): Promise<Outcome> {
  const use = isPictureUse(row.use) ? row.use : "post";
  const opened = await storage.get(row.originalKey);
  if (opened.kind !== "found") return { kind: "refused", reason: "unreadable" };
  if (opened.bytes > pictureUses[use].bytes) {
    opened.body.destroy();
    return { kind: "refused", reason: "too_many_bytes" };
  }
  return inTemporaryFolder(async (folder) => {
    const input = join(folder, "original");
    await pipeline(opened.body, createWriteStream(input));
    const verdict = await inspectPicture(input, folder, use);
    return verdict.kind === "refused" ? verdict : storeRenditions(storage, row.originalKey, folder, verdict);
  });
}
