import { z } from "zod";
import { job } from "../../../../platform/jobs/job.ts";

/** Replans the rest of this week, and the next one if it is planned already, for a few people. */
export const replanJob = job(
  "autopilot/replan",
  z.object({
    companyId: z.number(),
    userIds: z.array(z.number()),
    cause: z.enum(["SWITCHED_ON", "SWITCHED_OFF", "CHANGED", "AWAY", "CONNECTION", "POST_GONE"]),
  }),
);
