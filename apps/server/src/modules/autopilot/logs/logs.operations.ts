import type { Operation } from "../../../platform/operation/operation.ts";
import type { AutopilotDeps } from "../autopilot.deps.ts";
import { listCompanyRuns } from "./queries/list-company-runs.ts";
import { listUserRuns } from "./queries/list-user-runs.ts";
import { readCompanyRun } from "./queries/read-company-run.ts";
import { readPickFunnel } from "./queries/read-pick-funnel.ts";
import { readRunSpread } from "./queries/read-run-spread.ts";
import { readUserRun } from "./queries/read-user-run.ts";

export const logOperations = (deps: AutopilotDeps): Operation[] => [
  listCompanyRuns,
  readCompanyRun,
  readRunSpread,
  listUserRuns,
  readUserRun(deps.lookups),
  readPickFunnel(deps),
];
