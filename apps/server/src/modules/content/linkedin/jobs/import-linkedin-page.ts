import { handle } from "../../../../platform/jobs/job-handler.ts";
import { importLinkedinPageJob } from "../import-linkedin-page.job.ts";
import type { ImportNeeds } from "../import-needs.ts";
import { importPage } from "../import-page.ts";

export const importLinkedinPage = (needs: ImportNeeds) =>
  handle(importLinkedinPageJob, async ({ payload: { companyId }, database, now, log }) => {
    const outcome = await importPage(needs, database, companyId, now);
    if (outcome) log.info({ companyId, ...outcome }, "a LinkedIn page was read");
  });
