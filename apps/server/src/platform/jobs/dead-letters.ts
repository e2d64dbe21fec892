import type { Database } from "../db/pool.ts";
import type { Log } from "../log/log.ts";
import type { Metrics } from "../metrics/metrics.ts";
import { lookRepeatedly, type RepeatedLook } from "../process/look-repeatedly.ts";
import type { JobHandler } from "./job-handler.ts";
import { deadLetterOf, jobSchema } from "./queue.ts";

interface DeadLetter {
  readonly job: string;
  readonly jobId: string;
  readonly retries: number;
  readonly message: string | null;
}

// The window is wider than the longest transaction, since a row's time is that of its transaction's begin.
const recentDeadLetters = `
  select source_name as job, source_id as "jobId", source_retry_count as retries,
    coalesce(source_output->>'message', source_output->'value'->>'message') as message
  from ${jobSchema}.job
  where name = any($1) and created_on > now() - interval '2 minutes'`;

/**
 * Reads the dead letter queues instead of relying on the handlers: a job also dies when its worker crashes or runs out
 * of time, and then no handler is left to report it. Every worker reports what died since it started.
 */
export function watchDeadLetters(options: {
  readonly database: Database;
  readonly handlers: readonly JobHandler[];
  readonly log: Log;
  readonly metrics: Metrics;
  readonly everySeconds: number;
}): RepeatedLook {
  const { database, log, metrics } = options;
  const queues = options.handlers.map(({ job }) => deadLetterOf(job.name));
  let known: ReadonlySet<string> | null = null;

  async function look(): Promise<void> {
    const { rows } = await database.query<DeadLetter>(recentDeadLetters, [queues]);
    for (const letter of rows) {
      if (known === null || known.has(letter.jobId)) continue;
      log.error(letter, "a job failed all its tries and waits in its dead letter queue");
      metrics.jobs.deadLetters.inc({ job: letter.job });
    }
    known = new Set(rows.map((letter) => letter.jobId));
  }

  return lookRepeatedly({
    everySeconds: options.everySeconds,
    look,
    failed: (error) => log.warn({ err: error }, "the dead letter queues could not be read"),
  });
}
