import type { Database } from "../db/pool.ts";
import { lookRepeatedly, type RepeatedLook } from "../process/look-repeatedly.ts";
import type { Log } from "../log/log.ts";
import { jobSchema } from "./queue.ts";

/** Excludes a queue whose jobs all run, wait for their time or wait for another job. */
const queuesWithWork = `
  select queue from unnest($1::text[]) queue
  where exists (
    select from ${jobSchema}.job
    where name = queue and state < 'active' and not blocked and start_after <= now()
  )`;

export interface QueueWaker extends RepeatedLook {
  /** When the queues were last seen. */
  lookedAt(): number;
}

/** One query for all queues instead of one for each: those with work are woken. */
export function wakeQueues(options: {
  readonly database: Database;
  readonly log: Log;
  readonly queues: readonly string[];
  readonly everySeconds: number;
  readonly wake: (queue: string) => void;
}): QueueWaker {
  const { database, log, queues, everySeconds } = options;
  let lookedAt = Date.now();
  const looking = lookRepeatedly({
    everySeconds,
    look: async () => {
      const { rows } = await database.query<{ queue: string }>(queuesWithWork, [queues]);
      lookedAt = Date.now();
      for (const { queue } of rows) options.wake(queue);
    },
    failed: (error) => log.warn({ err: error }, "the queues could not be looked at"),
  });
  return { ...looking, lookedAt: () => lookedAt };
}
