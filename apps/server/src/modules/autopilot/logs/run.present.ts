import type { listCompanyRuns } from "@polyphon/contract/autopilot/autopilot-logs.contract.ts";
import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import type { RunRow } from "./run-log.store.ts";

export function presentRun(
  row: RunRow,
  companyName: string,
): OutputOf<typeof listCompanyRuns>["items"][number] {
  return {
    id: row.id,
    company: { id: row.companyId, name: companyName },
    monday: row.monday,
    cause: row.cause,
    state: row.state,
    rounded: row.rounded,
    people: row.people,
    peopleDone: row.peopleDone,
    planned: row.planned,
    kept: row.kept,
    withdrawn: row.withdrawn,
    gaps: row.gaps,
    createdAt: row.createdAt.toISOString(),
    startedAt: row.startedAt?.toISOString() ?? null,
    endedAt: row.endedAt?.toISOString() ?? null,
  };
}
