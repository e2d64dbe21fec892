import { listCronRuns as at } from "@polyphon/contract/operations/kill-switch.contract.ts";
import { listJobRuns } from "../../../../platform/jobs/job-runs.ts";
import { query } from "../../../../platform/operation/query.ts";
import { type OperationsDeps, scheduledJobs } from "../../operations.deps.ts";

export const listCronRuns = (deps: OperationsDeps) =>
  query(at, async ({ input, tx }) => {
    if (!scheduledJobs(deps).some(({ name }) => name === input.job)) return { items: [], next: null };
    const { rows, next } = await listJobRuns(tx, input.job, input);
    return {
      items: rows.map((row) => ({
        ...row,
        startedAt: row.startedAt.toISOString(),
        endedAt: row.endedAt?.toISOString() ?? null,
      })),
      next,
    };
  });
