import { z } from "zod";
import { job } from "../../../../platform/jobs/job.ts";

/** Goes through the people who have planned shares of posts that are no longer visible. */
export const replanPostsJob = job(
  "autopilot/replan-posts",
  z.object({ companyId: z.number(), postIds: z.array(z.number()), after: z.number() }),
);
