import type { z } from "zod";
import type { Database } from "../db/pool.ts";
import type { Log } from "../log/log.ts";
import type { Job } from "./job.ts";

export interface JobContext<P> {
  /** The same in every retry: the key for an effect that must happen once. */
  readonly jobId: string;
  readonly payload: P;
  readonly database: Database;
  readonly log: Log;
  readonly now: Date;
  /** Aborted when the process is asked to stop. */
  readonly signal: AbortSignal;
}

export interface JobHandler {
  readonly job: Job;
  readonly run: (context: JobContext<unknown>) => Promise<void>;
}

/** May run twice; finishes in short transactions. */
export function handle<P extends z.ZodObject>(
  job: Job<P>,
  run: (context: JobContext<z.output<P>>) => Promise<void>,
): JobHandler {
  return { job, run: run as (context: JobContext<unknown>) => Promise<void> };
}
