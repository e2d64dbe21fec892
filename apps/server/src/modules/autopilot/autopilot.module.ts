import type { Module } from "../../platform/module/module.ts";
import type { Operation } from "../../platform/operation/operation.ts";
import type { AutopilotDeps } from "./autopilot.deps.ts";
import { changeAutopilotStatus } from "./commands/change-autopilot-status.ts";
import { saveClassicConfig } from "./commands/save-classic-config.ts";
import { saveMonthlyConfig } from "./commands/save-monthly-config.ts";
import { setAutopilotOutOfOffice } from "./commands/set-autopilot-out-of-office.ts";
import { skipAutopilotPlace } from "./commands/skip-autopilot-place.ts";
import { swapAutopilotPost } from "./commands/swap-autopilot-post.ts";
import { deskOperations } from "./desk/desk-operations.ts";
import { findWeeks } from "./jobs/find-weeks.ts";
import { planRun } from "./jobs/plan-run.ts";
import { replan } from "./jobs/replan.ts";
import { replanPosts } from "./jobs/replan-posts.ts";
import { replaceGonePosts } from "./listeners/replace-gone-posts.ts";
import { replanOnChange } from "./listeners/replan-on-change.ts";
import { replanOnConnection } from "./listeners/replan-on-connection.ts";
import { listAutopilotSwapPosts } from "./queries/list-autopilot-swap-posts.ts";
import { previewAutopilot } from "./queries/preview-autopilot.ts";
import { previewClassicAutopilot } from "./queries/preview-classic-autopilot.ts";
import { previewMonthlyAutopilot } from "./queries/preview-monthly-autopilot.ts";
import { readAutopilotControlCenterConfig } from "./queries/read-autopilot-control-center-config.ts";
import { readClassicConfig } from "./queries/read-classic-config.ts";
import { readMonthlyConfig } from "./queries/read-monthly-config.ts";
import { readWeekList } from "./queries/read-week-list.ts";

/** What employees do with their own autopilot. */
const choiceOperations = (deps: AutopilotDeps): Operation[] => [
  readAutopilotControlCenterConfig,
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
  listAutopilotSwapPosts(deps),
  swapAutopilotPost(deps),
];

export function autopilot(deps: AutopilotDeps): Module {
  return {
    name: "autopilot",
    operations: [...choiceOperations(deps), ...deskOperations(deps)],
    jobs: [findWeeks, planRun(deps), replan(deps), replanPosts(deps)],
    listeners: [replanOnChange(deps), ...replanOnConnection(deps), replaceGonePosts],
  };
}
