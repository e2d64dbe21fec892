import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestDatabase, type TestDatabase } from "../../../test/services/test-database.ts";
import { startJobs } from "../jobs/run-jobs.ts";
import { makeMetrics, watchPool } from "../metrics/metrics.ts";
import { type Health, startOpsServer } from "../metrics/ops-server.ts";
import { databaseCheck } from "./checks.ts";
import { heartbeatCheck, heartbeatHandler, makeSignOfLife, startHeartbeat } from "./heartbeat.ts";

const log = pino({ level: "silent" });
let db: TestDatabase;

beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.drop());

async function health(url: string): Promise<{ status: number; body: Health }> {
  const response = await fetch(`${url}/health`);
  return { status: response.status, body: (await response.json()) as Health };
}

test("health turns red soon after the worker stops consuming, although database and API are fine", async () => {
  const metrics = makeMetrics();
  watchPool(metrics, db.pool);
  const checks = [databaseCheck(db.pool), heartbeatCheck(db.pool, "jobs", 2)];
  const ops = await startOpsServer({ port: 16402, host: "127.0.0.1", checks, registry: metrics.registry });
  expect(await health(ops.url)).toMatchObject({ status: 503, body: { checks: { jobs: { ok: false } } } });

  const jobs = await startJobs({
    databaseUrl: db.appUrl,
    database: db.pool,
    handlers: [heartbeatHandler("worker-1")],
    log,
    metrics,
    pollSeconds: 0.5,
  });
  const stopHeartbeat = startHeartbeat({ database: db.pool, log, everySeconds: 0.5 });
  await expect.poll(async () => (await health(ops.url)).status, { timeout: 5000 }).toBe(200);
  expect(await jobs.health()).toMatchObject({ ok: true });
  const green = (await health(ops.url)).body;
  expect(green.checks["jobs"]).toMatchObject({ ok: true, detail: "worker-1" });
  expect(green.checks["jobs"]?.ageSeconds).toBeLessThan(2);

  // The sender is still running: jobs that nobody consumes are no heartbeat.
  await jobs.stop();
  const stoppedAt = performance.now();
  await expect.poll(async () => (await health(ops.url)).status, { timeout: 5000 }).toBe(503);
  expect(performance.now() - stoppedAt).toBeLessThan(2_500);
  expect((await health(ops.url)).body.checks).toMatchObject({ database: { ok: true }, jobs: { ok: false } });

  const text = await (await fetch(`${ops.url}/metrics`)).text();
  expect(text).toMatch(/polyphon_job_seconds_count\{job="platform\/heartbeat",outcome="completed"\} [1-9]/);
  expect(text).toContain('polyphon_database_connections{state="idle"}');
  stopHeartbeat();
  await ops.stop();
});

test("a check that hangs or throws is red and delays no other", async () => {
  const ops = await startOpsServer({
    port: 16403,
    host: "127.0.0.1",
    checks: [
      { name: "hangs", run: () => new Promise(() => undefined) },
      { name: "throws", run: () => Promise.reject(new Error("gone")) },
      databaseCheck(db.pool),
    ],
    registry: makeMetrics().registry,
    checkWithinMs: 100,
  });
  expect((await health(ops.url)).body.checks).toEqual({
    hangs: { ok: false, detail: "no answer within 100 ms" },
    throws: { ok: false, detail: "gone" },
    database: { ok: true },
  });
  await ops.stop();
});

test("a share engine that claims a thousand times in a moment records one heartbeat", async () => {
  const sign = makeSignOfLife({ database: db.pool, log, name: "share-engine", worker: "worker-2" });
  const check = heartbeatCheck(db.pool, "share-engine", 20);
  expect(await check.run()).toMatchObject({ ok: false });
  for (let claim = 0; claim < 1000; claim += 1) sign();
  await expect.poll(async () => (await check.run()).ok).toBe(true);
  const first = await db.pool.query("select xmin from worker_heartbeat where name = 'share-engine'");
  sign();
  await check.run();
  const second = await db.pool.query("select xmin from worker_heartbeat where name = 'share-engine'");
  expect(second.rows).toEqual(first.rows);
});
