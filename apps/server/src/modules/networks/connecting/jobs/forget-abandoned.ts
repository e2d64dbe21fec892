import { z } from "zod";
import { allScope } from "../../../../platform/db/scope.ts";
import { inTransaction } from "../../../../platform/db/transaction.ts";
import { job } from "../../../../platform/jobs/job.ts";
import { handle } from "../../../../platform/jobs/job-handler.ts";
import { forgetAbandoned as forget } from "../connecting.store.ts";

const forgetAbandonedJob = job("networks/forget-abandoned", z.object({}), {
  cron: { expression: "*/10 * * * *", zone: "UTC" },
});

/** Abandoned consents and account choices: their tokens are not kept. */
export const forgetAbandoned = handle(forgetAbandonedJob, async ({ database }) => {
  await inTransaction(database, allScope("tokens"), forget);
});
