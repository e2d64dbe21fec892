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
  /** For what turned out not to count. */
  giveBack(key: string, bucket: Bucket, count: number): Promise<void>;
}

// Redis's own clock counts, so that processes with different clocks share one bucket. A negative number gives back.
const takeTokens = script(`
  local capacity = tonumber(ARGV[1])
  local perMs = capacity / (tonumber(ARGV[2]) * 1000)
  local wanted = tonumber(ARGV[3])
  local clock = redis.call('TIME')
  local now = clock[1] * 1000 + clock[2] / 1000
  local bucket = redis.call('HMGET', KEYS[1], 'tokens', 'at')
  local tokens = tonumber(bucket[1]) or capacity
  tokens = math.min(capacity, tokens + (now - (tonumber(bucket[2]) or now)) * perMs)
  local wait = 0
  if tokens >= wanted then tokens = math.min(capacity, tokens - wanted) else wait = math.ceil((wanted - tokens) / perMs) end
  redis.call('HSET', KEYS[1], 'tokens', tostring(tokens), 'at', tostring(now))
  redis.call('PEXPIRE', KEYS[1], math.ceil(capacity / perMs))
  return wait`);

/** Each process counts for itself then, so all of them together must not be wider than Redis would be. */
const narrower = 3;

function narrowed({ capacity, perSeconds }: Bucket): Allowance {
  return { capacity: Math.max(1, Math.floor(capacity / narrower)), perSeconds };
}

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
  const takeFrom = async (key: string, { capacity, perSeconds }: Bucket, count: number) =>
    Number(await takeTokens(options.redis, [prefix + key], [capacity, perSeconds, count]));
  const decideAlone = (error: unknown, key: string) => {
    const limit = key.split(":")[0] ?? key;
    options.log.warn({ err: error, limit }, "a rate limit is decided without Redis");
    options.onAlone?.(limit);
  };
  return {
    take: async (key, bucket) => {
      let waitMs = 0;
      try {
        waitMs = await takeFrom(key, bucket, 1);
      } catch (error) {
        decideAlone(error, key);
        if (bucket.guards === true) waitMs = alone.take(key, narrowed(bucket));
      }
      return { ok: waitMs === 0, retryAfterSeconds: Math.ceil(waitMs / 1000) };
    },
    giveBack: async (key, bucket, count) => {
      try {
        await takeFrom(key, bucket, -count);
      } catch (error) {
        decideAlone(error, key);
        if (bucket.guards === true) alone.giveBack(key, narrowed(bucket), count);
      }
    },
  };
}
