import { AsyncLocalStorage } from "node:async_hooks";
import { type JobInsert, PgBoss } from "pg-boss";
import type { z } from "zod";
import type { Client } from "../db/pool.ts";
import type { Tx } from "../db/transaction.ts";
import type { Job } from "./job.ts";
import { ensureQueue, jobSchema } from "./queue.ts";

export interface SendOptions {
  readonly startAfter?: Date;
  /** Higher goes first. */
  readonly priority?: number;
}

const callersClient = new AsyncLocalStorage<Client>();

/** Has no connection of its own: everything it reads or writes uses the caller's transaction. */
const sender = new PgBoss({
  schema: jobSchema,
  migrate: false,
  supervise: false,
  schedule: false,
  db: {
    executeSql: (text, values) => {
      const client = callersClient.getStore();
      if (!client) throw new Error("a job is sent inside a transaction");
      // Built at run time: the words of pg-boss.
      return client.query(text, values);
    },
  },
});

async function insert(tx: Tx, queue: string, jobs: JobInsert[]): Promise<string[]> {
  return callersClient.run(
    tx.client,
    async () => (await sender.insert(queue, jobs, { returnId: true })) ?? [],
  );
}

async function insertIfQueueStands(tx: Tx, queue: string, jobs: JobInsert[]): Promise<string[]> {
  try {
    return await insert(tx, queue, jobs);
  } catch (error) {
    if (error instanceof Error && error.message === `Queue ${queue} does not exist`) return [];
    throw error;
  }
}

/** Several jobs of one kind in one statement. They exist when, and only when, the transaction commits. */
export async function sendJobs<P extends z.ZodObject>(
  tx: Tx,
  job: Job<P>,
  payloads: readonly z.input<P>[],
  options: SendOptions = {},
): Promise<string[]> {
  if (payloads.length === 0) return [];
  const jobs = payloads.map((payload): JobInsert => ({ data: job.payload.parse(payload), ...options }));

  // The first sender may come before the first worker, and pg-boss silently drops jobs of a missing queue.
  let ids = await insertIfQueueStands(tx, job.name, jobs);
  if (ids.length === 0) {
    await ensureQueue(tx.client, job);
    ids = await insert(tx, job.name, jobs);
  }
  if (ids.length !== jobs.length)
    throw new Error(`${jobs.length - ids.length} jobs of ${job.name} were not taken`);
  return ids;
}

export async function sendJob<P extends z.ZodObject>(
  tx: Tx,
  job: Job<P>,
  payload: z.input<P>,
  options: SendOptions = {},
): Promise<string> {
  const [id] = await sendJobs(tx, job, [payload], options);
  if (id === undefined) throw new Error(`the job ${job.name} was not taken`);
  return id;
}
