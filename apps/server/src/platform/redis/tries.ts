import { randomUUID } from "node:crypto";
import type { Redis } from "ioredis";
import { keepNewest } from "./newest-keys.ts";
import { script } from "./script.ts";

/** What is remembered under one key, and the tries of it that are open at this moment. */
export interface TryKeys {
  readonly tries: string;
  readonly open: string;
}

/** Where tries are remembered: in Redis, or in the memory of this process while Redis is away. */
export interface Tries {
  read(keys: readonly TryKeys[]): Promise<(string | null)[]>;
  /**
   * Takes a place with each key, or with none: all must have a free one and be remembered as the caller read it. Answers
   * how many of the first are open now, 0 where no place was free, -1 where something was remembered meanwhile.
   */
  begin(
    keys: readonly TryKeys[],
    wanted: {
      readonly at: number;
      readonly places: readonly number[];
      readonly read: readonly (string | null)[];
    },
  ): Promise<number>;
  /** False when it is remembered otherwise by now. */
  replace(key: TryKeys, before: string | null, after: string, keepMs: number): Promise<boolean>;
  forget(key: TryKeys): Promise<void>;
  /** Gives a place back. */
  end(key: TryKeys): Promise<void>;
}

/** How long a try may stay open when the process that began it never ends it. */
const openMs = 30_000;

// KEYS: what is open, then what is remembered. ARGV: the time, how long, a name, the places, then what was read.
const begin = script(`
  local count = #KEYS / 2
  for index = 1, count do
    if (redis.call('GET', KEYS[count + index]) or '') ~= ARGV[3 + count + index] then return -1 end
    redis.call('ZREMRANGEBYSCORE', KEYS[index], '-inf', ARGV[1] - ARGV[2])
    if redis.call('ZCARD', KEYS[index]) >= tonumber(ARGV[3 + index]) then return 0 end
  end
  for index = 1, count do
    redis.call('ZADD', KEYS[index], ARGV[1], ARGV[3])
    redis.call('PEXPIRE', KEYS[index], ARGV[2])
  end
  return redis.call('ZCARD', KEYS[1])`);

const swap = script(`
  if (redis.call('GET', KEYS[1]) or '') ~= ARGV[1] then return 0 end
  redis.call('SET', KEYS[1], ARGV[2], 'PX', ARGV[3])
  return 1`);

export function triesInRedis(redis: Redis): Tries {
  return {
    read: (keys) => redis.mget(...keys.map(({ tries }) => tries)),
    begin: async (keys, { at, places, read }) => {
      const names = [...keys.map(({ open }) => open), ...keys.map(({ tries }) => tries)];
      return Number(
        await begin(redis, names, [at, openMs, randomUUID(), ...places, ...read.map((text) => text ?? "")]),
      );
    },
    replace: async ({ tries }, before, after, keepMs) =>
      Number(await swap(redis, [tries], [before ?? "", after, keepMs])) === 1,
    forget: async ({ tries }) => {
      await redis.del(tries);
    },
    end: async ({ open }) => {
      await redis.zpopmin(open);
    },
  };
}

export function triesInMemory(now: () => Date): Tries {
  const remembered = new Map<string, { readonly text: string; readonly until: number }>();
  const open = new Map<string, number[]>();
  const textOf = ({ tries }: TryKeys): string | null => {
    const found = remembered.get(tries);
    return found && found.until > now().getTime() ? found.text : null;
  };
  const openOf = (key: TryKeys, at: number) =>
    (open.get(key.open) ?? []).filter((from) => from > at - openMs);
  return {
    read: (keys) => Promise.resolve(keys.map(textOf)),
    begin: (keys, { at, places, read }) => {
      if (keys.some((key, index) => textOf(key) !== (read[index] ?? null))) return Promise.resolve(-1);
      const held = keys.map((key) => openOf(key, at));
      if (held.some((tries, index) => tries.length >= (places[index] ?? 0))) return Promise.resolve(0);
      for (const [index, key] of keys.entries()) keepNewest(open, key.open, [...(held[index] ?? []), at]);
      return Promise.resolve((held[0]?.length ?? 0) + 1);
    },
    replace: (key, before, after, keepMs) => {
      if (textOf(key) !== before) return Promise.resolve(false);
      keepNewest(remembered, key.tries, { text: after, until: now().getTime() + keepMs });
      return Promise.resolve(true);
    },
    forget: ({ tries }) => {
      remembered.delete(tries);
      return Promise.resolve();
    },
    end: (key) => {
      const [, ...others] = open.get(key.open) ?? [];
      if (others.length > 0) open.set(key.open, others);
      else open.delete(key.open);
      return Promise.resolve();
    },
  };
}
