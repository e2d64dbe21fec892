import { type Job as TakenJob, type JobResult, PgBoss } from "pg-boss";
import { z } from "zod";
import type { Database } from "../db/pool.ts";
import {
  type SessionLimits,
  sessionOptions,
  usualLimits,
  withParameters,
} from "../db/connection/session-limits.ts";
import type { CheckResult } from "../health/check.ts";
import type { Log } from "../log/log.ts";
import type { Metrics } from "../metrics/metrics.ts";
import { watchDeadLetters } from "./dead-letters.ts";
import type { JobContext, JobHandler } from "./job-handler.ts";
import { ensureQueue, jobSchema, queueOptions } from "./queue.ts";
import { type QueueWaker, wakeQueues } from "./wake-queues.ts";

export interface JobsOptions {
  readonly databaseUrl: string;
  readonly limits?: SessionLimits;
  readonly database: Database;
  readonly handlers: readonly JobHandler[];
  readonly log: Log;
  readonly metrics: Metrics;
  /** How often the queues are checked for work. */
  readonly pollSeconds?: number;
  /** Whether staff have stopped a scheduled job; its run is then skipped. */
  readonly isStopped?: (job: string) => Promise<boolean>;
  /** How long running jobs may continue once the process is asked to stop. */
  readonly stopWithinSeconds?: number;
}

export interface RunningJobs {
  /** Running jobs see their signal aborted and may finish; what is still running after that goes back to its queue. */
  stop(): Promise<void>;
  health(): Promise<CheckResult>;
}

const defaultBatch = 20;

/** A queue is woken when it has work; by itself it checks only this often. */
const ownLookSeconds = 30;

interface Runner extends Pick<JobsOptions, "database" | "log" | "metrics" | "isStopped"> {
  readonly stopping: AbortSignal;
}

/** An error's message is stored with the job; its other properties might carry what no log may see. */
function outputOf(error: unknown): { message: string } {
  return { message: error instanceof Error ? error.message : String(error) };
}

/** Most handlers use neither log nor signal, and both cost more than an empty job. */
class TakenContext implements JobContext<unknown> {
  readonly jobId: string;
  readonly payload: unknown;
  readonly database: Database;
  readonly now = new Date();
  readonly #runner: Runner;
  readonly #taken: TakenJob;

  constructor(runner: Runner, taken: TakenJob, payload: unknown) {
    this.jobId = taken.id;
    this.payload = payload;
    this.database = runner.database;
    this.#runner = runner;
    this.#taken = taken;
  }

  get log(): Log {
    return this.#runner.log.child({ job: this.#taken.name, jobId: this.#taken.id });
  }

  get signal(): AbortSignal {
    return AbortSignal.any([this.#taken.signal, this.#runner.stopping]);
  }
}

async function runOne(runner: Runner, handler: JobHandler, taken: TakenJob): Promise<JobResult> {
  const { job } = handler;
  const payload = job.payload.safeParse(taken.data ?? {});
  const context = new TakenContext(runner, taken, payload.data);
  if (!payload.success) {
    const problems = z.prettifyError(payload.error);
    context.log.error({ problems }, "a job's payload does not fit: no retry can help");
    return { id: taken.id, status: "deadletter", output: { message: "the payload does not fit the job" } };
  }

  if (job.options.cron && (await runner.isStopped?.(job.name))) {
    context.log.info("a scheduled job is stopped and was skipped");
    return { id: taken.id, status: "completed", output: { skipped: true } };
  }

  const begun = performance.now();
  const took = (outcome: "completed" | "failed"): void =>
    runner.metrics.jobs.seconds.observe({ job: job.name, outcome }, (performance.now() - begun) / 1000);
  try {
    await handler.run(context);
    took("completed");
    return { id: taken.id, status: "completed" };
  } catch (error) {
    took("failed");
    context.log.warn({ err: error, attempt: taken.retryCount + 1 }, "a job failed");
    return { id: taken.id, status: "failed", output: outputOf(error) };
  }
}

async function prepareQueues(boss: PgBoss, options: JobsOptions): Promise<void> {
  for (const { job } of options.handlers) {
    await ensureQueue(options.database, job);
    await boss.updateQueue(job.name, queueOptions(job));
  }
}

/** Schedules follow the code: one without a handler is removed. */
async function prepareSchedules(boss: PgBoss, handlers: readonly JobHandler[]): Promise<void> {
  const wanted = new Set<string>();
  for (const { job } of handlers) {
    if (!job.options.cron) continue;
    wanted.add(job.name);
    const { expression, zone } = job.options.cron;
    await boss.schedule(job.name, expression, {}, { tz: zone, missed: "once" });
  }
  for (const schedule of await boss.getSchedules()) {
    if (!wanted.has(schedule.name)) await boss.unschedule(schedule.name);
  }
}

function openBoss(options: JobsOptions): PgBoss {
  const boss = new PgBoss({
    connectionString: withParameters(options.databaseUrl, {
      options: sessionOptions({}, options.limits ?? usualLimits),
    }),
    application_name: "polyphon-jobs",
    schema: jobSchema,
    max: 4,
    migrate: false,
    createSchema: false,
    reindex: false,
    monitorVacuum: false,
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
    maintenanceIntervalSeconds: 600,
    cronMonitorIntervalSeconds: 10,
    cronWorkerIntervalSeconds: 1,
  });
  // A lost connection is reported here and retried with the next poll; the process continues.
  boss.on("error", (error) => options.log.error({ err: error }, "the job engine met an error"));
  boss.on("warning", (warning) => options.log.warn({ warning }, "the job engine warns"));
  return boss;
}

export async function startJobs(options: JobsOptions): Promise<RunningJobs> {
  const boss = openBoss(options);
  await boss.start();
  await prepareQueues(boss, options);
  await prepareSchedules(boss, options.handlers);

  const stopping = new AbortController();
  const runner: Runner = { ...options, stopping: stopping.signal };
  const pollSeconds = options.pollSeconds ?? 1;
  const workers = new Map<string, string>();
  for (const handler of options.handlers) {
    const work = {
      perJobResults: true,
      batchSize: handler.job.options.batch ?? defaultBatch,
      burstWhenBatchFull: true,
      pollingIntervalSeconds: ownLookSeconds,
    } as const;
    const worker = await boss.work(handler.job.name, work, (jobs: TakenJob[]) =>
      Promise.all(jobs.map((job) => runOne(runner, handler, job))),
    );
    workers.set(handler.job.name, worker);
  }
  const waker = wakeQueues({
    ...options,
    queues: [...workers.keys()],
    everySeconds: pollSeconds,
    wake: (queue) => boss.notifyWorker(workers.get(queue) ?? ""),
  });
  const deadLetters = watchDeadLetters({ ...options, everySeconds: Math.max(pollSeconds, 0.5) * 5 });

  return {
    stop: async () => {
      stopping.abort(new Error("the process stops"));
      await Promise.all([waker.stop(), deadLetters.stop()]);
      await boss.stop({ graceful: true, timeout: (options.stopWithinSeconds ?? 20) * 1000 });
    },
    health: async () => healthOf(boss, waker, pollSeconds),
  };
}

const lateSeconds = 15;

/**
 * Green while all queues were checked lately, and each queue by itself; one that is busy with a batch counts as
 * checked.
 */
function healthOf(boss: PgBoss, waker: QueueWaker, pollSeconds: number): CheckResult {
  const now = Date.now();
  const ageSeconds = (now - waker.lookedAt()) / 1000;
  const queues = boss.getWipData();
  const ownAges = queues.map(({ count, lastFetchedOn, createdOn }) =>
    count > 0 ? 0 : now - (lastFetchedOn ?? createdOn),
  );
  const ok =
    ageSeconds < pollSeconds + lateSeconds && Math.max(0, ...ownAges) / 1000 < ownLookSeconds + lateSeconds;
  return { ok, ageSeconds, detail: `${queues.length} queues` };
}
