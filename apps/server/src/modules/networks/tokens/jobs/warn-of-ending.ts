import { connectionEnding } from "@polyphon/contract/networks/networks.events.ts";
import { lastsUntil, warningDays, warningDue } from "@polyphon/rules/networks/connection-life.ts";
import { z } from "zod";
import { allScope } from "../../../../platform/db/scope.ts";
import { inTransaction } from "../../../../platform/db/transaction.ts";
import { emit } from "../../../../platform/events/emit.ts";
import { job } from "../../../../platform/jobs/job.ts";
import { handle } from "../../../../platform/jobs/job-handler.ts";
import { endingBefore, markWarned } from "../token.store.ts";

const warnOfEndingJob = job("networks/warn-of-ending", z.object({}), {
  cron: { expression: "7 * * * *", zone: "UTC" },
});
const atOnce = 200;

/** The mark and the event are one transaction, so a warning is sent once, however often this runs. */
export const warnOfEnding = handle(warnOfEndingJob, async ({ database, now, signal }) => {
  const before = new Date(now.getTime() + Math.max(...warningDays) * 24 * 60 * 60_000);
  for (let after = 0; !signal.aborted;) {
    const rows = await inTransaction(database, allScope("tokens"), async (tx) => {
      const ending = await endingBefore(tx, before, { after, limit: atOnce });
      for (const { id, companyId, userId, network, warnedDays, ...life } of ending) {
        const endsAt = lastsUntil(life);
        const days = warningDue(endsAt, warnedDays, now);
        if (days === null || !(await markWarned(tx, id, days, warnedDays))) continue;
        emit(tx, connectionEnding, { companyId, userId, network, endsAt: endsAt.toISOString(), days });
      }
      return ending;
    });
    const last = rows.at(-1);
    if (!last || rows.length < atOnce) return;
    after = last.id;
  }
});
