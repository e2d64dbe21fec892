import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import type { Database } from "../db/pool.ts";

const quick = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const slow = [0.005, 0.025, 0.1, 0.5, 1, 5, 15, 60, 300];

/** Every metric of a process, in one place. A process that does not use one leaves it at zero. */
export function makeMetrics() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });

  return {
    registry,
    http: {
      seconds: new Histogram({
        name: "polyphon_http_request_seconds",
        help: "time from request to answer",
        labelNames: ["operation", "status"] as const,
        buckets: quick,
        registers,
      }),
    },
    jobs: {
      seconds: new Histogram({
        name: "polyphon_job_seconds",
        help: "time one try of a job took",
        labelNames: ["job", "outcome"] as const,
        buckets: slow,
        registers,
      }),
      deadLetters: new Counter({
        name: "polyphon_job_dead_letters_total",
        help: "jobs that failed all their tries",
        labelNames: ["job"] as const,
        registers,
      }),
    },
    engine: {
      claimed: new Counter({
        name: "polyphon_shares_claimed_total",
        help: "shares a worker took",
        registers,
      }),
      takenOver: new Counter({
        name: "polyphon_shares_taken_over_total",
        help: "shares that another worker left unfinished, or whose answer is unknown, taken to find out",
        registers,
      }),
      settled: new Counter({
        name: "polyphon_shares_settled_total",
        help: "attempts that ended, by the share's state",
        labelNames: ["state"] as const,
        registers,
      }),
      lateness: new Histogram({
        name: "polyphon_share_lateness_seconds",
        help: "how long after its due time a share was sent",
        buckets: slow,
        registers,
      }),
      inFlight: new Gauge({ name: "polyphon_shares_in_flight", help: "shares being published", registers }),
    },
    limits: {
      alone: new Counter({
        name: "polyphon_limits_without_redis_total",
        help: "limits that a process decided by itself because Redis did not answer",
        labelNames: ["limit"] as const,
        registers,
      }),
    },
    audit: {
      unsealed: new Gauge({
        name: "polyphon_audit_unsealed_seconds",
        help: "how long the oldest line of the audit trail has been waiting for its seal",
        registers,
      }),
      checkedAt: new Gauge({
        name: "polyphon_audit_checked_timestamp_seconds",
        help: "when the seals of the audit trail were last checked",
        registers,
      }),
      faults: new Gauge({
        name: "polyphon_audit_faults",
        help: "1 where the last check of the audit trail found a fault",
        registers,
      }),
    },
    redirect: {
      answers: new Counter({
        name: "polyphon_redirects_total",
        help: "visits of short links, by how the link was found",
        labelNames: ["found"] as const,
        registers,
      }),
      batchSeconds: new Histogram({
        name: "polyphon_click_batch_seconds",
        help: "time until a batch of clicks was acknowledged",
        buckets: quick,
        registers,
      }),
      spooled: new Counter({
        name: "polyphon_clicks_spooled_total",
        help: "clicks kept in the local file because the stream did not take them",
        registers,
      }),
      counted: new Counter({
        name: "polyphon_clicks_counted_total",
        help: "clicks written to the database",
        labelNames: ["kind"] as const,
        registers,
      }),
    },
  };
}

export type Metrics = ReturnType<typeof makeMetrics>;

/** Read on request, so that the pool needs no hooks. */
export function watchPool(metrics: Metrics, database: Database): void {
  const connections = new Gauge({
    name: "polyphon_database_connections",
    help: "connections of the pool, and callers waiting for one",
    labelNames: ["state"] as const,
    registers: [metrics.registry],
    collect: () => {
      connections.set({ state: "idle" }, database.idleCount);
      connections.set({ state: "busy" }, database.totalCount - database.idleCount);
      connections.set({ state: "waiting" }, database.waitingCount);
    },
  });
}
