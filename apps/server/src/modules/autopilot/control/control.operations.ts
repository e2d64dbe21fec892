import type { Operation } from "../../../platform/operation/operation.ts";
import type { ResourceLookups } from "../../../platform/resource/resource-lookups.ts";
import { planCompanyNow } from "./commands/plan-company-now.ts";
import { listAutopilotRunStatus } from "./queries/list-autopilot-run-status.ts";
import { listAutopilotUsers } from "./queries/list-autopilot-users.ts";
import { readPlannedTimes } from "./queries/read-planned-times.ts";
import { serveControl } from "./serve-control.ts";

export const controlOperations = (lookups: ResourceLookups): Operation[] => [
  ...serveControl(lookups),
  listAutopilotUsers,
  listAutopilotRunStatus,
  readPlannedTimes,
  planCompanyNow,
];
