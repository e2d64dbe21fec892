import { limits } from "@polyphon/contract/limits.ts";
import { dueCause, weekToHave } from "@polyphon/rules/autopilot/runs/run-due.ts";
import { mondayOf } from "@polyphon/rules/time/calendar-dates.ts";
import { localDateOf } from "@polyphon/rules/time/zoned-time.ts";
import { allScope } from "../../../../platform/db/scope.ts";
import { inTransaction, type Tx } from "../../../../platform/db/transaction.ts";
import { handle } from "../../../../platform/jobs/job-handler.ts";
import { sendJobs } from "../../../../platform/jobs/send-job.ts";
import { readSetting } from "../../../../platform/settings/read-setting.ts";
import { companiesOffAutopilot, companiesOnAutopilot } from "../../../companies/companies.api.ts";
import { companiesWithPlans } from "../../../sharing/sharing.api.ts";
import { findWeeksJob } from "./find-weeks.job.ts";
import { planRunJob } from "./plan-run.job.ts";
import { requestRun } from "../request-run.ts";
import { abandonedRuns, lastRuns } from "../run.store.ts";
import { forgetUserRuns } from "../user-run.store.ts";

const atOnce = 500;
const day = 24 * 60 * 60_000;
/** Every ten minutes: more lines than a million people produce. */
const forgottenAtOnce = 5_000;
/** Longer than a chunk and its retries take. */
const abandonedAfterMs = 5 * 60_000;

/** Requests the runs of some companies; answers where to continue, or null at the end. */
async function lookAt(tx: Tx, after: number, now: Date): Promise<{ next: number | null; asked: number }> {
  const planHour = await readSetting(tx, "autopilotPlanHour");
  const found = (await companiesOnAutopilot(tx, after, atOnce)).map((company) => ({
    ...company,
    monday: weekToHave(now, company.timeZone, planHour),
  }));
  const last = await lastRuns(tx, found);
  let asked = 0;
  for (const { companyId, timeZone, cronLogic, monday } of found) {
    const cause = dueCause(
      now,
      timeZone,
      { monday, last: last.get(companyId) ?? null },
      { nightly: cronLogic === "WEEKLY_AND_NIGHTLY", nightHour: limits.autopilot.nightHour },
    );
    if (cause === null) continue;
    await requestRun(tx, { companyId, monday, cause, requestedBy: null, now });
    asked += 1;
  }
  return { next: found.at(-1)?.companyId ?? null, asked };
}

/** Where the autopilot was switched off while something is planned, a run withdraws it. */
async function lookAtOff(tx: Tx, after: number, now: Date): Promise<{ next: number | null; asked: number }> {
  const off = await companiesOffAutopilot(tx, after, atOnce);
  const planned = await companiesWithPlans(tx, off, now);
  for (const companyId of planned) {
    const monday = mondayOf(localDateOf(now, "UTC"));
    await requestRun(tx, { companyId, monday, cause: "NIGHTLY", requestedBy: null, now });
  }
  return { next: off.at(-1) ?? null, asked: planned.length };
}

/** Starts what is due, and hands abandoned runs to a worker. */
export const findWeeks = handle(findWeeksJob, async ({ database, log, now, signal }) => {
  let asked = 0;
  for (const look of [lookAt, lookAtOff]) {
    let after: number | null = 0;
    while (after !== null && !signal.aborted) {
      const from: number = after;
      const done = await inTransaction(database, allScope("jobs"), (tx) => look(tx, from, now));
      after = done.next;
      asked += done.asked;
    }
  }
  const before = new Date(now.getTime() - abandonedAfterMs);
  const taken = await inTransaction(database, allScope("jobs"), async (tx) => {
    const runs = await abandonedRuns(tx, before, atOnce);
    await sendJobs(tx, planRunJob, runs);
    return runs.length;
  });
  const old = new Date(now.getTime() - limits.autopilot.logDays * day);
  await inTransaction(database, allScope("jobs"), (tx) => forgetUserRuns(tx, old, forgottenAtOnce));
  if (asked + taken > 0) log.info({ begun: asked, takenUp: taken }, "weeks of companies are being planned");
});
