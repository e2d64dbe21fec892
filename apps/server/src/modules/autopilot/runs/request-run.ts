import { weekToHave } from "@polyphon/rules/autopilot/runs/run-due.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import { sendJob } from "../../../platform/jobs/send-job.ts";
import { readSetting } from "../../../platform/settings/read-setting.ts";
import { autopilotSettingsOf } from "../../companies/companies.api.ts";
import { planRunJob } from "./jobs/plan-run.job.ts";
import { insertRun, type RunCause } from "./run.store.ts";

/** Requests a run; null when one of that week is open already, which then does the work. */
export async function requestRun(
  tx: Tx,
  wanted: {
    readonly companyId: number;
    readonly monday: string;
    readonly cause: RunCause;
    readonly requestedBy: number | null;
    readonly now: Date;
  },
): Promise<number | null> {
  const runId = await insertRun(tx, wanted);
  if (runId !== null) await sendJob(tx, planRunJob, { runId, companyId: wanted.companyId });
  return runId;
}

/** The week that staff mean by "now": the one a company has planned by this hour. Null while its autopilot is off. */
export async function weekToPlanNow(tx: Tx, companyId: number, now: Date): Promise<string | null> {
  const settings = await autopilotSettingsOf(tx, companyId);
  if (!settings?.on) return null;
  return weekToHave(now, settings.timeZone, await readSetting(tx, "autopilotPlanHour"));
}
