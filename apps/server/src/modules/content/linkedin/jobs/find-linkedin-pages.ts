import { z } from "zod";
import { allScope } from "../../../../platform/db/scope.ts";
import { inTransaction } from "../../../../platform/db/transaction.ts";
import { job } from "../../../../platform/jobs/job.ts";
import { handle } from "../../../../platform/jobs/job-handler.ts";
import { sendJobs } from "../../../../platform/jobs/send-job.ts";
import { importingCompanies } from "../../../companies/companies.api.ts";
import { importLinkedinPageJob } from "./import-linkedin-page.job.ts";
import { dueImports } from "../linkedin-import.store.ts";

const findLinkedinPagesJob = job("find-linkedin-pages", z.object({}), {
  cron: { expression: "*/5 * * * *", zone: "UTC" },
});

/** Which pages are due. The reader claims the page itself, so a second job for it does nothing. */
export const findLinkedinPages = handle(findLinkedinPagesJob, async ({ database, now }) => {
  await inTransaction(database, allScope("jobs"), async (tx) => {
    const due = await dueImports(tx, await importingCompanies(tx), now);
    await sendJobs(
      tx,
      importLinkedinPageJob,
      due.map((companyId) => ({ companyId })),
    );
  });
});
