import { createHash } from "node:crypto";
import { limits } from "@polyphon/contract/limits.ts";
import {
  afterFailedLogin,
  type LoginTries,
  loginWait,
} from "@polyphon/rules/identity/sign-in/login-throttle.ts";
import { networkOf } from "@polyphon/rules/identity/sign-in/network-of.ts";
import type { Bucket, LimitOptions, RateLimit } from "./rate-limit.ts";
import { type Tries, triesInMemory, triesInRedis, type TryKeys } from "./tries.ts";

/** Who tries, and from where: a browser that the account was signed in with before has a budget of its own. */
export interface TryOf {
  readonly login: string;
  readonly from: { readonly address: string } | { readonly browser: string };
}

/** A try that was admitted is ended by exactly one of the three. */
export interface LoginTry {
  /** Seconds until the next one; 0 where this one is admitted. */
  readonly waitSeconds: number;
  /** Others are trying the same account at this moment, or somebody failed before. */
  readonly crowded: boolean;
  /** Nothing was checked, so nothing is remembered. */
  released(): Promise<void>;
  /** Answers the seconds to wait from now on. */
  failed(): Promise<number>;
  succeeded(): Promise<void>;
}

export interface LoginThrottle {
  begin(who: TryOf): Promise<LoginTry>;
  /** The owner has proved otherwise who they are. */
  forget(who: TryOf): Promise<void>;
}

interface Budget {
  readonly key: TryKeys;
  readonly attempts: number;
}

export interface LoginThrottleOptions extends LimitOptions {
  readonly rate: RateLimit;
  readonly now?: () => Date;
}

/** For everybody behind one address together. What ends well does not count. */
const ofAddress: Bucket = { ...limits.login.ofAddress, guards: true };

/** Without Redis each process counts for itself, so each allows fewer. */
const narrower = 3;

function parsed(text: string | null): LoginTries | null {
  return text === null ? null : (JSON.parse(text) as LoginTries);
}

/** As many may be open at once as could fail before a wait begins. */
function places(tries: LoginTries | null, attempts: number): number {
  if (tries === null) return attempts;
  return tries.waits > 0 ? 1 : Math.max(1, attempts - tries.failedAt.length);
}

const hashed = (text: string) => createHash("sha256").update(text.toLowerCase()).digest("base64url");
const nothing = () => Promise.resolve();
const refused = (waitSeconds: number): LoginTry => ({
  waitSeconds,
  crowded: true,
  released: nothing,
  failed: () => Promise.resolve(waitSeconds),
  succeeded: nothing,
});

/**
 * Remembers failed sign-ins, with nothing readable in the keys: of an account from one address, of the account from anywhere,
 * and of an address whatever the account. A known browser is bound by its own failures alone, so that nobody elsewhere can
 * lock its owner out. An admitted try holds a place until it ends, so ten thousand tries at once are judged like ten
 * thousand one after the other. Signing in works without Redis: tries are then counted in this process, and fewer are allowed.
 */
export function makeLoginThrottle(options: LoginThrottleOptions): LoginThrottle {
  const { log, rate } = options;
  const now = options.now ?? (() => new Date());
  const prefix = options.prefix ?? "login:";
  const shared = triesInRedis(options.redis);
  const alone = triesInMemory(now);

  function budget(kind: string, value: string, attempts: number): Budget {
    const name = `${prefix}${kind}:${hashed(value)}`;
    return { key: { tries: `${name}:tries`, open: `${name}:open` }, attempts };
  }
  function budgetsOf({ login, from }: TryOf): readonly Budget[] {
    if ("browser" in from) return [budget("browser", `${from.browser} ${login}`, limits.login.attempts)];
    return [
      budget("account", login, limits.login.attemptsOfAccount),
      budget("pair", `${networkOf(from.address)} ${login}`, limits.login.attempts),
    ];
  }
  const addressKey = ({ from }: TryOf) =>
    "browser" in from ? null : `sign-in:${hashed(networkOf(from.address))}`;

  async function asked<T>(
    budgets: readonly Budget[],
    work: (tries: Tries, budgets: readonly Budget[]) => Promise<T>,
  ): Promise<T> {
    try {
      return await work(shared, budgets);
    } catch (error) {
      log.warn({ err: error }, "the sign-in limit is decided without Redis");
      options.onAlone?.("login");
      return work(
        alone,
        budgets.map((one) => ({ ...one, attempts: Math.floor(one.attempts / narrower) })),
      );
    }
  }

  /** Answers until when the next try must wait. */
  async function remember(store: Tries, { key, attempts }: Budget): Promise<number> {
    for (;;) {
      const [before = null] = await store.read([key]);
      const at = now();
      const after = afterFailedLogin(parsed(before), at, attempts);
      const keepMs = Math.max(1, after.forgetAt - at.getTime());
      if (await store.replace(key, before, JSON.stringify(after), keepMs)) return after.waitUntil ?? 0;
    }
  }

  /** Null when somebody else's failure came in between. */
  async function tryToBegin(store: Tries, budgets: readonly Budget[]) {
    const at = now();
    const keys = budgets.map(({ key }) => key);
    const read = await store.read(keys);
    const tries = read.map(parsed);
    const waits = tries.map((each) => (loginWait(each, at)?.getTime() ?? 0) - at.getTime());
    const wait = Math.max(0, ...waits);
    if (wait > 0) return { waitSeconds: Math.ceil(wait / 1000), crowded: true, failures: 0 };
    const free = budgets.map(({ attempts }, index) => places(tries[index] ?? null, attempts));
    const open = await store.begin(keys, { at: at.getTime(), places: free, read });
    if (open === -1) return null;
    return {
      waitSeconds: open === 0 ? 1 : 0,
      crowded: open !== 1 || tries[0] !== null,
      failures: tries.at(-1)?.failedAt.length ?? 0,
    };
  }

  const admit = (budgets: readonly Budget[]) =>
    asked(budgets, async (store, each) => {
      for (let round = 0; round < 5; round += 1) {
        const admission = await tryToBegin(store, each);
        if (admission !== null) return admission;
      }
      return { waitSeconds: 1, crowded: true, failures: 0 };
    });

  const forget = (budgets: readonly Budget[]) =>
    asked(budgets, async (store, each) => {
      await Promise.all(each.map(({ key }) => store.forget(key)));
    });

  return {
    begin: async (who) => {
      const address = addressKey(who);
      const place = address === null ? null : await rate.take(address, ofAddress);
      if (place?.ok === false) return refused(place.retryAfterSeconds);
      const giveBack = async (count: number) => {
        if (address !== null) await rate.giveBack(address, ofAddress, count);
      };
      const budgets = budgetsOf(who);
      const { waitSeconds, crowded, failures } = await admit(budgets);
      if (waitSeconds > 0) {
        await giveBack(1);
        return refused(waitSeconds);
      }
      const end = () =>
        asked(budgets, async (store, each) => {
          await Promise.all(each.map(({ key }) => store.end(key)));
        });
      return {
        waitSeconds: 0,
        crowded,
        released: async () => {
          await Promise.all([end(), giveBack(1)]);
        },
        failed: async () => {
          const until = await asked(budgets, (store, each) =>
            Promise.all(each.map((one) => remember(store, one))),
          );
          await end();
          return Math.max(0, Math.ceil((Math.max(...until) - now().getTime()) / 1000));
        },
        // The owner's own mistakes do not stay with the colleagues behind the same address.
        succeeded: async () => {
          await Promise.all([forget(budgets), end(), giveBack(1 + failures)]);
        },
      };
    },
    forget: (who) => forget(budgetsOf(who)),
  };
}
