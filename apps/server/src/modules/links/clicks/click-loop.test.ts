import { randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Redis } from "ioredis";
import { pino } from "pino";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { makeTcpProxy, type TcpProxy } from "../../../../test/services/tcp-proxy.ts";
import { openTestDatabase, type TestDatabase } from "../../../../test/services/test-database.ts";
import type { Database } from "../../../platform/db/pool.ts";
import { allScope, companyScope } from "../../../platform/db/scope.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { makeMetrics } from "../../../platform/metrics/metrics.ts";
import { openRedis, whenReady } from "../../../platform/redis/redis.ts";
import { type Click, decodeBatch, encodeBatch } from "./click.ts";
import { type RunningClickLoop, startClickLoop } from "./click-loop.ts";
import { ensureClickMonths, monthsFrom } from "./click-partitions.ts";
import { clickStream } from "./click-stream.ts";
import { writeClicks } from "./clicks.store.ts";
import { clicksOfShares } from "../links.api.ts";

const log = pino({ level: "silent" });
const url = `redis://127.0.0.1:6379/9?keyPrefix=test-${randomBytes(6).toString("hex")}:`;
const at = Date.UTC(2026, 10, 18, 9);
let db: TestDatabase;
let redis: Redis;
let loop: RunningClickLoop | null = null;
let share = 0;

beforeAll(async () => {
  db = await openTestDatabase();
  redis = openRedis({ url, name: "test", log, answerWithinMs: 2_000 });
  await whenReady(redis);
});
beforeEach(async () => {
  share += 10;
  await redis.del(clickStream.key);
});
afterEach(async () => {
  await loop?.stop();
  loop = null;
});
afterAll(async () => {
  await redis.del(clickStream.key);
  redis.disconnect();
  await db.drop();
});

async function start(database: Database = db.pool, redisUrl = url): Promise<void> {
  loop = await startClickLoop({
    database,
    config: { REDIS_URL: redisUrl },
    log,
    metrics: makeMetrics(),
    takeOverAfterMs: 300,
  });
}
const click = (over: Partial<Click> = {}): Click => ({
  shareId: share,
  companyId: 1,
  at,
  kind: "PERSON",
  referrerHost: "www.linkedin.com",
  ...over,
});
const add = (text: string) => redis.xadd(clickStream.key, "*", clickStream.field, text);
const counts = async () =>
  (await inTransaction(db.pool, companyScope(1), (tx) => clicksOfShares(tx, [share]))).get(share);
const persons = async () => (await counts())?.persons;
const pending = async () => await redis.xlen(clickStream.key);

/** Takes the batch like a worker that then dies. */
async function takeAndDie(before: "before the table" | "after the table"): Promise<void> {
  await redis.xgroup("CREATE", clickStream.key, clickStream.group, "0", "MKSTREAM");
  const answer = await redis.xreadgroup(
    "GROUP",
    clickStream.group,
    "dead",
    "COUNT",
    10,
    "STREAMS",
    clickStream.key,
    ">",
  );
  const [[, entries] = ["", []]] = answer as [string, [string, string[]][]][];
  expect(entries).toHaveLength(1);
  if (before === "before the table") return;
  const clicks = entries.flatMap(([, fields]) => decodeBatch(fields[1] ?? "") ?? []);
  await ensureClickMonths(db.pool, monthsFrom(new Date(at), 1));
  await inTransaction(db.pool, allScope("clicks"), (tx) => writeClicks(tx, clicks));
}

test("people, bots and previews are counted separately, and nothing reveals who clicked", async () => {
  await start();
  await add(encodeBatch("a", [click(), click({ at: at + 5 }), click({ kind: "BOT", referrerHost: null })]));
  await add(encodeBatch("b", [click({ kind: "PREVIEW" })]));
  await expect
    .poll(counts, { timeout: 5000 })
    .toEqual({ persons: 2, bots: 1, previews: 1, lastAt: new Date(at + 5) });
  const { rows } = await inTransaction(db.pool, companyScope(1), (tx) =>
    tx.client.query("select * from click where share_id = $1 limit 1", [share]),
  );
  expect(Object.keys(rows[0] as object).toSorted((a, b) => a.localeCompare(b))).toEqual([
    "at",
    "company_id",
    "id",
    "kind",
    "referrer_host",
    "share_id",
    "stream_id",
  ]);
  await expect.poll(pending).toBe(0);
});

test("a crash between table and stream counts a click once", async () => {
  await add(encodeBatch("crash", [click(), click({ at: at + 1 })]));
  await takeAndDie("after the table");
  expect(await persons()).toBe(2);
  await start();
  await expect.poll(pending, { timeout: 5000 }).toBe(0);
  expect(await persons()).toBe(2);
});

test("a batch whose worker died before writing it is taken over by another", async () => {
  await add(encodeBatch("orphan", [click()]));
  await takeAndDie("before the table");
  expect(await persons()).toBe(0);
  await start();
  await expect.poll(persons, { timeout: 5000 }).toBe(1);
});

test("a batch that arrives twice, by stream and by disk, is counted once", async () => {
  await start();
  const text = encodeBatch("both-ways", [click(), click()]);
  await add(text);
  await add(text);
  await expect.poll(pending, { timeout: 5000 }).toBe(0);
  expect(await persons()).toBe(2);
});

test("clicks wait while the database is unavailable", async () => {
  let away = true;
  const flaky = new Proxy(db.pool, {
    get: (pool, name) => {
      if (name === "connect" && away) return () => Promise.reject(new Error("the database is away"));
      const value: unknown = Reflect.get(pool, name);
      return typeof value === "function" ? (value.bind(pool) as unknown) : value;
    },
  });
  await start(flaky);
  await add(encodeBatch("patient", [click()]));
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect(await persons()).toBe(0);
  away = false;
  await expect.poll(persons, { timeout: 5000 }).toBe(1);
});

test("an invalid batch is put aside, and a stream that Redis lost starts again", async () => {
  await start();
  await add("no batch at all");
  await add(encodeBatch("after-rubbish", [click()]));
  await expect.poll(persons, { timeout: 5000 }).toBe(1);
  await redis.del(clickStream.key);
  await add(encodeBatch("after-loss", [click({ at: at + 9 })]));
  await expect.poll(persons, { timeout: 5000 }).toBe(2);
});

test("clicks at the turn of a month and of a month long past find their tables", async () => {
  await start();
  const turn = Date.UTC(2027, 0, 1);
  await add(
    encodeBatch("turn", [click({ at: turn - 1 }), click({ at: turn }), click({ at: Date.UTC(2026, 1, 3) })]),
  );
  await expect.poll(persons, { timeout: 5000 }).toBe(3);
  const { rows } = await db.pool.query<{ name: string }>(
    "select inhrelid::regclass::text as name from pg_inherits where inhparent = 'click'::regclass order by 1",
  );
  expect(rows.map((row) => row.name)).toEqual(
    expect.arrayContaining(["click_2026_02", "click_2026_12", "click_2027_01"]),
  );
});

test("two workers on the same shares neither block each other nor count twice", async () => {
  await start();
  const second = await startClickLoop({
    database: db.pool,
    config: { REDIS_URL: url },
    log,
    metrics: makeMetrics(),
  });
  const batches = Array.from({ length: 400 }, (_, number) =>
    encodeBatch(
      `batch-${number}`,
      Array.from({ length: 20 }, (_, place) => click({ shareId: share + (place % 5), at: at + number })),
    ),
  );
  await Promise.all(batches.map(add));
  const total = async () => {
    const all = await inTransaction(db.pool, companyScope(1), (tx) =>
      clicksOfShares(
        tx,
        [0, 1, 2, 3, 4].map((n) => share + n),
      ),
    );
    return [...all.values()].reduce((sum, each) => sum + each.persons, 0);
  };
  await expect.poll(total, { timeout: 15_000 }).toBe(8000);
  await second.stop();
});

describe("while Redis comes and goes", () => {
  const port = 16_419;
  const through = url.replace("6379", String(port));
  let proxy: TcpProxy;
  beforeEach(async () => {
    proxy = makeTcpProxy(port, 6379);
    await proxy.start();
    await start(db.pool, through);
    await add(encodeBatch(`first-${share}`, [click()]));
    await expect.poll(persons).toBe(1);
  });
  afterEach(async () => {
    await loop?.stop();
    await proxy.stop();
  });
  const counts5s = { timeout: 5_000 };

  test("counting goes on within five seconds after a dropped connection", async () => {
    await proxy.stop();
    await proxy.start();
    await add(encodeBatch(`second-${share}`, [click()]));
    await expect.poll(persons, counts5s).toBe(2);
    expect(loop?.health()).toMatchObject({ ok: true });
  });

  test("counting goes on after a connection that stayed open and was silent", async () => {
    proxy.stall(true);
    await add(encodeBatch(`second-${share}`, [click()]));
    await sleep(2_500);
    proxy.stall(false);
    await expect.poll(persons, counts5s).toBe(2);
  });

  test("health says for how long nothing was read, and a stop does not wait for Redis", async () => {
    await proxy.stop();
    await expect.poll(() => (loop?.health().ageSeconds ?? 0) > 1.5, counts5s).toBe(true);
    const begun = performance.now();
    await loop?.stop();
    expect(performance.now() - begun).toBeLessThan(3_000);
    loop = null;
  });
});
