import { sharesCancelled } from "@polyphon/contract/sharing/sharing.events.ts";
import type { Database } from "../../../../platform/db/pool.ts";
import { allScope } from "../../../../platform/db/scope.ts";
import { inTransaction, type Tx } from "../../../../platform/db/transaction.ts";
import { emit } from "../../../../platform/events/emit.ts";
import { handle } from "../../../../platform/jobs/job-handler.ts";
import { sendJob } from "../../../../platform/jobs/send-job.ts";
import { releaseStoppedJob } from "./release-stopped.job.ts";
import type { HeldShare } from "../../held-shares/held-shares.store.ts";
import { countOverdue, releaseStep, type ShareScope } from "../stopped-shares.store.ts";
import { findLogEntry, noteReleased, type SwitchLogRow } from "../switch-log.store.ts";
import { isSwitchActive } from "../switches.store.ts";

const most = 2_000;
/** A share that was claimed before the release may be held after it: later rounds find it. */
const roundsAfterSeconds = [10, 60, 300];

const inAll = <T>(database: Database, work: (tx: Tx) => Promise<T>) =>
  inTransaction(database, allScope("share-engine"), work);

function notifyCancelled(tx: Tx, cancelled: readonly HeldShare[]): void {
  for (const [companyId, shares] of Map.groupBy(cancelled, (share) => share.companyId))
    emit(tx, sharesCancelled, { companyId, shareIds: shares.map(({ id }) => id) });
}

/** In short steps, each with its line in the log. Stopped again in between, it leaves the rest held. */
async function release(
  database: Database,
  entry: SwitchLogRow,
  scope: ShareScope,
  now: Date,
): Promise<boolean> {
  const overdue = await inAll(database, (tx) => countOverdue(tx, scope, now));
  for (let before = 0; ;) {
    const step = await inAll(database, async (tx) => {
      if (await isSwitchActive(tx, scope)) return null;
      const done = await releaseStep(tx, scope, { now, overdue, before, most });
      const count = done.released + done.cancelled.length;
      await noteReleased(tx, entry.id, {
        released: done.released,
        cancelled: done.cancelled.length,
        doneAt: count < most ? now : null,
      });
      notifyCancelled(tx, done.cancelled);
      return { overdue: done.overdue, last: count < most };
    });
    if (!step) return false;
    if (step.last) return true;
    before += step.overdue;
  }
}

export const releaseStopped = handle(releaseStoppedJob, async ({ payload, database, log, now }) => {
  const { logId, round } = payload;
  const entry = await inAll(database, (tx) => findLogEntry(tx, logId));
  if (!entry || entry.active || entry.scope === "cron") return;
  const finished = await release(database, entry, { scope: entry.scope, key: entry.key }, now);
  log.info({ logId, round, scope: entry.scope, key: entry.key, finished }, "held shares were given back");

  const wait = roundsAfterSeconds[round];
  if (!finished || wait === undefined) return;
  const startAfter = new Date(now.getTime() + wait * 1000);
  await inAll(database, (tx) => sendJob(tx, releaseStoppedJob, { logId, round: round + 1 }, { startAfter }));
});
