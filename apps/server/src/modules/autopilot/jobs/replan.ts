import { handle, type JobHandler } from "../../../platform/jobs/job-handler.ts";
import type { PlanNeeds } from "../autopilot.needs.ts";
import { replanOrWait } from "../replan-or-wait.ts";
import { replanJob } from "../replan.job.ts";

export const replan = (needs: PlanNeeds): JobHandler =>
  handle(replanJob, (context) => replanOrWait(context, needs, context.payload));
