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

/** A name is stored with the jobs that wait and with the switch of a schedule: whoever renames one loses both. */
const storedName = /^[a-z0-9]+(?:[-./][a-z0-9]+)*$/;

export function job<P extends z.ZodObject>(name: string, payload: P, options: JobOptions = {}): Job<P> {
  if (!storedName.test(name)) throw new Error(`${name} is no name of a job: small letters and hyphens only`);
  return Object.freeze({ name, payload, options });
}
