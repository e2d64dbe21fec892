import type { Database } from "../../../platform/db/pool.ts";
import { companyScope } from "../../../platform/db/scope.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { sendJob } from "../../../platform/jobs/send-job.ts";
import type { Log } from "../../../platform/log/log.ts";
import type { PlanDeps } from "../autopilot.deps.ts";
import { type Replan, replanPeople } from "./replan-people.ts";
import { replanJob } from "./jobs/replan.job.ts";

const waitMs = 30_000;

/** While a run of the company is working, the request waits for its end as a job: it is kept, not lost. */
export async function replanOrWait(
  { database, log, now }: { readonly database: Database; readonly log: Log; readonly now: Date },
  deps: PlanDeps,
  replan: Replan,
): Promise<void> {
  const { companyId, userIds, cause } = replan;
  const done = await inTransaction(database, companyScope(companyId), async (tx) => {
    const outcome = await replanPeople(tx, deps, replan, now);
    if (outcome === "later")
      await sendJob(
        tx,
        replanJob,
        { companyId, userIds: [...userIds], cause },
        { startAfter: new Date(now.getTime() + waitMs) },
      );
    return outcome;
  });
  log.info({ companyId, people: userIds.length, cause, done }, "people were planned anew");
}
