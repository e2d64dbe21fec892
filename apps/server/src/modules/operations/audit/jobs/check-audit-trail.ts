import { checkSeals } from "../../../../platform/audit/check-seals.ts";
import { insertCheck, removeOldChecks } from "../../../../platform/audit/audit-checks.ts";
import { allScope } from "../../../../platform/db/scope.ts";
import { inTransaction } from "../../../../platform/db/transaction.ts";
import { handle } from "../../../../platform/jobs/job-handler.ts";
import type { OperationsDeps } from "../../operations.deps.ts";
import { checkAuditTrailJob } from "./check-audit-trail.job.ts";

const keptDays = 400;
const dayMs = 24 * 60 * 60 * 1000;

/** A fault is no failure of the job: it is stored, shown and measured. */
export const checkAuditTrail = ({ audit }: Pick<OperationsDeps, "audit">) =>
  handle(checkAuditTrailJob, async ({ database, now, log, signal }) => {
    const { startedAt, endedAt, ...result } = await checkSeals(database, audit, signal);
    await inTransaction(database, allScope("audit"), async (tx) => {
      await insertCheck(tx, { startedAt, endedAt, ...result });
      await removeOldChecks(tx, new Date(now.getTime() - keptDays * dayMs));
    });
    if (result.fault === null) log.info(result, "the audit trail is intact");
    else log.error(result, "the audit trail has a fault");
  });
