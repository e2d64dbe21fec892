import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { appendFile, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Redis } from "ioredis";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestDatabase, type TestDatabase } from "../../../../test/services/test-database.ts";
import { companyScope } from "../../../platform/db/scope.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { makeMetrics } from "../../../platform/metrics/metrics.ts";
import { openRedis, whenReady } from "../../../platform/redis/redis.ts";
import { type Click, decodeBatch } from "../clicks/click.ts";
import { clickStream } from "../clicks/click-stream.ts";
import { createShortLinks } from "../links.api.ts";
import { ClickRecorder } from "./click-recorder.ts";

const log = pino({ level: "silent" });
const url = `redis://127.0.0.1:6379/9?keyPrefix=test-${randomBytes(6).toString("hex")}:`;
const click: Click = {
  shareId: 1,
  companyId: 1,
  at: Date.UTC(2026, 10, 18),
  kind: "PERSON",
  referrerHost: null,
};
let redis: Redis;
let folder = "";

beforeAll(async () => {
  redis = openRedis({ url, name: "test", log, answerWithinMs: 2_000 });
  await whenReady(redis);
  folder = await mkdtemp(join(tmpdir(), "polyphon-clicks-"));
});
afterAll(async () => {
  await redis.del(clickStream.key);
  redis.disconnect();
  await rm(folder, { recursive: true });
});

const make = (on: Redis) =>
  new ClickRecorder({ redis: on, spoolFolder: folder, log, metrics: makeMetrics(), replayEveryMs: 100 });
async function clicksInStream(): Promise<number> {
  const entries = await redis.xrange(clickStream.key, "-", "+");
  return entries.flatMap(([, fields]) => decodeBatch(fields[1] ?? "") ?? []).length;
}

test("clicks on the disk of a killed process are recovered by the next one, even with a broken last line", async () => {
  const nobody = openRedis({ url: "redis://127.0.0.1:16441/9", name: "test", log, answerWithinMs: 2_000 });
  const killed = make(nobody);
  await killed.start();
  await Promise.all(
    Array.from({ length: 30 }, () => new Promise<void>((resolve) => killed.add(click, resolve))),
  );
  await expect.poll(async () => (await readdir(folder)).length).toBe(1);
  await killed.stop();
  const [file = ""] = await readdir(folder);
  await appendFile(join(folder, file), '{"id":"torn","clicks":[[1,1,17');
  nobody.disconnect();

  const next = make(redis);
  await next.start();
  await expect.poll(clicksInStream, { timeout: 5000 }).toBe(30);
  await expect.poll(async () => (await readdir(folder)).length).toBe(0);
  await next.stop();
});

test("clicks of one moment are sent in few batches", async () => {
  await redis.del(clickStream.key);
  const recorder = make(redis);
  await recorder.start();
  await Promise.all(
    Array.from({ length: 12_000 }, () => new Promise<void>((resolve) => recorder.add(click, resolve))),
  );
  await recorder.stop();
  expect(await clicksInStream()).toBe(12_000);
  expect(await redis.xlen(clickStream.key)).toBeLessThan(10);
});

async function startProcess(db: TestDatabase): Promise<ChildProcess> {
  const child = spawn(process.execPath, [fileURLToPath(new URL("../../../redirect.ts", import.meta.url))], {
    env: {
      PATH: process.env["PATH"],
      DATABASE_URL: db.appUrl,
      REDIS_URL: url,
      REDIRECT_PORT: "16442",
      REDIRECT_OPS_PORT: "16443",
      CLICK_SPOOL_DIR: folder,
      LOG_LEVEL: "error",
    },
    stdio: "inherit",
  });
  const up = () =>
    fetch("http://127.0.0.1:16442/healthz").then(
      (response) => response.ok,
      () => false,
    );
  await expect.poll(up, { timeout: 15_000 }).toBe(true);
  return child;
}

test("the redirect process answers, reports healthy, and loses no click when it stops", async () => {
  await redis.del(clickStream.key);
  const db = await openTestDatabase();
  const wanted = [{ shareId: 1, companyId: 1, postId: 1, targetUrl: "https://example.com/" }];
  const [code] = (
    await inTransaction(db.pool, companyScope(1), (tx) => createShortLinks(tx, wanted))
  ).values();
  const child = await startProcess(db);
  const health = await fetch("http://127.0.0.1:16443/health");
  expect(await health.json()).toMatchObject({
    ok: true,
    checks: { database: { ok: true }, redis: { ok: true } },
  });

  const visits = Array.from({ length: 40 }, async () => {
    const response = await fetch(`http://127.0.0.1:16442/${code}`, { redirect: "manual" });
    return response.status;
  });
  expect(new Set(await Promise.all(visits))).toEqual(new Set([302]));
  child.kill("SIGTERM");
  expect(await once(child, "exit")).toEqual([0, null]);
  expect(await clicksInStream()).toBe(40);
  await redis.del(`link:${code}`);
  await db.drop();
});
