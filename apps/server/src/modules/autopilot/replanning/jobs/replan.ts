import { handle, type JobHandler } from "../../../../platform/jobs/job-handler.ts";
import type { PlanDeps } from "../../autopilot.deps.ts";
import { replanOrWait } from "../replan-or-wait.ts";
import { replanJob } from "./replan.job.ts";

export const replan = (deps: PlanDeps): JobHandler =>
  handle(replanJob, (context) => replanOrWait(context, deps, context.payload));
