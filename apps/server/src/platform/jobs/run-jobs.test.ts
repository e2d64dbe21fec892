import { setTimeout as sleep } from "node:timers/promises";
import { pino } from "pino";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { openTestDatabase, type TestDatabase } from "../../../test/services/test-database.ts";
import { allScope, companyScope } from "../db/scope.ts";
import { inTransaction } from "../db/transaction.ts";
import { makeMetrics } from "../metrics/metrics.ts";
import { job } from "./job.ts";
import { handle, type JobHandler } from "./job-handler.ts";
import { listJobRuns } from "./job-runs.ts";
import { deadLetterOf } from "./queue.ts";
import { type RunningJobs, startJobs } from "./run-jobs.ts";
import { sendJob, sendJobs } from "./send-job.ts";

let db: TestDatabase;
let running: RunningJobs | null = null;
const lines: Record<string, unknown>[] = [];
const log = pino(
  { level: "debug" },
  { write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>) },
);

beforeAll(async () => {
  db = await openTestDatabase();
});
afterEach(async () => {
  await running?.stop();
  running = null;
});
afterAll(() => db.drop());

async function start(...handlers: JobHandler[]): Promise<void> {
  running = await startJobs({
    databaseUrl: db.appUrl,
    database: db.pool,
    handlers,
    log,
    metrics: makeMetrics(),
    pollSeconds: 0.5,
    stopWithinSeconds: 5,
  });
}

const noteIds = z.object({ noteId: z.number() });

test("a job sent in a company's transaction runs once it is committed, and one rolled back never runs", async () => {
  const note = job("test-commit", noteIds);
  const seen: number[] = [];
  await inTransaction(db.pool, companyScope(7), (tx) => sendJob(tx, note, { noteId: 1 }));
  await expect(
    inTransaction(db.pool, companyScope(7), async (tx) => {
      await sendJob(tx, note, { noteId: 2 });
      throw new Error("the command failed");
    }),
  ).rejects.toThrow("the command failed");
  await inTransaction(db.pool, allScope("jobs"), (tx) => sendJob(tx, note, { noteId: 3 }));

  await start(handle(note, async ({ payload }) => void seen.push(payload.noteId)));
  await expect.poll(() => seen.toSorted((a, b) => a - b), { timeout: 5000 }).toEqual([1, 3]);
  await sleep(1200);
  expect(seen.toSorted((a, b) => a - b)).toEqual([1, 3]);
});

test("a queue that was made in a rolled-back transaction is made again for the next job", async () => {
  const note = job("test-queue-anew", noteIds);
  for (const outcome of ["rolled back", "committed"]) {
    const sent = inTransaction(db.pool, companyScope(7), async (tx) => {
      await sendJobs(tx, note, [{ noteId: 1 }, { noteId: 2 }]);
      if (outcome === "rolled back") throw new Error(outcome);
    });
    await (outcome === "committed" ? sent : expect(sent).rejects.toThrow(outcome));
  }
  const { rows } = await db.pool.query(
    "select data from pgboss.job where name = $1 order by data->'noteId'",
    [note.name],
  );
  expect(rows.map((row: { data: unknown }) => row.data)).toEqual([{ noteId: 1 }, { noteId: 2 }]);
});

test("a payload that does not fit its job is refused when it is sent", async () => {
  const note = job("test-unfit", noteIds);
  const wrong = { noteId: "one" } as unknown as { noteId: number };
  await expect(inTransaction(db.pool, companyScope(7), (tx) => sendJob(tx, note, wrong))).rejects.toThrow();
});

test("a job that fails is retried, and then waits in the dead letter queue with an error in the log", async () => {
  const note = job("test-dead", noteIds, { retryLimit: 1, retryDelaySeconds: 1 });
  let tries = 0;
  await start(
    handle(note, async () => {
      tries += 1;
      throw new Error("the mill is broken");
    }),
  );
  const jobId = await inTransaction(db.pool, companyScope(7), (tx) => sendJob(tx, note, { noteId: 9 }));

  const given = () => lines.find((line) => line["jobId"] === jobId && line["level"] === 50);
  await expect
    .poll(given, { timeout: 15_000 })
    .toMatchObject({ job: note.name, message: "the mill is broken", retries: 1 });
  expect(tries).toBe(2);
  const { rows } = await db.pool.query("select data from pgboss.job where name = $1", [
    deadLetterOf(note.name),
  ]);
  expect(rows).toEqual([{ data: { noteId: 9 } }]);
});

test("jobs resume after the database has cut every connection of the job engine", async () => {
  const note = job("test-cut", noteIds);
  const seen: number[] = [];
  await start(handle(note, async ({ payload }) => void seen.push(payload.noteId)));
  for (const noteId of [1, 2, 3]) {
    await inTransaction(db.pool, companyScope(7), (tx) => sendJob(tx, note, { noteId }));
    await expect.poll(() => seen.at(-1), { timeout: 8000 }).toBe(noteId);
    const { rowCount } = await db.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and application_name = 'polyphon-jobs'`,
    );
    expect(rowCount).toBeGreaterThan(0);
  }
});

test("a job of an older version whose payload no longer fits goes to the dead letters at once", async () => {
  const old = job("test-old", z.object({ title: z.string() }));
  await inTransaction(db.pool, companyScope(7), (tx) => sendJob(tx, old, { title: "an old shape" }));
  await start(handle(job("test-old", noteIds), async () => undefined));
  const dead = async () =>
    (await db.pool.query("select from pgboss.job where name = $1", [deadLetterOf(old.name)])).rowCount;
  await expect.poll(dead, { timeout: 5000 }).toBe(1);
});

test("a running job is finished before the process stops, and sees that it should hurry", async () => {
  const note = job("test-stop", noteIds);
  let begun = false;
  let aborted = false;
  let finished = false;
  await start(
    handle(note, async ({ signal }) => {
      begun = true;
      signal.addEventListener("abort", () => {
        aborted = true;
      });
      await sleep(1500);
      finished = true;
    }),
  );
  await inTransaction(db.pool, companyScope(7), (tx) => sendJob(tx, note, { noteId: 1 }));
  await expect.poll(() => begun, { timeout: 5000 }).toBe(true);
  await running?.stop();
  running = null;
  expect({ aborted, finished }).toEqual({ aborted: true, finished: true });
  const { rows } = await db.pool.query("select state from pgboss.job where name = $1", [note.name]);
  expect(rows).toEqual([{ state: "completed" }]);
});

test("a job with a cron expression is scheduled in its zone, and no longer once the code drops it", async () => {
  const nightly = job("test-cron", z.object({}), {
    cron: { expression: "30 2 * * *", zone: "Europe/Berlin" },
  });
  const nothing = async (): Promise<void> => undefined;
  await start(handle(nightly, nothing));
  const schedules = async () =>
    (await db.pool.query("select name, cron, timezone from pgboss.schedule")).rows as unknown[];
  expect(await schedules()).toEqual([{ name: "test-cron", cron: "30 2 * * *", timezone: "Europe/Berlin" }]);
  await running?.stop();
  await start(handle(job("test-cron", z.object({})), nothing));
  expect(await schedules()).toEqual([]);
});

test("a scheduled job that staff have stopped is skipped, and its run says so", async () => {
  const hourly = job("test-stopped", z.object({}), { cron: { expression: "5 4 1 1 *", zone: "UTC" } });
  const plain = job("test-not-scheduled", z.object({}));
  const ran: string[] = [];
  running = await startJobs({
    databaseUrl: db.appUrl,
    database: db.pool,
    handlers: [hourly, plain].map((one) => handle(one, async () => void ran.push(one.name))),
    log,
    metrics: makeMetrics(),
    pollSeconds: 0.5,
    isStopped: () => Promise.resolve(true),
  });
  await inTransaction(db.pool, allScope("jobs"), async (tx) => {
    await sendJob(tx, hourly, {});
    await sendJob(tx, plain, {});
  });
  const runs = async () =>
    (await inTransaction(db.pool, allScope("jobs"), (tx) => listJobRuns(tx, hourly.name, { limit: 5 }))).rows;
  await expect.poll(async () => (await runs())[0]?.state, { timeout: 5000 }).toBe("completed");
  await expect.poll(() => ran, { timeout: 5000 }).toEqual([plain.name]);
  expect(await runs()).toMatchObject([{ state: "completed", skipped: true, message: null }]);
});

test("the app's roles can use the job tables but own none of them", async () => {
  const { rows } = await db.pool.query(
    "select count(*)::int as n from pg_tables where schemaname = 'pgboss' and tableowner <> 'polyphon_owner'",
  );
  expect(rows).toEqual([{ n: 0 }]);
});
