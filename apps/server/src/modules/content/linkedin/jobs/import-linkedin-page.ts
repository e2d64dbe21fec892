import { handle } from "../../../../platform/jobs/job-handler.ts";
import { importLinkedinPageJob } from "./import-linkedin-page.job.ts";
import type { ImportDeps } from "../linkedin.deps.ts";
import { importPage } from "../import-page.ts";

export const importLinkedinPage = (deps: ImportDeps) =>
  handle(importLinkedinPageJob, async ({ payload: { companyId }, database, now, log }) => {
    const outcome = await importPage(deps, database, companyId, now);
    if (outcome) log.info({ companyId, ...outcome }, "a LinkedIn page was read");
  });
