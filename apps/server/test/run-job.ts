import type { JobHandler } from "../src/platform/jobs/job-handler.ts";
import type { TestContext } from "./test-context.ts";

/** One run of a job as the worker would do it, at a time of the test's choosing. */
export async function runJob(
  { database, log }: Pick<TestContext, "database" | "log">,
  handler: JobHandler,
  payload: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  const { signal } = new AbortController();
  await handler.run({ jobId: "test", payload, database, log, now: new Date(), signal });
}
