import { listCronRuns as at } from "@polyphon/contract/operations/kill-switch.contract.ts";
import { listJobRuns } from "../../../../platform/jobs/job-runs.ts";
import { query } from "../../../../platform/operation/query.ts";
import { makeCursor, readCursor } from "../../../../platform/page/cursor.ts";
import { type OperationsDeps, scheduledJobs } from "../../operations.deps.ts";

const nobodysId = "00000000-0000-0000-0000-000000000000";
const runId = /^[0-9a-f-]{36}$/u;

export const listCronRuns = (deps: OperationsDeps) =>
  query(at, async ({ input, tx }) => {
    const after = readCursor(input.after, ["instant", "string"]);
    if (!scheduledJobs(deps).some(({ name }) => name === input.job)) return { items: [], next: null };
    const id = String(after?.[1] ?? "");
    const found = await listJobRuns(tx.client, {
      job: input.job,
      after: after ? { at: String(after[0]), id: runId.test(id) ? id : nobodysId } : null,
      limit: input.limit + 1,
    });
    const rows = found.slice(0, input.limit);
    const last = rows.at(-1);
    return {
      items: rows.map((row) => ({
        ...row,
        startedAt: row.startedAt.toISOString(),
        endedAt: row.endedAt?.toISOString() ?? null,
      })),
      next: found.length > rows.length && last ? makeCursor(last.startedAt.toISOString(), last.id) : null,
    };
  });
