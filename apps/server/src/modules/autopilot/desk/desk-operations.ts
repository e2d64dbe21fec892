import type { Operation } from "../../../platform/operation/operation.ts";
import type { ResourceDesk } from "../../../platform/resource/resource-desk.ts";
import type { PlanDeps } from "../autopilot.deps.ts";
import { planCompanyNow } from "./commands/plan-company-now.ts";
import { listAutopilotRunStatus } from "./queries/list-autopilot-run-status.ts";
import { listAutopilotUsers } from "./queries/list-autopilot-users.ts";
import { listCompanyRuns } from "./queries/list-company-runs.ts";
import { listUserRuns } from "./queries/list-user-runs.ts";
import { readCompanyRun } from "./queries/read-company-run.ts";
import { readPickFunnel } from "./queries/read-pick-funnel.ts";
import { readPlannedTimes } from "./queries/read-planned-times.ts";
import { readRunSpread } from "./queries/read-run-spread.ts";
import { readUserRun } from "./queries/read-user-run.ts";
import { serveControl } from "./serve-control.ts";

/** What staff read and set of the autopilot. */
export function deskOperations(deps: PlanDeps & { readonly desk: ResourceDesk }): Operation[] {
  const { desk } = deps;
  return [
    ...serveControl(desk),
    listAutopilotUsers,
    listAutopilotRunStatus,
    listCompanyRuns,
    readCompanyRun,
    readRunSpread,
    readPlannedTimes,
    planCompanyNow,
    listUserRuns,
    readUserRun(desk),
    readPickFunnel(deps),
  ];
}
