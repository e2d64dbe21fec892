import { openPool } from "@polyphon/server/platform/db/pool.ts";
import { allScope } from "@polyphon/server/platform/db/scope.ts";
import { inTransaction } from "@polyphon/server/platform/db/transaction.ts";
import { handle } from "@polyphon/server/platform/jobs/job-handler.ts";
import { job } from "@polyphon/server/platform/jobs/job.ts";
import { startJobs } from "@polyphon/server/platform/jobs/run-jobs.ts";
import { sendJobs } from "@polyphon/server/platform/jobs/send-job.ts";
import { makeLog } from "@polyphon/server/platform/log/log.ts";
import { makeMetrics } from "@polyphon/server/platform/metrics/metrics.ts";
import { z } from "zod";
import { bePart, partArgument } from "../kit/be-part.ts";
import type { BenchDatabase } from "../kit/bench-database.ts";

const { app } = partArgument() as BenchDatabase;
const database = openPool({ url: app, size: 4, name: "polyphon-bench-jobs" });
const log = makeLog({ level: "silent", process: "bench" });
const empty = job("bench/empty", z.object({}), { batch: 100 });

bePart({
  /** Jobs a second through our layer, from the first that ran to the last. */
  work: async (count: number) => {
    const payloads = Array.from({ length: count }, () => ({}));
    await inTransaction(database, allScope("jobs"), (tx) => sendJobs(tx, empty, payloads));
    let seen = 0;
    let first = 0;
    let finish: (rate: number) => void = () => undefined;
    const all = new Promise<number>((resolve) => {
      finish = resolve;
    });
    const handler = handle(empty, () => {
      if (seen === 0) first = performance.now();
      seen += 1;
      if (seen === count) finish(count / ((performance.now() - first) / 1000));
      return Promise.resolve();
    });
    const running = await startJobs({
      databaseUrl: app,
      database,
      handlers: [handler],
      log,
      metrics: makeMetrics(),
      pollSeconds: 0.5,
    });
    const rate = await all;
    await running.stop();
    return rate;
  },
});
