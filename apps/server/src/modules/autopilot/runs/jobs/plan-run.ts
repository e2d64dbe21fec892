import { limits } from "@polyphon/contract/limits.ts";
import { companyScope } from "../../../../platform/db/scope.ts";
import { inTransaction } from "../../../../platform/db/transaction.ts";
import { handle, type JobHandler } from "../../../../platform/jobs/job-handler.ts";
import { sendJob } from "../../../../platform/jobs/send-job.ts";
import type { PlanDeps } from "../../autopilot.deps.ts";
import { planRunJob } from "./plan-run.job.ts";
import { type Turn, workOnRun } from "../work-on-run.ts";
import { lockRun, noteFailure } from "../run.store.ts";

/** Then a run yields to those that wait: nobody waits for the whole of a large company. */
const usualTurn: Turn = { ms: 60_000, perReading: 10 };

/**
 * Requeues a run when its turn is over or the process is asked to stop, and stores with it why it could not continue.
 */
export const planRun = (deps: PlanDeps, turn = usualTurn): JobHandler =>
  handle(planRunJob, async ({ payload, database, log, now, signal }) => {
    const { runId, companyId } = payload;
    const scope = companyScope(companyId);
    const about = { runId, companyId };
    try {
      const end = await workOnRun({ database, deps, runId, companyId, turn }, signal);
      if (end === "interrupted")
        await inTransaction(database, scope, (tx) => sendJob(tx, planRunJob, payload));
      const run = await inTransaction(database, scope, (tx) => lockRun(tx, runId));
      const { monday, cause, people, planned, kept, withdrawn, gaps, gapReasons } = run ?? {};
      log.info(
        { ...about, end, monday, cause, people, planned, kept, withdrawn, gaps, gapReasons },
        "a company's week was planned",
      );
    } catch (error) {
      const failure = error instanceof Error ? error.message : String(error);
      const isOver = await inTransaction(database, scope, (tx) =>
        noteFailure(tx, runId, failure, { most: limits.autopilot.tries, now }),
      );
      log.error({ ...about, err: error, isOver }, "a company's week could not be planned");
      if (!isOver) throw error;
    }
  });
