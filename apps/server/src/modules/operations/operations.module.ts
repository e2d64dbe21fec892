import type { Module } from "../../platform/module/module.ts";
import { saveAccountFilter } from "./commands/save-account-filter.ts";
import { saveAppSetting } from "./commands/save-app-setting.ts";
import { saveDashboardSetting } from "./commands/save-dashboard-setting.ts";
import { setCompanyKillSwitch } from "./commands/set-company-kill-switch.ts";
import { setKillSwitch } from "./commands/set-kill-switch.ts";
import { setPostKillSwitch } from "./commands/set-post-kill-switch.ts";
import type { OperationsDeps } from "./operations.deps.ts";
import { listAppSettings } from "./queries/list-app-settings.ts";
import { listCronRuns } from "./queries/list-cron-runs.ts";
import { listDashboardSettings } from "./queries/list-dashboard-settings.ts";
import { listErrorLog } from "./queries/list-error-log.ts";
import { listPostLog } from "./queries/list-post-log.ts";
import { listKillSwitchLog } from "./queries/list-kill-switch-log.ts";
import { listPostKillSwitches } from "./queries/list-post-kill-switches.ts";
import { listStopped } from "./queries/list-stopped.ts";
import { listSwitchCompanies } from "./queries/list-switch-companies.ts";
import { previewKillSwitch } from "./queries/preview-kill-switch.ts";
import { previewPostKillSwitch } from "./queries/preview-post-kill-switch.ts";
import { readDashboard } from "./queries/read-dashboard.ts";
import { readKillSwitches } from "./queries/read-kill-switches.ts";
import { readSharingState } from "./queries/read-sharing-state.ts";

export function operations(deps: OperationsDeps): Module {
  return {
    name: "operations",
    operations: [
      readKillSwitches(deps),
      readSharingState,
      listStopped,
      listSwitchCompanies,
      previewKillSwitch(deps),
      setKillSwitch(deps),
      setCompanyKillSwitch,
      listKillSwitchLog,
      listCronRuns(deps),
      listPostKillSwitches,
      previewPostKillSwitch,
      setPostKillSwitch,
      listErrorLog(deps),
      listPostLog,
      listAppSettings(deps),
      saveAppSetting(deps),
      readDashboard,
      saveAccountFilter,
      listDashboardSettings,
      saveDashboardSetting,
    ],
    jobs: [],
    listeners: [],
  };
}
