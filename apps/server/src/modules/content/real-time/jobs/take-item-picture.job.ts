import { z } from "zod";
import { job } from "../../../../platform/jobs/job.ts";

/** Pictures are re-encoded, which is expensive: few at once. */
export const takeItemPictureJob = job(
  "content/take-item-picture",
  z.object({ companyId: z.number().int(), itemId: z.number().int() }),
  { retryLimit: 2, batch: 2, expireInSeconds: 120, keepSeconds: 60 * 60 },
);
