import type { Module } from "../../platform/module/module.ts";
import { saveAccountFilter } from "./settings/commands/save-account-filter.ts";
import { saveAppSetting } from "./settings/commands/save-app-setting.ts";
import { saveDashboardSetting } from "./settings/commands/save-dashboard-setting.ts";
import { setCompanyKillSwitch } from "./kill-switches/commands/set-company-kill-switch.ts";
import { setKillSwitch } from "./kill-switches/commands/set-kill-switch.ts";
import { setPostKillSwitch } from "./kill-switches/commands/set-post-kill-switch.ts";
import { readOwnKillSwitch } from "./kill-switches/own/read-own-kill-switch.ts";
import { readOwnPostKillSwitch } from "./kill-switches/own/read-own-post-kill-switch.ts";
import { setOwnKillSwitch } from "./kill-switches/own/set-own-kill-switch.ts";
import { setOwnPostKillSwitch } from "./kill-switches/own/set-own-post-kill-switch.ts";
import type { OperationsDeps } from "./operations.deps.ts";
import { listAppSettings } from "./settings/queries/list-app-settings.ts";
import { listCronRuns } from "./kill-switches/queries/list-cron-runs.ts";
import { listDashboardSettings } from "./settings/queries/list-dashboard-settings.ts";
import { checkAuditTrail } from "./audit/jobs/check-audit-trail.ts";
import { listStaffActions } from "./audit/queries/list-staff-actions.ts";
import { readAuditTrail } from "./audit/queries/read-audit-trail.ts";
import { looksOperations } from "./looks/looks.operations.ts";
import { purgeLooks } from "./looks/jobs/purge-looks.ts";
import { resealSecrets } from "./secrets/jobs/reseal-secrets.ts";
import { listErrorLog } from "./logs/queries/list-error-log.ts";
import { listPostLog } from "./logs/queries/list-post-log.ts";
import { listKillSwitchLog } from "./kill-switches/queries/list-kill-switch-log.ts";
import { listPostKillSwitches } from "./kill-switches/queries/list-post-kill-switches.ts";
import { listStopped } from "./kill-switches/queries/list-stopped.ts";
import { listSwitchCompanies } from "./kill-switches/queries/list-switch-companies.ts";
import { previewKillSwitch } from "./kill-switches/queries/preview-kill-switch.ts";
import { previewPostKillSwitch } from "./kill-switches/queries/preview-post-kill-switch.ts";
import { readDashboard } from "./settings/queries/read-dashboard.ts";
import { readKillSwitches } from "./kill-switches/queries/read-kill-switches.ts";
import { readSharingState } from "./kill-switches/queries/read-sharing-state.ts";

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
      readOwnKillSwitch,
      setOwnKillSwitch,
      readOwnPostKillSwitch,
      setOwnPostKillSwitch,
      listErrorLog(deps),
      listPostLog,
      readAuditTrail,
      listStaffActions,
      ...looksOperations,
      listAppSettings(deps),
      saveAppSetting(deps),
      readDashboard,
      saveAccountFilter,
      listDashboardSettings,
      saveDashboardSetting,
    ],
    jobs: [checkAuditTrail(deps), resealSecrets(deps), purgeLooks],
    listeners: [],
  };
}
