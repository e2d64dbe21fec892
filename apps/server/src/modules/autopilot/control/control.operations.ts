import type { Operation } from "../../../platform/operation/operation.ts";
import type { ResourceDesk } from "../../../platform/resource/resource-desk.ts";
import { planCompanyNow } from "./commands/plan-company-now.ts";
import { listAutopilotRunStatus } from "./queries/list-autopilot-run-status.ts";
import { listAutopilotUsers } from "./queries/list-autopilot-users.ts";
import { readPlannedTimes } from "./queries/read-planned-times.ts";
import { serveControl } from "./serve-control.ts";

/** What staff set of the autopilot, and how it stands. */
export const controlOperations = (desk: ResourceDesk): Operation[] => [
  ...serveControl(desk),
  listAutopilotUsers,
  listAutopilotRunStatus,
  readPlannedTimes,
  planCompanyNow,
];
