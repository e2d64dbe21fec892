import type { Module } from "../../platform/module/module.ts";
import type { Operation } from "../../platform/operation/operation.ts";
import type { AutopilotDeps } from "./autopilot.deps.ts";
import { changeAutopilotStatus } from "./choices/commands/change-autopilot-status.ts";
import { saveClassicConfig } from "./choices/commands/save-classic-config.ts";
import { saveMonthlyConfig } from "./choices/commands/save-monthly-config.ts";
import { setAutopilotOutOfOffice } from "./choices/commands/set-autopilot-out-of-office.ts";
import { planAutopilotPlace } from "./plan/commands/plan-autopilot-place.ts";
import { skipAutopilotPlace } from "./plan/commands/skip-autopilot-place.ts";
import { swapAutopilotPost } from "./plan/commands/swap-autopilot-post.ts";
import { controlOperations } from "./control/control.operations.ts";
import { logOperations } from "./logs/logs.operations.ts";
import { findWeeks } from "./runs/jobs/find-weeks.ts";
import { planRun } from "./runs/jobs/plan-run.ts";
import { replan } from "./replanning/jobs/replan.ts";
import { replanPosts } from "./replanning/jobs/replan-posts.ts";
import { replaceGonePosts } from "./replanning/listeners/replace-gone-posts.ts";
import { replanOnChange } from "./replanning/listeners/replan-on-change.ts";
import { replanOnConnection } from "./replanning/listeners/replan-on-connection.ts";
import { listAutopilotPlacePosts } from "./plan/queries/list-autopilot-place-posts.ts";
import { listAutopilotSwapPosts } from "./plan/queries/list-autopilot-swap-posts.ts";
import { previewAutopilot } from "./plan/queries/preview-autopilot.ts";
import { previewClassicAutopilot } from "./plan/queries/preview-classic-autopilot.ts";
import { previewMonthlyAutopilot } from "./plan/queries/preview-monthly-autopilot.ts";
import { readAutopilotControlCenterConfig } from "./choices/queries/read-autopilot-control-center-config.ts";
import { readClassicConfig } from "./choices/queries/read-classic-config.ts";
import { readMonthlyConfig } from "./choices/queries/read-monthly-config.ts";
import { readWeekList } from "./choices/queries/read-week-list.ts";

/** What employees do with their own autopilot. */
const choiceOperations = (deps: AutopilotDeps): Operation[] => [
  readAutopilotControlCenterConfig(deps),
  readClassicConfig,
  saveClassicConfig,
  readMonthlyConfig,
  saveMonthlyConfig,
  changeAutopilotStatus,
  setAutopilotOutOfOffice,
  readWeekList,
  previewAutopilot(deps),
  previewClassicAutopilot(deps),
  previewMonthlyAutopilot(deps),
  skipAutopilotPlace,
  listAutopilotPlacePosts(deps),
  planAutopilotPlace(deps),
  listAutopilotSwapPosts(deps),
  swapAutopilotPost(deps),
];

export function autopilot(deps: AutopilotDeps): Module {
  return {
    name: "autopilot",
    operations: [...choiceOperations(deps), ...controlOperations(deps.lookups), ...logOperations(deps)],
    jobs: [findWeeks, planRun(deps), replan(deps), replanPosts(deps)],
    listeners: [replanOnChange(deps), ...replanOnConnection(deps), replaceGonePosts],
  };
}
