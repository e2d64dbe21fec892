import { z } from "zod";
import { allScope } from "../../../../platform/db/scope.ts";
import { inTransaction } from "../../../../platform/db/transaction.ts";
import { job } from "../../../../platform/jobs/job.ts";
import { handle } from "../../../../platform/jobs/job-handler.ts";
import { addUpPeople } from "../people-count.store.ts";

const addUpPeopleJob = job("identity/add-up-people", z.object({}), {
  cron: { expression: "*/10 * * * *", zone: "UTC" },
});

/** Keeps the pending changes few, so that reading a count stays a look at two small rows. */
export const addUp = handle(addUpPeopleJob, ({ database }) =>
  inTransaction(database, allScope("jobs"), addUpPeople),
);
