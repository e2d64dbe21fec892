import type { z } from "zod";

export interface JobOptions {
  readonly retryLimit?: number;
  readonly retryDelaySeconds?: number;
  readonly expireInSeconds?: number;
  /** A cron expression with its IANA zone; the job then also runs on schedule. */
  readonly cron?: { readonly expression: string; readonly zone: string };
  /** How many of this job one worker takes at once. */
  readonly batch?: number;
  /** How long a finished job stays readable. */
  readonly keepSeconds?: number;
}

/** The name of a job apart from its handler: senders import this, only the worker imports the handler. */
export interface Job<P extends z.ZodObject = z.ZodObject> {
  readonly name: string;
  readonly payload: P;
  readonly options: JobOptions;
}

export function job<P extends z.ZodObject>(name: string, payload: P, options: JobOptions = {}): Job<P> {
  return Object.freeze({ name, payload, options });
}
