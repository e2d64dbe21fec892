import { setTimeout as sleep } from "node:timers/promises";
import { event } from "@polyphon/contract/kit/event.ts";
import { pino } from "pino";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { z } from "zod";
import { openTestDatabase, type TestDatabase } from "../../../test/services/test-database.ts";
import { companyScope } from "../db/scope.ts";
import { inTransaction } from "../db/transaction.ts";
import { type RunningJobs, startJobs } from "../jobs/run-jobs.ts";
import { makeMetrics } from "../metrics/metrics.ts";
import { emit } from "./emit.ts";
import { type Listener, on } from "./listener.ts";
import { listenerHandlers } from "./listener-job.ts";
import { registerListeners } from "./listeners.ts";

const postRead = event("test.post-read", z.object({ postId: z.number() }));
const nobodyCares = event("test.nobody-cares", z.object({}));

let db: TestDatabase;
let running: RunningJobs | null = null;

beforeAll(async () => {
  db = await openTestDatabase();
});
afterEach(async () => {
  await running?.stop();
  running = null;
});
afterAll(() => db.drop());

async function listen(...listeners: Listener[]): Promise<void> {
  registerListeners(listeners);
  running = await startJobs({
    databaseUrl: db.appUrl,
    database: db.pool,
    handlers: listenerHandlers(listeners),
    log: pino({ level: "silent" }),
    metrics: makeMetrics(),
    pollSeconds: 0.5,
  });
}

test("an event emitted before the listeners are known is an error, not a loss", async () => {
  // As in a process that has just started: listeners registered by another test file are unknown.
  vi.resetModules();
  const fresh = await import("./emit.ts");
  await expect(
    inTransaction(db.pool, companyScope(1), async (tx) => fresh.emit(tx, postRead, { postId: 1 })),
  ).rejects.toThrow("registerListeners");
});

test("a listener that throws is retried and does not delay another", async () => {
  const order: string[] = [];
  let failures = 0;
  await listen(
    on(postRead, "stubborn", async ({ payload }) => {
      if (failures < 1) {
        failures += 1;
        throw new Error("not yet");
      }
      order.push(`stubborn ${payload.postId}`);
    }),
    on(postRead, "steady", async ({ payload }) => {
      order.push(`steady ${payload.postId}`);
    }),
  );
  await inTransaction(db.pool, companyScope(1), async (tx) => emit(tx, postRead, { postId: 4 }));
  await expect.poll(() => order, { timeout: 15_000 }).toEqual(["steady 4", "stubborn 4"]);
  expect(failures).toBe(1);
});

test("several events of one transaction reach every listener, those of a rolled-back one reach none", async () => {
  const first: number[] = [];
  const second: number[] = [];
  await listen(
    on(postRead, "first", async ({ payload }) => void first.push(payload.postId)),
    on(postRead, "second", async ({ payload }) => void second.push(payload.postId)),
  );
  await inTransaction(db.pool, companyScope(1), async (tx) => {
    for (const postId of [1, 2, 3]) emit(tx, postRead, { postId });
    emit(tx, nobodyCares, {});
  });
  await expect(
    inTransaction(db.pool, companyScope(1), async (tx) => {
      emit(tx, postRead, { postId: 66 });
      throw new Error("the command failed");
    }),
  ).rejects.toThrow("the command failed");

  await expect
    .poll(() => [first.toSorted((a, b) => a - b), second.toSorted((a, b) => a - b)], { timeout: 5000 })
    .toEqual([
      [1, 2, 3],
      [1, 2, 3],
    ]);
  await sleep(1200);
  expect([first.length, second.length]).toEqual([3, 3]);
  const { rows } = await db.pool.query("select from pgboss.queue where name like 'event/test.nobody-cares%'");
  expect(rows).toHaveLength(0);
});

test("two listeners with one name on one event are refused", () => {
  const twin = on(postRead, "twin", async () => undefined);
  expect(() => registerListeners([twin, twin])).toThrow("two listeners");
});
