import { z } from "zod";
import { job } from "../../../../platform/jobs/job.ts";

export const checkAuditTrailJob = job("operations/check-audit-trail", z.object({}), {
  cron: { expression: "23 2 * * *", zone: "UTC" },
  expireInSeconds: 4 * 60 * 60,
});
