import { once } from "node:events";
import { Redis } from "ioredis";
import type { Log } from "../log/log.ts";

export interface RedisOptions {
  readonly url: string;
  readonly name: string;
  readonly log: Log;
  /** A command without an answer by then fails: one that is under way when the connection drops is never answered. */
  readonly answerWithinMs: number;
}

/**
 * A connection that survives restarts of Redis. While Redis is down every command fails at once instead of queueing:
 * what is stored here can be rebuilt, so each caller has its own fallback.
 */
export function openRedis({ url, name, log, answerWithinMs }: RedisOptions): Redis {
  const redis = new Redis(url, {
    connectionName: name,
    protocol: 2,
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: null,
    connectTimeout: 2_000,
    keepAlive: 10_000,
    retryStrategy: (tries) => Math.min(tries * 50, 1_000),
    commandTimeout: answerWithinMs,
  });
  let away = false;
  redis.on("error", (error: Error) => {
    if (!away) log.warn({ err: error, redis: name }, "Redis is out of reach");
    away = true;
  });
  redis.on("ready", () => {
    if (away) log.info({ redis: name }, "Redis is back");
    away = false;
  });
  return redis;
}

function isReady(redis: Redis): boolean {
  return redis.status === "ready";
}

/** For the start of a process: waits a moment for the connection, and continues without it. */
export async function whenReady(redis: Redis, withinMs = 1_000): Promise<boolean> {
  // A failed try rejects `once`; later tries may still succeed, so only the time counts.
  const deadline = AbortSignal.timeout(withinMs);
  while (!deadline.aborted && !isReady(redis)) {
    await once(redis, "ready", { signal: deadline }).catch(() => undefined);
  }
  return isReady(redis);
}
