import type { JobHandler } from "../src/platform/jobs/job-handler.ts";
import type { Ground } from "./ground.ts";

/** One run of a job as the worker would do it, at a time of the test's choosing. */
export async function runJob(
  { database, log }: Pick<Ground, "database" | "log">,
  handler: JobHandler,
  payload: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  const { signal } = new AbortController();
  await handler.run({ jobId: "test", payload, database, log, now: new Date(), signal });
}
