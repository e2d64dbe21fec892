import { createHash } from "node:crypto";
import { limits } from "@polyphon/contract/limits.ts";
import {
  afterFailedLogin,
  type LoginTries,
  loginWait,
} from "@polyphon/rules/identity/sign-in/login-throttle.ts";
import type { LimitOptions } from "./rate-limit.ts";
import { type Tries, triesInMemory, triesInRedis, type TryKeys } from "./tries.ts";

export interface LoginThrottleOptions extends LimitOptions {
  readonly now?: () => Date;
}

export interface Admission {
  readonly waitSeconds: number;
  /** Others are trying the same account at this moment, or somebody failed before. */
  readonly crowded: boolean;
}

/** Without Redis each process counts for itself, so each allows fewer. */
const attemptsAlone = 3;

function parsed(text: string | null): LoginTries | null {
  return text === null ? null : (JSON.parse(text) as LoginTries);
}

/** As many may be open at once as could fail before a wait begins. */
function places(tries: LoginTries | null, attempts: number): number {
  if (tries === null) return attempts;
  return tries.waits > 0 ? 1 : Math.max(1, attempts - tries.failedAt.length);
}

/**
 * Remembers failed sign-ins by account and by address, neither of them readable. An admitted try holds a place until it
 * ends, so ten thousand tries at once are judged like ten thousand one after the other. Signing in works without Redis: tries
 * are then counted in this process, and fewer are allowed.
 */
export function makeLoginThrottle(options: LoginThrottleOptions) {
  const { log } = options;
  const now = options.now ?? (() => new Date());
  const prefix = options.prefix ?? "login:";
  const shared = triesInRedis(options.redis);
  const alone = triesInMemory(now);

  function keysOf(kind: "account" | "address", value: string): TryKeys {
    const name = `${prefix}${kind}:${createHash("sha256").update(value.toLowerCase()).digest("base64url")}`;
    return { tries: `${name}:tries`, open: `${name}:open` };
  }
  const keysOfTry = (login: string, address: string): [TryKeys, TryKeys] => [
    keysOf("account", login),
    keysOf("address", address),
  ];

  async function asked<T>(work: (tries: Tries, attempts: number) => Promise<T>): Promise<T> {
    try {
      return await work(shared, limits.login.attempts);
    } catch (error) {
      log.warn({ err: error }, "the sign-in limit is decided without Redis");
      options.onAlone?.("login");
      return work(alone, attemptsAlone);
    }
  }

  async function remember(store: Tries, key: TryKeys, attempts: number): Promise<void> {
    for (;;) {
      const [before = null] = await store.read([key]);
      const at = now();
      const after = afterFailedLogin(parsed(before), at, attempts);
      const keepMs = Math.max(1, after.forgetAt - at.getTime());
      if (await store.replace(key, before, JSON.stringify(after), keepMs)) return;
    }
  }

  /** Null when somebody else's failure came in between. */
  async function tryToBegin(
    store: Tries,
    keys: readonly TryKeys[],
    attempts: number,
  ): Promise<Admission | null> {
    const at = now();
    const read = await store.read(keys);
    const tries = read.map(parsed);
    const waits = tries.map((each) => (loginWait(each, at)?.getTime() ?? 0) - at.getTime());
    const wait = Math.max(0, ...waits);
    if (wait > 0) return { waitSeconds: Math.ceil(wait / 1000), crowded: true };
    const free = tries.map((each) => places(each, attempts));
    const open = await store.begin(keys, { at: at.getTime(), places: free, read });
    if (open === -1) return null;
    return { waitSeconds: open === 0 ? 1 : 0, crowded: open !== 1 || tries[0] !== null };
  }

  const end = (
    login: string,
    address: string,
    work: (store: Tries, keys: [TryKeys, TryKeys], attempts: number) => Promise<void>,
  ): Promise<void> =>
    asked(async (store, attempts) => {
      const keys = keysOfTry(login, address);
      await work(store, keys, attempts);
      await Promise.all(keys.map((key) => store.end(key)));
    });

  const admit = (login: string, address: string): Promise<Admission> =>
    asked(async (store, attempts) => {
      const keys = keysOfTry(login, address);
      for (let round = 0; round < 5; round += 1) {
        const admission = await tryToBegin(store, keys, attempts);
        if (admission !== null) return admission;
      }
      return { waitSeconds: 1, crowded: true };
    });

  return {
    /** Without a wait one try is admitted, which `failed`, `succeeded` or `released` then ends. */
    admit,

    waitSeconds: async (login: string, address: string): Promise<number> =>
      (await admit(login, address)).waitSeconds,

    /** The password was not checked, so nothing is recorded. */
    released: (login: string, address: string): Promise<void> => end(login, address, () => Promise.resolve()),

    failed: (login: string, address: string): Promise<void> =>
      end(login, address, async (store, keys, attempts) => {
        await Promise.all(keys.map((key) => remember(store, key, attempts)));
      }),

    /** Resets the account's failures; those of the address stay, or signing in to one's own account would reset it. */
    succeeded: (login: string, address: string): Promise<void> =>
      end(login, address, (store, [account]) => store.forget(account)),
  };
}
