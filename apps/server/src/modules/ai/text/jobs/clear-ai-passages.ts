import { limits } from "@polyphon/contract/limits.ts";
import { allScope } from "../../../../platform/db/scope.ts";
import { inTransaction } from "../../../../platform/db/transaction.ts";
import { handle } from "../../../../platform/jobs/job-handler.ts";
import { removeOldPassages } from "../passages.store.ts";
import { clearAiPassagesJob } from "./clear-ai-passages.job.ts";

const atOnce = 2_000;
const dayMs = 24 * 60 * 60 * 1000;

/** Suggestions are kept only as long as comparing copy with them makes sense. */
export const clearAiPassages = handle(clearAiPassagesJob, async ({ database, now, log, signal }) => {
  const before = new Date(now.getTime() - limits.ai.passageDays * dayMs);
  let removed = 0;
  for (let last = atOnce; last === atOnce && !signal.aborted; removed += last) {
    last = await inTransaction(database, allScope("jobs"), (tx) => removeOldPassages(tx, before, atOnce));
  }
  if (removed > 0) log.info({ removed }, "old suggestions were cleared away");
});
