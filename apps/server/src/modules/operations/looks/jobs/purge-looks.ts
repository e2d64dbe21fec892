import { limits } from "@polyphon/contract/limits.ts";
import { z } from "zod";
import { allScope } from "../../../../platform/db/scope.ts";
import { inTransaction } from "../../../../platform/db/transaction.ts";
import { job } from "../../../../platform/jobs/job.ts";
import { handle } from "../../../../platform/jobs/job-handler.ts";
import { purgeLooksBefore } from "../look.store.ts";

const purgeLooksJob = job("operations/purge-looks", z.object({}), {
  cron: { expression: "47 3 * * *", zone: "UTC" },
});
const day = 24 * 60 * 60_000;
const atOnce = 5_000;

export const purgeLooks = handle(purgeLooksJob, async ({ database, log, now, signal }) => {
  const before = new Date(now.getTime() - limits.look.keptDays * day);
  let purged = 0;
  for (let some = 1; some > 0 && !signal.aborted; purged += some)
    some = await inTransaction(database, allScope("jobs"), (tx) => purgeLooksBefore(tx, before, atOnce));
  if (purged > 0) log.info({ looks: purged }, "old entries of who looked at whose data were deleted");
});
