import { randomBytes } from "node:crypto";
import type { Redis } from "ioredis";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeTcpProxy } from "../../../test/services/tcp-proxy.ts";
import { makeLoginThrottle } from "./login-throttle-store.ts";
import { makeRateLimit } from "./rate-limit.ts";
import { openRedis, whenReady } from "./redis.ts";

const log = pino({ level: "silent" });
const prefix = `test-${randomBytes(6).toString("hex")}:`;
let redis: Redis;

beforeAll(async () => {
  redis = openRedis({ url: "redis://127.0.0.1:6379/9", name: "test", log, answerWithinMs: 2_000 });
  await whenReady(redis);
});
afterAll(async () => {
  const keys = await redis.keys(`${prefix}*`);
  if (keys.length > 0) await redis.del(keys);
  redis.disconnect();
});

describe("a rate limit", () => {
  test("lets as many through as the bucket holds, says how long to wait, and refills", async () => {
    const limit = makeRateLimit({ redis, log, prefix });
    const bucket = { capacity: 5, perSeconds: 2.5 };
    const answers = await Promise.all(Array.from({ length: 20 }, () => limit.take("burst", bucket)));
    expect(answers.filter((answer) => answer.ok)).toHaveLength(5);
    expect(answers.find((answer) => !answer.ok)).toEqual({ ok: false, retryAfterSeconds: 1 });
    await expect
      .poll(async () => (await limit.take("burst", bucket)).ok, { timeout: 3000, interval: 100 })
      .toBe(true);
    expect((await limit.take("another", bucket)).ok).toBe(true);
  });

  test("lets requests through without Redis, counts those that guard a secret by itself, and asks again once Redis is back", async () => {
    const proxy = makeTcpProxy(16401, 6379);
    await proxy.start();
    const through = openRedis({ url: "redis://127.0.0.1:16401/9", name: "test", log, answerWithinMs: 500 });
    expect(await whenReady(through)).toBe(true);
    const alone: string[] = [];
    const limit = makeRateLimit({ redis: through, log, prefix, onAlone: (name) => void alone.push(name) });
    const one = { capacity: 1, perSeconds: 100 };
    expect((await limit.take("proxied", one)).ok).toBe(true);

    await proxy.stop();
    expect(await limit.take("proxied", one)).toEqual({ ok: true, retryAfterSeconds: 0 });
    const guarding = { capacity: 6, perSeconds: 60, guards: true };
    const taken: boolean[] = [];
    for (let times = 0; times < 4; times += 1) taken.push((await limit.take("guarded:x", guarding)).ok);
    expect(taken).toEqual([true, true, false, false]);
    expect(new Set(alone)).toEqual(new Set(["proxied", "guarded"]));

    await proxy.start();
    await expect.poll(async () => (await limit.take("proxied", one)).ok, { timeout: 5000 }).toBe(false);
    through.disconnect();
    await proxy.stop();
  });
});

describe("failed sign-ins", () => {
  let at = Date.UTC(2026, 10, 18);
  const throttle = () => makeLoginThrottle({ redis, log, prefix, now: () => new Date(at) });

  test("let at most ten of two thousand concurrent guesses be evaluated", async () => {
    const { waitSeconds, failed } = throttle();
    let evaluated = 0;
    await Promise.all(
      Array.from({ length: 2000 }, async () => {
        if ((await waitSeconds("anna@example.com", "192.0.2.1")) > 0) return;
        evaluated += 1;
        await failed("anna@example.com", "192.0.2.1");
      }),
    );
    expect(evaluated).toBeGreaterThan(0);
    expect(evaluated).toBeLessThanOrEqual(10);
  });

  test("make account and address wait at the tenth, and twice as long at the next", async () => {
    const { waitSeconds, failed } = throttle();
    for (let tries = 0; tries < 10; tries += 1) {
      expect(await waitSeconds("bert@example.com", "192.0.2.2")).toBe(0);
      await failed("bert@example.com", "192.0.2.2");
    }
    expect(await waitSeconds("Bert@example.com", "192.0.2.77")).toBe(60);
    expect(await waitSeconds("other@example.com", "192.0.2.2")).toBe(60);
    at += 60_000;
    expect(await waitSeconds("bert@example.com", "192.0.2.2")).toBe(0);
    await failed("bert@example.com", "192.0.2.2");
    expect(await waitSeconds("bert@example.com", "192.0.2.2")).toBe(120);
  });

  test("of the account are reset by a sign-in that succeeds, those of the address are not", async () => {
    const { waitSeconds, failed, succeeded } = throttle();
    for (let tries = 0; tries < 9; tries += 1) {
      await waitSeconds("carl@example.com", "192.0.2.3");
      await failed("carl@example.com", "192.0.2.3");
    }
    expect(await waitSeconds("carl@example.com", "192.0.2.3")).toBe(0);
    await succeeded("carl@example.com", "192.0.2.3");
    expect(await waitSeconds("carl@example.com", "192.0.2.4")).toBe(0);
    await failed("carl@example.com", "192.0.2.4");
    expect(await waitSeconds("carl@example.com", "192.0.2.4")).toBe(0);

    expect(await waitSeconds("dora@example.com", "192.0.2.3")).toBe(0);
    await failed("dora@example.com", "192.0.2.3");
    expect(await waitSeconds("emil@example.com", "192.0.2.3")).toBe(60);
  });

  test("do not make an address wait from which colleagues sign in at the same moment", async () => {
    const { waitSeconds, succeeded } = throttle();
    const waits = await Promise.all(
      Array.from({ length: 10 }, (_, person) => waitSeconds(`person-${person}@example.com`, "192.0.2.5")),
    );
    expect(waits).toEqual(Array.from({ length: 10 }, () => 0));
    expect(await waitSeconds("late@example.com", "192.0.2.5")).toBe(1);
    for (let person = 0; person < 10; person += 1)
      await succeeded(`person-${person}@example.com`, "192.0.2.5");
    expect(await waitSeconds("late@example.com", "192.0.2.5")).toBe(0);
  });

  test("mark a try as crowded while others try the same account or after a failure, not when colleagues sign in", async () => {
    const { admit, failed, succeeded, released } = throttle();
    const crowded = async (login: string, address: string) => (await admit(login, address)).crowded;
    expect(await crowded("gerd@example.com", "192.0.2.6")).toBe(false);
    expect(await crowded("hans@example.com", "192.0.2.6")).toBe(false);
    expect(await crowded("gerd@example.com", "192.0.2.7")).toBe(true);
    await released("gerd@example.com", "192.0.2.7");
    await succeeded("gerd@example.com", "192.0.2.6");
    expect(await crowded("gerd@example.com", "192.0.2.6")).toBe(false);
    await failed("gerd@example.com", "192.0.2.6");
    expect(await crowded("gerd@example.com", "192.0.2.8")).toBe(true);
  });

  test("do not include a try in which no password was checked", async () => {
    const { waitSeconds, released } = throttle();
    for (let tries = 0; tries < 30; tries += 1) {
      expect(await waitSeconds("ines@example.com", "192.0.2.9")).toBe(0);
      await released("ines@example.com", "192.0.2.9");
    }
  });

  test("are counted by the process itself while Redis is away, and fewer are allowed", async () => {
    const nobody = openRedis({ url: "redis://127.0.0.1:1/9", name: "test", log, answerWithinMs: 500 });
    let alone = 0;
    const { admit, failed, succeeded } = makeLoginThrottle({
      redis: nobody,
      log,
      prefix,
      now: () => new Date(at),
      onAlone: () => (alone += 1),
    });
    const evaluated = await Promise.all(
      Array.from({ length: 200 }, async () => {
        if ((await admit("jana@example.com", "192.0.2.30")).waitSeconds > 0) return 0;
        await failed("jana@example.com", "192.0.2.30");
        return 1;
      }),
    );
    expect(evaluated.filter(Boolean)).toHaveLength(3);
    expect((await admit("jana@example.com", "192.0.2.31")).waitSeconds).toBe(60);
    expect(await admit("kai@example.com", "192.0.2.32")).toEqual({ waitSeconds: 0, crowded: false });
    await succeeded("kai@example.com", "192.0.2.32");
    expect(alone).toBeGreaterThan(200);
    nobody.disconnect();
  });

  test("leave nothing in Redis that tells who tried", async () => {
    const keys = await redis.keys(`${prefix}*`);
    expect(keys.length).toBeGreaterThan(0);
    expect(keys.filter((key) => /example|192/.test(key))).toEqual([]);
  });
});
