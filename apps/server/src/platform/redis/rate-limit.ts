import type { Redis } from "ioredis";
import type { Log } from "../log/log.ts";
import { script } from "./script.ts";

export interface Bucket {
  /** This many may come at once, and this many come back within `perSeconds`. */
  readonly capacity: number;
  readonly perSeconds: number;
  /** Without Redis a limit lets through; one that guards a secret does not. */
  readonly failClosed?: boolean;
}

export interface Taken {
  readonly ok: boolean;
  readonly retryAfterSeconds: number;
}

export interface RateLimit {
  take(key: string, bucket: Bucket): Promise<Taken>;
}

// Redis's own clock counts, so that processes with different clocks share one bucket.
const takeToken = script(`
  local capacity = tonumber(ARGV[1])
  local perMs = capacity / (tonumber(ARGV[2]) * 1000)
  local clock = redis.call('TIME')
  local now = clock[1] * 1000 + clock[2] / 1000
  local bucket = redis.call('HMGET', KEYS[1], 'tokens', 'at')
  local tokens = tonumber(bucket[1]) or capacity
  tokens = math.min(capacity, tokens + (now - (tonumber(bucket[2]) or now)) * perMs)
  local wait = 0
  if tokens >= 1 then tokens = tokens - 1 else wait = math.ceil((1 - tokens) / perMs) end
  redis.call('HSET', KEYS[1], 'tokens', tostring(tokens), 'at', tostring(now))
  redis.call('PEXPIRE', KEYS[1], math.ceil(capacity / perMs))
  return wait`);

const closedSeconds = 5;

export function makeRateLimit(options: {
  readonly redis: Redis;
  readonly log: Log;
  readonly prefix?: string;
}): RateLimit {
  const prefix = options.prefix ?? "limit:";
  return {
    take: async (key, bucket) => {
      try {
        const waitMs = Number(
          await takeToken(options.redis, [prefix + key], [bucket.capacity, bucket.perSeconds]),
        );
        return { ok: waitMs === 0, retryAfterSeconds: Math.ceil(waitMs / 1000) };
      } catch (error) {
        const ok = bucket.failClosed !== true;
        options.log.warn({ err: error, limit: key, letThrough: ok }, "a rate limit could not be asked");
        return { ok, retryAfterSeconds: ok ? 0 : closedSeconds };
      }
    },
  };
}
