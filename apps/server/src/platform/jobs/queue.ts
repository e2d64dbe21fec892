import type { QueueOptions } from "pg-boss";
import type { Client } from "../db/pool.ts";
import type { Job } from "./job.ts";

export const jobSchema = "pgboss";

const deadLetterSuffix = "/dead";

/** Where a job ends that failed all its tries; it stays there until an operator sends it back. */
export function deadLetterOf(queue: string): string {
  return `${queue}${deadLetterSuffix}`;
}

/** Retries back off from seconds to a quarter of an hour; a worker that dies gives its jobs back within seconds. */
export function queueOptions(job: Job): QueueOptions & { deadLetter: string } {
  return {
    deadLetter: deadLetterOf(job.name),
    retryLimit: job.options.retryLimit ?? 8,
    retryDelay: job.options.retryDelaySeconds ?? 2,
    retryBackoff: true,
    retryDelayMax: 900,
    expireInSeconds: job.options.expireInSeconds ?? 300,
    heartbeatSeconds: 10,
    deleteAfterSeconds: job.options.keepSeconds ?? 3 * 24 * 60 * 60,
  };
}

const keepDeadSeconds = 90 * 24 * 60 * 60;

/** By pg-boss's own function, not by its API, which would commit the caller's transaction. */
export async function ensureQueue(client: Pick<Client, "query">, job: Job): Promise<void> {
  const dead = { policy: "standard", retentionSeconds: keepDeadSeconds };
  await client.query(`select ${jobSchema}.create_queue($1, $2)`, [deadLetterOf(job.name), dead]);
  await client.query(`select ${jobSchema}.create_queue($1, $2)`, [
    job.name,
    { ...queueOptions(job), policy: "standard" },
  ]);
}
