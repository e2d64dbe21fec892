import { z } from "zod";
import type { Database } from "../db/pool.ts";
import { allScope } from "../db/scope.ts";
import { inTransaction } from "../db/transaction.ts";
import { job } from "../jobs/job.ts";
import { handle, type JobHandler } from "../jobs/job-handler.ts";
import { sendJob } from "../jobs/send-job.ts";
import type { Log } from "../log/log.ts";
import type { Check } from "./check.ts";

/** What a worker does: it consumes jobs, and it claims shares. Being up is no proof of either. */
export type SignOfLife = "jobs" | "share-engine";

const heartbeat = job("platform/heartbeat", z.object({}), { retryLimit: 0, keepSeconds: 60, batch: 50 });

async function record(database: Database, name: SignOfLife, worker: string): Promise<void> {
  await inTransaction(database, allScope("health"), (tx) =>
    tx.client.query(
      `insert into worker_heartbeat (name, worker, at) values ($1, $2, clock_timestamp())
       on conflict (name) do update set worker = excluded.worker, at = excluded.at`,
      [name, worker],
    ),
  );
}

export function heartbeatHandler(worker: string): JobHandler {
  return handle(heartbeat, ({ database }) => record(database, "jobs", worker));
}

interface HeartbeatOptions {
  readonly database: Database;
  readonly log: Log;
  readonly everySeconds?: number;
}

/** The worker sends itself a job; only its consumption, through the whole job engine, is a heartbeat. */
export function startHeartbeat({ database, log, everySeconds = 5 }: HeartbeatOptions): () => void {
  async function send(): Promise<void> {
    try {
      await inTransaction(database, allScope("health"), (tx) => sendJob(tx, heartbeat, {}));
    } catch (error) {
      log.warn({ err: error }, "the heartbeat could not be sent");
    }
  }
  void send();
  const timer = setInterval(() => void send(), everySeconds * 1000);
  return () => clearInterval(timer);
}

/** Call it at each success, however often: it writes no more than once in `everySeconds`. */
export function makeSignOfLife(
  options: HeartbeatOptions & { readonly name: SignOfLife; readonly worker: string },
): () => void {
  const everyMs = (options.everySeconds ?? 5) * 1000;
  let nextAt = 0;
  return () => {
    const at = performance.now();
    if (at < nextAt) return;
    nextAt = at + everyMs;
    record(options.database, options.name, options.worker).catch((error: unknown) =>
      options.log.warn({ err: error, name: options.name }, "a sign of life could not be recorded"),
    );
  };
}

export function heartbeatCheck(database: Database, name: SignOfLife, maxAgeSeconds = 20): Check {
  return {
    name,
    run: async () => {
      const { rows } = await inTransaction(database, allScope("health"), (tx) =>
        tx.client.query<{ worker: string; age: number }>(
          "select worker, extract(epoch from clock_timestamp() - at)::float8 as age from worker_heartbeat where name = $1",
          [name],
        ),
      );
      const last = rows[0];
      if (!last) return { ok: false, detail: "no worker was seen yet" };
      return { ok: last.age <= maxAgeSeconds, ageSeconds: last.age, detail: last.worker };
    },
  };
}
