import type { listUserRuns } from "@polyphon/contract/autopilot/autopilot-logs.contract.ts";
import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import type { UserRunRow } from "./user-log.store.ts";

export function presentUserRun(
  row: UserRunRow,
  userName: string,
  companyName: string,
): OutputOf<typeof listUserRuns>["items"][number] {
  return {
    id: row.id,
    user: { id: row.userId, name: userName },
    company: { id: row.companyId, name: companyName },
    runId: row.runId,
    monday: row.monday,
    cause: row.cause,
    planned: row.planned,
    kept: row.kept,
    withdrawn: row.withdrawn,
    gaps: row.gaps,
    createdAt: row.createdAt.toISOString(),
  };
}
