import { randomBytes } from "node:crypto";
import { limits } from "@polyphon/contract/limits.ts";
import type { Redis } from "ioredis";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeTcpProxy } from "../../../test/services/tcp-proxy.ts";
import { type LoginThrottle, makeLoginThrottle, type TryOf } from "./login-throttle.ts";
import { makeRateLimit } from "./rate-limit.ts";
import { openRedis, whenReady } from "./redis.ts";
import { makeVisitorThrottle } from "./visitor-throttle.ts";

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
  const { attempts, attemptsOfAccount, ofAddress } = limits.login;
  let throttle: LoginThrottle;
  beforeAll(() => {
    const options = { redis, log, prefix };
    throttle = makeLoginThrottle({ ...options, rate: makeRateLimit(options), now: () => new Date(at) });
  });
  const begin = (who: TryOf) => throttle.begin(who);
  const from = (login: string, address: string) => ({ login, from: { address } });
  const known = (login: string, browser: string) => ({ login, from: { browser } });
  const waitOf = async (who: TryOf) => {
    const tried = await begin(who);
    if (tried.waitSeconds === 0) await tried.released();
    return tried.waitSeconds;
  };
  const failTimes = async (who: TryOf, times: number) => {
    for (let tries = 0; tries < times; tries += 1) await (await begin(who)).failed();
  };

  test("let no more of two thousand concurrent guesses be evaluated than one after the other", async () => {
    const evaluatedOf = async (whoOf: (index: number) => TryOf) => {
      const tries = await Promise.all(
        Array.from({ length: 2000 }, async (_, index) => {
          const tried = await begin(whoOf(index));
          if (tried.waitSeconds > 0) return 0;
          await tried.failed();
          return 1;
        }),
      );
      return tries.filter(Boolean).length;
    };
    const ofOne = await evaluatedOf(() => from("anna@example.com", "192.0.2.1"));
    expect(ofOne).toBeGreaterThan(0);
    expect(ofOne).toBeLessThanOrEqual(attempts);
    const ofMany = await evaluatedOf((index) =>
      from("arno@example.com", `10.0.${index >> 8}.${index & 255}`),
    );
    expect(ofMany).toBeGreaterThan(0);
    expect(ofMany).toBeLessThanOrEqual(attemptsOfAccount);
  });

  test("make the account wait there at the tenth, twice as long at the next, and nobody else", async () => {
    await failTimes(from("bert@example.com", "192.0.2.2"), attempts - 1);
    expect(await (await begin(from("bert@example.com", "192.0.2.2"))).failed()).toBe(60);
    expect(await waitOf(from("Bert@example.com", "192.0.2.2"))).toBe(60);
    expect(await waitOf(from("bert@example.com", "192.0.2.77"))).toBe(0);
    expect(await waitOf(from("other@example.com", "192.0.2.2"))).toBe(0);
    at += 60_000;
    expect(await waitOf(from("bert@example.com", "192.0.2.2"))).toBe(0);
    expect(await (await begin(from("bert@example.com", "192.0.2.2"))).failed()).toBe(120);
  });

  test("from many addresses make the account wait, but no browser that is known, and nobody whom the mailbox has proved", async () => {
    for (let place = 0; place < attemptsOfAccount; place += 1)
      await failTimes(from("carl@example.com", `192.0.3.${place}`), 1);
    expect(await waitOf(from("carl@example.com", "192.0.2.3"))).toBe(60);
    expect(await waitOf(known("carl@example.com", "his own"))).toBe(0);
    await throttle.forget(from("carl@example.com", "192.0.2.3"));
    expect(await waitOf(from("carl@example.com", "192.0.2.3"))).toBe(0);
  });

  test("of a known browser are counted for it alone", async () => {
    await failTimes(known("dora@example.com", "a laptop"), attempts);
    expect(await waitOf(known("dora@example.com", "a laptop"))).toBe(60);
    expect(await waitOf(known("dora@example.com", "a phone"))).toBe(0);
    expect(await waitOf(from("dora@example.com", "192.0.2.3"))).toBe(0);
  });

  test("of an account are forgotten when it signs in", async () => {
    await failTimes(from("edda@example.com", "192.0.2.4"), attempts - 1);
    await (await begin(from("edda@example.com", "192.0.2.4"))).succeeded();
    await failTimes(from("edda@example.com", "192.0.2.4"), attempts - 1);
    expect(await waitOf(from("edda@example.com", "192.0.2.4"))).toBe(0);
  });

  test("of an office of five hundred make nobody wait there, however often each mistypes before signing in", async () => {
    const office = "192.0.2.5";
    const people = Array.from({ length: 500 }, (_, person) =>
      from(`person-${person}@office.example`, office),
    );
    const morning = async (mistakes: number) => {
      const waits = await Promise.all(
        people.map(async (person) => {
          const tries = [];
          for (let turn = 0; turn <= mistakes; turn += 1) {
            const tried = await begin(person);
            tries.push(tried.waitSeconds);
            await (turn < mistakes ? tried.failed() : tried.succeeded());
          }
          return Math.max(...tries);
        }),
      );
      expect(waits.filter((wait) => wait > 0)).toEqual([]);
    };
    for (const mistakes of [1, 1, 1]) await morning(mistakes);
  });

  test("of one address at ever other accounts end when its budget is used, and cost its neighbours with known browsers nothing", async () => {
    const address = "192.0.2.6";
    const guesses = await Promise.all(
      Array.from({ length: ofAddress.capacity + 100 }, async (_, account) => {
        const tried = await begin(from(`account-${account}@example.com`, address));
        if (tried.waitSeconds > 0) return 0;
        await tried.failed();
        return 1;
      }),
    );
    const evaluated = guesses.filter(Boolean).length;
    expect(evaluated).toBeGreaterThanOrEqual(ofAddress.capacity);
    // What comes back while they are made.
    expect(evaluated).toBeLessThan(ofAddress.capacity + 50);
    expect(await waitOf(known("emil@example.com", "his own"))).toBe(0);
    expect(await waitOf(from("emil@example.com", "192.0.2.7"))).toBe(0);
  });

  test("from one IPv6 connection are counted together", async () => {
    for (let host = 1; host <= attempts; host += 1)
      await failTimes(from("frey@example.com", `2001:db8:1:2::${host.toString(16)}`), 1);
    expect(await waitOf(from("frey@example.com", "2001:db8:1:2:ffff::1"))).toBe(60);
    expect(await waitOf(from("frey@example.com", "2001:db8:1:3::1"))).toBe(0);
  });

  test("mark a try as crowded while others try the same account or after a failure, not when colleagues sign in", async () => {
    const gerd = (address: string) => from("gerd@example.com", address);
    const first = await begin(gerd("192.0.2.8"));
    const colleague = await begin(from("hans@example.com", "192.0.2.8"));
    const second = await begin(gerd("192.0.2.9"));
    expect([first.crowded, colleague.crowded, second.crowded]).toEqual([false, false, true]);
    await Promise.all([second.released(), colleague.released()]);
    await first.succeeded();
    const third = await begin(gerd("192.0.2.8"));
    expect(third.crowded).toBe(false);
    await third.failed();
    expect((await begin(gerd("192.0.2.10"))).crowded).toBe(true);
  });

  test("do not include a try in which no password was checked", async () => {
    for (let tries = 0; tries < 3 * attempts; tries += 1)
      expect(await waitOf(from("ines@example.com", "192.0.2.11"))).toBe(0);
  });

  test("are counted by the process itself while Redis is away, and fewer are allowed", async () => {
    const nobody = openRedis({ url: "redis://127.0.0.1:1/9", name: "test", log, answerWithinMs: 500 });
    let alone = 0;
    const options = { redis: nobody, log, prefix, onAlone: () => (alone += 1) };
    const lonely = makeLoginThrottle({ ...options, rate: makeRateLimit(options), now: () => new Date(at) });
    const evaluated = await Promise.all(
      Array.from({ length: 200 }, async () => {
        const tried = await lonely.begin(from("jana@example.com", "192.0.2.30"));
        if (tried.waitSeconds > 0) return 0;
        await tried.failed();
        return 1;
      }),
    );
    expect(evaluated.filter(Boolean)).toHaveLength(3);
    expect((await lonely.begin(from("jana@example.com", "192.0.2.30"))).waitSeconds).toBe(60);
    const other = await lonely.begin(from("kai@example.com", "192.0.2.32"));
    expect([other.waitSeconds, other.crowded]).toEqual([0, false]);
    await other.succeeded();
    expect(alone).toBeGreaterThan(200);
    nobody.disconnect();
  });

  test("leave nothing in Redis that tells who tried", async () => {
    const keys = await redis.keys(`${prefix}*`);
    expect(keys.length).toBeGreaterThan(0);
    expect(keys.filter((key) => /@|example\.|192\.0/.test(key))).toEqual([]);
  });
});

describe("what visitors ask for", () => {
  test("is limited for one mailbox, and only far beyond an office for one address", async () => {
    const visits = makeVisitorThrottle(makeRateLimit({ redis, log, prefix }));
    const waits = await Promise.all(
      Array.from({ length: 520 }, (_, person) =>
        visits.waitSeconds("register", `person-${person}@office.example`, "192.0.2.40"),
      ),
    );
    const refused = waits.filter((wait) => wait > 0).length;
    expect(refused).toBeGreaterThan(10);
    expect(refused).toBeLessThanOrEqual(20);
    const again = await Promise.all(
      Array.from({ length: 7 }, () => visits.waitSeconds("register", "one@office.example", "192.0.2.41")),
    );
    expect(again.filter((wait) => wait > 0)).toHaveLength(2);
  });
});
