import type { Redis } from "ioredis";
import type { Log } from "../log/log.ts";
import { type Allowance, MemoryBuckets } from "./memory-buckets.ts";
import { script } from "./script.ts";

export interface Bucket extends Allowance {
  /** Without Redis a limit lets through; one that guards a secret is counted in this process, and is a third as wide. */
  readonly guards?: boolean;
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

/** Each process counts for itself then, so all of them together must not be wider than Redis would be. */
const narrower = 3;

export interface LimitOptions {
  readonly redis: Redis;
  readonly log: Log;
  readonly prefix?: string;
  /** For the metrics: a limit was decided without Redis. */
  readonly onAlone?: (limit: string) => void;
}

export function makeRateLimit(options: LimitOptions): RateLimit {
  const prefix = options.prefix ?? "limit:";
  const alone = new MemoryBuckets();
  return {
    take: async (key, bucket) => {
      try {
        const waitMs = Number(
          await takeToken(options.redis, [prefix + key], [bucket.capacity, bucket.perSeconds]),
        );
        return { ok: waitMs === 0, retryAfterSeconds: Math.ceil(waitMs / 1000) };
      } catch (error) {
        options.log.warn({ err: error, limit: key }, "a rate limit is decided without Redis");
        options.onAlone?.(key.split(":")[0] ?? key);
        if (bucket.guards !== true) return { ok: true, retryAfterSeconds: 0 };
        const capacity = Math.max(1, Math.floor(bucket.capacity / narrower));
        const waitMs = alone.take(key, { capacity, perSeconds: bucket.perSeconds });
        return { ok: waitMs === 0, retryAfterSeconds: Math.ceil(waitMs / 1000) };
      }
    },
  };
}
