import { randomBytes } from "node:crypto";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Redis } from "ioredis";
import { pino } from "pino";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { quickest } from "../../../../test/quickest.ts";
import { makeTcpProxy } from "../../../../test/services/tcp-proxy.ts";
import { adminUrl, openTestDatabase, type TestDatabase } from "../../../../test/services/test-database.ts";
import { openPool } from "../../../platform/db/pool.ts";
import { companyScope } from "../../../platform/db/scope.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { makeMetrics } from "../../../platform/metrics/metrics.ts";
import { openRedis, whenReady } from "../../../platform/redis/redis.ts";
import { decodeBatch } from "../clicks/click.ts";
import { clickStream } from "../clicks/click-stream.ts";
import { createShortLinks } from "../links.api.ts";
import { ClickRecorder } from "./click-recorder.ts";
import { LinkCache } from "../short-links/link-cache.ts";
import { type RedirectServer, startRedirectServer } from "./redirect-server.ts";

const log = pino({ level: "silent" });
const prefix = `test-${randomBytes(6).toString("hex")}:`;
const direct = `redis://127.0.0.1:6379/9?keyPrefix=${prefix}`;
const proxied = `redis://127.0.0.1:16431/9?keyPrefix=${prefix}`;
const redisProxy = makeTcpProxy(16431, 6379);
const databaseProxy = makeTcpProxy(16432, Number(new URL(adminUrl).port));
const browser = "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0";
const target = "https://example.com/post?utm_source=linkedin";
let db: TestDatabase;
const throughPort = (port: number) => Object.assign(new URL(db.appUrl), { port }).href;
let redis: Redis;
let code = "";
let spoolFolder = "";
let server: RedirectServer;
let close: () => Promise<void>;

beforeAll(async () => {
  db = await openTestDatabase();
  redis = openRedis({ url: direct, name: "test", log, answerWithinMs: 2_000 });
  await whenReady(redis);
  const wanted = [{ shareId: 11, companyId: 1, postId: 5, targetUrl: target }];
  code = (await inTransaction(db.pool, companyScope(1), (tx) => createShortLinks(tx, wanted))).get(11) ?? "";
});

beforeEach(async () => {
  await redisProxy.start();
  await databaseProxy.start();
  spoolFolder = await mkdtemp(join(tmpdir(), "polyphon-clicks-"));
  const metrics = makeMetrics();
  const visitors = openRedis({ url: proxied, name: "test", log, answerWithinMs: 300 });
  await whenReady(visitors);
  const database = openPool({ url: throughPort(16432), size: 2, name: "polyphon-test" });
  const recorder = new ClickRecorder({ redis: visitors, spoolFolder, log, metrics, replayEveryMs: 100 });
  await recorder.start();
  const cache = new LinkCache({ redis: visitors, database });
  server = await startRedirectServer({ host: "127.0.0.1", port: 16430, cache, recorder, log, metrics });
  close = async () => {
    await server.stop();
    visitors.disconnect();
    await database.end();
    await redisProxy.stop();
    await databaseProxy.stop();
    await rm(spoolFolder, { recursive: true });
  };
});
afterEach(async () => {
  await close();
  await redis.del(clickStream.key, `link:${code}`);
});
afterAll(async () => {
  redis.disconnect();
  await db.drop();
});

function visit(path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Response> {
  const init = {
    method,
    redirect: "manual",
    headers: { "user-agent": browser, connection: "close", ...headers },
  } as const;
  return fetch(`${server.url}/${path}`, init);
}
async function clicksInStream() {
  const entries = await redis.xrange(clickStream.key, "-", "+");
  return entries.flatMap(([, fields]) => decodeBatch(fields[1] ?? "") ?? []);
}
/** The stream may have taken a click whose answer was lost; it then comes from the disk as well, under the same id. */
const idsInStream = async () => new Set((await clicksInStream()).map(({ id }) => id)).size;
const spooled = async () => (await readdir(spoolFolder)).length;

test("a visitor is redirected to the post without caching, and the click is stored before the answer", async () => {
  const response = await visit(`${code}?x=1`, {
    referer: "https://user:pw@www.LinkedIn.com:443/in/anna?secret=1",
  });
  const clicks = await clicksInStream();
  expect(response.status).toBe(302);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    location: target,
    "cache-control": "private, max-age=0, no-store",
    "referrer-policy": "no-referrer-when-downgrade",
  });
  expect(clicks).toEqual([
    {
      id: expect.any(String),
      shareId: 11,
      companyId: 1,
      at: expect.any(Number),
      kind: "PERSON",
      referrerHost: "www.linkedin.com",
    },
  ]);
  const raw = JSON.stringify(await redis.xrange(clickStream.key, "-", "+"));
  expect(raw).not.toMatch(/Firefox|127\.0\.0\.1|secret|user|anna/);
});

test("bots and previews are redirected as well and told apart", async () => {
  await visit(code, { "user-agent": "LinkedInBot/1.0 (compatible; Mozilla/5.0)" });
  await visit(code, { "user-agent": "curl/8.9.1" });
  await visit(code, { "sec-purpose": "prefetch;prerender" });
  expect((await visit(code, {}, "HEAD")).status).toBe(302);
  await visit(code);
  expect((await clicksInStream()).map((click) => click.kind)).toEqual([
    "PREVIEW",
    "BOT",
    "PREVIEW",
    "PREVIEW",
    "PERSON",
  ]);
});

test.each([
  ["en", "This link doesn’t work"],
  ["de-CH,de;q=0.9", "Dieser Link funktioniert nicht"],
])("an unknown link shows a small page in the visitor's language (%s)", async (language, title) => {
  const response = await visit("unkn2wnkde", { "accept-language": language });
  expect(response.status).toBe(404);
  expect(response.headers.get("content-security-policy")).toMatch(/^default-src 'none'/);
  expect(await response.text()).toContain(`<h1>${title}</h1>`);
  expect(await clicksInStream()).toEqual([]);
});

test.each([
  "https://evil.example",
  "/evil.example",
  "//evil.example",
  "%2f%2fevil.example",
  "..%2f..%2f",
  "%0d%0alocation:%20https://evil.example",
  "?url=https://evil.example",
  "<script>alert(1)</script>",
  "a".repeat(5000),
  "__proto__",
  "constructor",
])("only a known code redirects anybody: %s", async (path) => {
  const response = await visit(path);
  expect(response.status).toBe(404);
  expect(response.headers.get("location")).toBeNull();
  expect(await response.text()).not.toContain("evil");
});

test("other methods are refused, and the process reports that it is alive", async () => {
  expect((await visit(code, {}, "POST")).status).toBe(405);
  expect(await (await visit("healthz")).json()).toMatchObject({ ok: true });
  expect(await clicksInStream()).toEqual([]);
});

test("a known link works while Redis and the database are down; its clicks reach the stream later, each under one id", async () => {
  await visit(code);
  await redisProxy.stop();
  await databaseProxy.stop();
  for (let times = 0; times < 5; times += 1) expect((await visit(code)).status).toBe(302);
  // A visitor waits no longer than some milliseconds, the disk may take a little more.
  await expect.poll(spooled).toBe(1);
  const unknown = await visit("nbtcached2");
  expect(unknown.status).toBe(503);

  await redisProxy.start();
  await expect.poll(idsInStream).toBe(6);
  await expect.poll(spooled).toBe(0);
  expect(await idsInStream()).toBe(6);
});

test("a link that Redis knows needs no database, one that Redis lost is found in the database", async () => {
  await visit(code);
  await expect.poll(() => redis.exists(`link:${code}`)).toBe(1);
  await close();
  await redisProxy.start();
  const visitors = openRedis({ url: proxied, name: "test", log, answerWithinMs: 300 });
  await whenReady(visitors);
  const noDatabase = openPool({ url: throughPort(16433), size: 1, name: "polyphon-test" });
  const cache = new LinkCache({ redis: visitors, database: noDatabase });
  expect(await cache.lookUp(code)).toMatchObject({ targetUrl: target });
  await expect(cache.lookUp("nbtcached2")).rejects.toThrow();
  await redisProxy.stop();
  const onlyDatabase = new LinkCache({ redis: visitors, database: db.pool });
  expect(await onlyDatabase.lookUp(code)).toMatchObject({ targetUrl: target });
  visitors.disconnect();
  await noDatabase.end();
  close = () => rm(spoolFolder, { recursive: true, force: true });
});

test("a hanging Redis costs a visitor some milliseconds, and the click is stored", async () => {
  await visit(code);
  redisProxy.stall(true);
  const visitAtOnce = async () => {
    const responses = await Promise.all(Array.from({ length: 20 }, () => visit(code)));
    expect(responses.every((response) => response.status === 302)).toBe(true);
  };
  expect(await quickest(visitAtOnce)).toBeLessThan(250);
  redisProxy.stall(false);
  await expect.poll(idsInStream).toBe(101);
});

test("unused links are evicted, and a stale one is served while it is refreshed", async () => {
  let now = 0;
  const small = new LinkCache({ redis, database: db.pool, maxLinks: 2, freshMs: 1000, now: () => now });
  const wanted = [21, 22, 23].map((shareId) => ({
    shareId,
    companyId: 1,
    postId: 5,
    targetUrl: `${target}&n=${shareId}`,
  }));
  const codes = [
    ...(await inTransaction(db.pool, companyScope(1), (tx) => createShortLinks(tx, wanted))).values(),
  ];
  for (const each of codes) await small.lookUp(each);
  expect(codes.map((each) => small.known(each) !== undefined)).toEqual([false, true, true]);

  const last = codes[2] ?? "";
  await redis.del(`link:${last}`);
  await inTransaction(db.pool, companyScope(1), (tx) =>
    tx.client.query("delete from short_link where code = $1", [last]),
  );
  now = 2000;
  expect(small.known(last)).toBeDefined();
  await expect.poll(() => small.known(last)).toBeUndefined();
  await redis.del(codes.map((each) => `link:${each}`));
});

test("stopping answers open requests and keeps their clicks", async () => {
  const visits = Array.from({ length: 50 }, () =>
    visit(code).then(
      (response) => response.status,
      () => 0,
    ),
  );
  await sleep(15);
  await server.stop();
  const answered = (await Promise.all(visits)).filter((status) => status === 302).length;
  expect((await clicksInStream()).length).toBeGreaterThanOrEqual(answered);
});
