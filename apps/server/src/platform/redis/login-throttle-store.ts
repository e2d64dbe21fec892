import { createHash, randomUUID } from "node:crypto";
import { limits } from "@polyphon/contract/limits.ts";
import {
  afterFailedLogin,
  type LoginTries,
  loginWait,
} from "@polyphon/rules/identity/sign-in/login-throttle.ts";
import type { Redis } from "ioredis";
import type { Log } from "../log/log.ts";
import { script } from "./script.ts";

export interface LoginThrottleOptions {
  readonly redis: Redis;
  readonly log: Log;
  readonly now?: () => Date;
  readonly prefix?: string;
}

export interface Admission {
  readonly waitSeconds: number;
  /** Others are trying the same account at this moment, or somebody failed before. */
  readonly crowded: boolean;
}

interface Keys {
  readonly tries: string;
  readonly open: string;
}

/** How long a try may stay open when the process that began it never ends it. */
const openMs = 30_000;
const closedSeconds = 5;

// KEYS: what is open and what is remembered, of account and address. Both must have a free place and be remembered
// as the caller read it, or neither place is taken. Answers how many of the account are open now.
const begin = script(`
  for index = 1, 2 do
    if (redis.call('GET', KEYS[2 + index]) or '') ~= ARGV[5 + index] then return -1 end
    redis.call('ZREMRANGEBYSCORE', KEYS[index], '-inf', ARGV[1] - ARGV[2])
    if redis.call('ZCARD', KEYS[index]) >= tonumber(ARGV[3 + index]) then return 0 end
  end
  for index = 1, 2 do
    redis.call('ZADD', KEYS[index], ARGV[1], ARGV[3])
    redis.call('PEXPIRE', KEYS[index], ARGV[2])
  end
  return redis.call('ZCARD', KEYS[1])`);

const swap = script(`
  if (redis.call('GET', KEYS[1]) or '') ~= ARGV[1] then return 0 end
  redis.call('SET', KEYS[1], ARGV[2], 'PX', ARGV[3])
  return 1`);

function parsed(text: string | null): LoginTries | null {
  return text === null ? null : (JSON.parse(text) as LoginTries);
}

/** As many may be open at once as could fail before a wait begins. */
function places(tries: LoginTries | null): number {
  if (tries === null) return limits.login.attempts;
  return tries.waits > 0 ? 1 : Math.max(1, limits.login.attempts - tries.failedAt.length);
}

/**
 * Remembers failed sign-ins by account and by address, neither of them readable in Redis. An admitted try holds a place
 * until it ends, so ten thousand tries at once are judged like ten thousand one after the other.
 */
export function makeLoginThrottle(options: LoginThrottleOptions) {
  const { redis, log } = options;
  const now = options.now ?? (() => new Date());
  const prefix = options.prefix ?? "login:";

  function keysOf(kind: "account" | "address", value: string): Keys {
    const name = `${prefix}${kind}:${createHash("sha256").update(value.toLowerCase()).digest("base64url")}`;
    return { tries: `${name}:tries`, open: `${name}:open` };
  }
  const keysOfTry = (login: string, address: string): [Keys, Keys] => [
    keysOf("account", login),
    keysOf("address", address),
  ];

  async function remember(key: string): Promise<void> {
    for (;;) {
      const before = await redis.get(key);
      const at = now();
      const after = afterFailedLogin(parsed(before), at);
      const keepMs = Math.max(1, after.forgetAt - at.getTime());
      if (Number(await swap(redis, [key], [before ?? "", JSON.stringify(after), keepMs])) === 1) return;
    }
  }

  /** Null when somebody else's failure came in between. */
  async function tryToBegin([account, place]: [Keys, Keys]): Promise<Admission | null> {
    const at = now();
    const read = await redis.mget(account.tries, place.tries);
    const tries = read.map(parsed);
    const waits = tries.map((each) => (loginWait(each, at)?.getTime() ?? 0) - at.getTime());
    const wait = Math.max(0, ...waits);
    if (wait > 0) return { waitSeconds: Math.ceil(wait / 1000), crowded: true };
    const keys = [account.open, place.open, account.tries, place.tries];
    const args = [
      at.getTime(),
      openMs,
      randomUUID(),
      ...tries.map(places),
      ...read.map((text) => text ?? ""),
    ];
    const open = Number(await begin(redis, keys, args));
    if (open === -1) return null;
    return { waitSeconds: open === 0 ? 1 : 0, crowded: open !== 1 || tries[0] !== null };
  }

  async function end(
    login: string,
    address: string,
    work: (keys: [Keys, Keys]) => Promise<void>,
  ): Promise<void> {
    const keys = keysOfTry(login, address);
    try {
      await work(keys);
      await Promise.all(keys.map(({ open }) => redis.zpopmin(open)));
    } catch (error) {
      log.warn({ err: error }, "the end of a sign-in could not be remembered");
    }
  }

  async function admit(login: string, address: string): Promise<Admission> {
    try {
      const keys = keysOfTry(login, address);
      for (let round = 0; round < 5; round += 1) {
        const admission = await tryToBegin(keys);
        if (admission !== null) return admission;
      }
      return { waitSeconds: 1, crowded: true };
    } catch (error) {
      log.warn({ err: error }, "the login throttle could not be asked, so nobody is let through");
      return { waitSeconds: closedSeconds, crowded: true };
    }
  }

  return {
    /**
     * Without a wait one try is admitted, which `failed`, `succeeded` or `released` then ends. Without Redis nobody
     * passes.
     */
    admit,

    waitSeconds: async (login: string, address: string): Promise<number> =>
      (await admit(login, address)).waitSeconds,

    /** The password was not checked, so nothing is recorded. */
    released: (login: string, address: string): Promise<void> => end(login, address, () => Promise.resolve()),

    failed: (login: string, address: string): Promise<void> =>
      end(login, address, async ([account, place]) => {
        await Promise.all([remember(account.tries), remember(place.tries)]);
      }),

    /** Resets the account's failures; those of the address stay, or signing in to one's own account would reset it. */
    succeeded: (login: string, address: string): Promise<void> =>
      end(login, address, async ([account]) => {
        await redis.del(account.tries);
      }),
  };
}
