import type { Tx } from "../../../platform/db/transaction.ts";
import { sendJob } from "../../../platform/jobs/send-job.ts";
import { releaseStoppedJob } from "./jobs/release-stopped.job.ts";
import { type Count, countShares } from "./stopped-shares.store.ts";
import { noteAffected } from "./switch-log.store.ts";
import { findSwitch, type SwitchRow, storeSwitch, type SwitchChange } from "./switches.store.ts";

function affectedBy(tx: Tx, { scope, key, active }: SwitchChange): Promise<Count> {
  if (scope === "cron") return Promise.resolve({ value: 0, exact: true });
  return countShares(tx, active ? "planned" : "held", { scope, key });
}

/**
 * Sets a switch and answers at once, however much it stops: workers check before each send and hold what comes due, and
 * a job releases it in steps.
 */
export async function setSwitch(tx: Tx, wanted: SwitchChange): Promise<SwitchRow> {
  const affected = await affectedBy(tx, wanted);
  if (await storeSwitch(tx, wanted)) {
    const logId = await noteAffected(tx, wanted, affected);
    if (!wanted.active && wanted.scope !== "cron") await sendJob(tx, releaseStoppedJob, { logId, round: 0 });
  }
  return (await findSwitch(tx, wanted)) ?? wanted;
}
