import { limits } from "@polyphon/contract/limits.ts";
import { z } from "zod";
import { allScope } from "../../../../platform/db/scope.ts";
import { inTransaction } from "../../../../platform/db/transaction.ts";
import { job } from "../../../../platform/jobs/job.ts";
import { handle } from "../../../../platform/jobs/job-handler.ts";
import { purgeDrafts } from "../draft.store.ts";

const purgePostDraftsJob = job("content/purge-post-drafts", z.object({}), {
  cron: { expression: "17 * * * *", zone: "UTC" },
});
const day = 24 * 60 * 60_000;
const atOnce = 500;

/** Drafts that nobody has gone on with for long, and those that were removed a day ago. */
export const purgePostDrafts = handle(purgePostDraftsJob, async ({ database, log, now, signal }) => {
  const ago = (days: number) => new Date(now.getTime() - days * day);
  const ended = { unusedSince: ago(limits.post.draftKeptDays), removedBefore: ago(1), limit: atOnce };
  let purged = 0;
  for (let some = 1; some > 0 && !signal.aborted; purged += some)
    some = await inTransaction(database, allScope("jobs"), (tx) => purgeDrafts(tx, ended));
  if (purged > 0) log.info({ drafts: purged }, "drafts that nobody went on with were deleted");
});
