import { PgBoss } from "pg-boss";
import { bePart, partArgument } from "../kit/be-part.ts";
import type { BenchDatabase } from "../kit/bench-database.ts";
import { clearRound } from "../sharing/share-data.ts";

/** pg-boss as it comes, on the same database: what our own engine and layer are compared with. */
const database = partArgument() as BenchDatabase;
const queue = "bench-bare";
const batchSize = 100;

interface Round {
  readonly count: number;
  readonly batch: number;
  /** One loop is one worker: fetch, complete, and at once again while batches are full. */
  readonly loops: number;
}

const boss = new PgBoss({
  connectionString: database.app,
  schema: "pgboss",
  migrate: false,
  createSchema: false,
  supervise: false,
  schedule: false,
  max: 6,
});
boss.on("error", (error) => {
  throw error;
});
await boss.start();
await boss.createQueue(queue);

async function insert(count: number): Promise<void> {
  const jobs = Array.from({ length: count }, () => ({ data: {} }));
  for (let at = 0; at < count; at += 5_000) await boss.insert(queue, jobs.slice(at, at + 5_000));
}

async function drain(batch: number): Promise<void> {
  for (;;) {
    const jobs = await boss.fetch(queue, { batchSize: batch });
    if (jobs.length === 0) return;
    await boss.complete(
      queue,
      jobs.map((job) => job.id),
    );
  }
}

bePart({
  /** Jobs a second that are fetched and completed, doing nothing between. */
  rate: async ({ count, batch, loops }: Round) => {
    await insert(count);
    const started = performance.now();
    await Promise.all(Array.from({ length: loops }, () => drain(batch)));
    const seconds = (performance.now() - started) / 1000;
    await clearRound(database);
    return count / seconds;
  },
  /** Jobs a second through its own workers, from the first that ran to the last. */
  work: async (count: number) => {
    const work = "bench-bare-work";
    await boss.createQueue(work);
    const jobs = Array.from({ length: count }, () => ({ data: {} }));
    for (let at = 0; at < count; at += 5_000) await boss.insert(work, jobs.slice(at, at + 5_000));
    let seen = 0;
    let first = 0;
    return new Promise<number>((resolve, reject) => {
      boss
        .work(work, { batchSize, burstWhenBatchFull: true, pollingIntervalSeconds: 0.5 }, (taken) => {
          if (seen === 0) first = performance.now();
          seen += taken.length;
          if (seen < count) return Promise.resolve();
          const seconds = (performance.now() - first) / 1000;
          void boss.offWork(work).then(() => resolve(count / seconds), reject);
          return Promise.resolve();
        })
        .catch(reject);
    });
  },
});
