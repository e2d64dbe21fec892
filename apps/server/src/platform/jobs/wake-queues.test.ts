import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { openTestDatabase, type TestDatabase } from "../../../test/services/test-database.ts";
import { allScope } from "../db/scope.ts";
import { inTransaction } from "../db/transaction.ts";
import { job } from "./job.ts";
import { sendJob } from "./send-job.ts";
import { wakeQueues } from "./wake-queues.ts";

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.drop());

const nothing = z.object({});
const ready = job("test-wake-ready", nothing);
const later = job("test-wake-later", nothing);
const running = job("test-wake-running", nothing);
const empty = job("test-wake-empty", nothing);

test("wakes only a queue that has work now, again and again until it is done", async () => {
  await inTransaction(db.pool, allScope("jobs"), async (tx) => {
    await sendJob(tx, ready, {});
    await sendJob(tx, later, {}, { startAfter: new Date(Date.now() + 600_000) });
    await sendJob(tx, running, {});
  });
  await db.pool.query("update pgboss.job set state = 'active' where name = $1", [running.name]);
  const woken: string[] = [];
  const waker = wakeQueues({
    database: db.pool,
    log: pino({ level: "silent" }),
    queues: [ready, later, running, empty].map(({ name }) => name),
    everySeconds: 0.05,
    wake: (queue) => woken.push(queue),
  });
  await expect.poll(() => woken.length).toBeGreaterThan(2);
  await db.pool.query("update pgboss.job set state = 'completed' where name = $1", [ready.name]);
  await db.pool.query("update pgboss.job set start_after = now() where name = $1", [later.name]);
  await expect.poll(() => woken.slice(-2)).toEqual([later.name, later.name]);
  await waker.stop();
  expect(new Set(woken)).toEqual(new Set([ready.name, later.name]));
});

test("resumes after a failed look, and reports when the queues were last seen", async () => {
  let away = true;
  const notified: unknown[] = [];
  const log = pino({ level: "warn" }, { write: (line: string) => void notified.push(JSON.parse(line)) });
  const database = new Proxy(db.pool, {
    get: (pool, name) =>
      name === "query" && away
        ? () => Promise.reject(new Error("the database is away"))
        : Reflect.get(pool, name),
  });
  const waker = wakeQueues({
    database,
    log,
    queues: [later.name],
    everySeconds: 0.05,
    wake: () => undefined,
  });
  const before = waker.lookedAt();
  await expect.poll(() => notified.length).toBeGreaterThan(1);
  expect(waker.lookedAt()).toBe(before);
  away = false;
  await expect.poll(() => waker.lookedAt()).toBeGreaterThan(before);
  await waker.stop();
});
