import { hostname } from "node:os";
import { compose } from "./compose.ts";
import { startClickLoop } from "./modules/links/clicks/click-loop.ts";
import type { EngineMetrics } from "./modules/sharing/engine/engine-parts.ts";
import { startShareEngine } from "./modules/sharing/engine/engine.ts";
import { isSwitchActive } from "./modules/sharing/sharing.api.ts";
import type { Config } from "./platform/config/config.ts";
import { auditDeps } from "./platform/audit/audit-deps.ts";
import { startSealing } from "./platform/audit/start-sealing.ts";
import { openPool } from "./platform/db/pool.ts";
import { refuseStrongRole } from "./platform/db/connection/refuse-strong-role.ts";
import { limitsOf } from "./platform/db/connection/session-limits.ts";
import { allScope } from "./platform/db/scope.ts";
import { inTransaction } from "./platform/db/transaction.ts";
import { listenerHandlers } from "./platform/events/listener-job.ts";
import { databaseCheck } from "./platform/health/checks.ts";
import { heartbeatHandler, makeSignOfLife, startHeartbeat } from "./platform/health/heartbeat.ts";
import { startJobs } from "./platform/jobs/run-jobs.ts";
import type { Log } from "./platform/log/log.ts";
import { makeMetrics, type Metrics, watchPool } from "./platform/metrics/metrics.ts";
import { startOpsServer } from "./platform/metrics/ops-server.ts";

export interface RunningWorker {
  readonly opsUrl: string;
  stop(): Promise<void>;
}

function engineMetrics(metrics: Metrics): EngineMetrics {
  return {
    claimed: (count) => metrics.engine.claimed.inc(count),
    settled: (state, count) => metrics.engine.settled.inc({ state }, count),
    late: (milliseconds) => metrics.engine.lateness.observe(milliseconds / 1000),
    takenOver: (count) => metrics.engine.takenOver.inc(count),
  };
}

/** Jobs, listeners, the share engine and the click loop in one process; as many of these run as are wanted. */
export async function startWorker(config: Config, log: Log): Promise<RunningWorker> {
  const name = `${hostname()}/${process.pid}`;
  const database = openPool({
    url: config.DATABASE_URL,
    size: config.DATABASE_POOL,
    name: "polyphon-worker",
    limits: limitsOf(config),
  });
  await refuseStrongRole(database, log);
  const metrics = makeMetrics();
  watchPool(metrics, database);
  const composed = compose({
    config,
    database,
    log,
    onLimitAlone: (limit) => metrics.limits.alone.inc({ limit }),
  });

  const jobs = await startJobs({
    databaseUrl: config.DATABASE_URL,
    limits: limitsOf(config),
    database,
    handlers: [
      heartbeatHandler(name),
      ...composed.modules.flatMap((module) => [...module.jobs, ...listenerHandlers(module.listeners)]),
    ],
    log,
    metrics,
    isStopped: (job) =>
      inTransaction(database, allScope("jobs"), (tx) => isSwitchActive(tx, { scope: "cron", key: job })),
  });
  const stopHeartbeat = startHeartbeat({ database, log });
  const alive = makeSignOfLife({ database, log, name: "share-engine", worker: name });
  const engine = startShareEngine({
    database,
    ...composed.publishing,
    config,
    log,
    metrics: {
      ...engineMetrics(metrics),
      claimed: (count) => {
        alive();
        engineMetrics(metrics).claimed(count);
      },
    },
  });
  const clicks = await startClickLoop({ database, config, log, metrics });
  const sealing = startSealing({ database, ...auditDeps(config), log, metrics });
  const ops = await startOpsServer({
    port: config.WORKER_PORT,
    host: config.HOST,
    registry: metrics.registry,
    checks: [
      databaseCheck(database),
      { name: "jobs", run: () => jobs.health() },
      { name: "share-engine", run: () => Promise.resolve({ ok: engine.health().alive }) },
      sealing.check,
      { name: "clicks", run: () => Promise.resolve(clicks.health()) },
    ],
  });
  log.info({ ops: ops.url }, "the worker works");

  return {
    opsUrl: ops.url,
    stop: async () => {
      stopHeartbeat();
      await Promise.all([engine.stop(), jobs.stop(), clicks.stop(), sealing.stop()]);
      await ops.stop();
      await composed.close();
      await database.end();
    },
  };
}
