import { randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Redis } from "ioredis";
import type { Config } from "../../../platform/config/config.ts";
import type { Database } from "../../../platform/db/pool.ts";
import { allScope } from "../../../platform/db/scope.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import type { CheckResult } from "../../../platform/health/check.ts";
import type { Log } from "../../../platform/log/log.ts";
import type { Metrics } from "../../../platform/metrics/metrics.ts";
import { openRedis, whenReady } from "../../../platform/redis/redis.ts";
import { decodeBatch, type IdentifiedClick } from "./click.ts";
import { ensureClickMonths, monthsFrom } from "./click-partitions.ts";
import { clickStream } from "./click-stream.ts";
import { writeClicks } from "./clicks.store.ts";

export interface ClickLoopOptions {
  readonly database: Database;
  readonly config: Pick<Config, "REDIS_URL">;
  readonly log: Log;
  readonly metrics: Metrics;
  /** Batches that a worker took and did not finish within this time are taken over by another. */
  readonly takeOverAfterMs?: number;
}

export interface RunningClickLoop {
  stop(): Promise<void>;
  /** By what it does, not by being there: when the stream last answered. */
  health(): CheckResult;
}

type Entry = [id: string, fields: string[] | null];

const atOnce = 200;
const waitMs = 1_000;
/** A read that waits for clicks answers within `waitMs`; a lost connection never does. */
const answerWithinMs = waitMs + 1_000;
/** Without an answer of the stream for this long, clicks are not being counted. */
const lateSeconds = 20;

function clicksOf(entries: readonly Entry[], log: Log): IdentifiedClick[] {
  return entries.flatMap(([entryId, fields]) => {
    const clicks = decodeBatch(fields?.[1] ?? "");
    // Kept, it would come back for ever; its content is in the log.
    if (!clicks) log.error({ entryId, fields }, "an entry of the click stream is no batch of clicks");
    return clicks ?? [];
  });
}

class ClickLoop {
  readonly #options: ClickLoopOptions;
  readonly #redis: Redis;
  readonly #consumer = randomBytes(8).toString("hex");
  readonly #months = new Set<string>();
  readonly #takeOverAfterMs: number;
  #lookForAbandonedAt = 0;
  #answeredAt = performance.now();
  #stopping = false;
  #running: Promise<void>;

  constructor(options: ClickLoopOptions, redis: Redis) {
    this.#options = options;
    this.#redis = redis;
    this.#takeOverAfterMs = options.takeOverAfterMs ?? 30_000;
    this.#running = this.#run();
  }

  async stop(): Promise<void> {
    this.#stopping = true;
    await this.#running;
    // Unfinished batches keep this worker's name until another has taken them over.
    this.#redis.disconnect();
  }

  health(): CheckResult {
    const ageSeconds = (performance.now() - this.#answeredAt) / 1000;
    return { ok: ageSeconds <= lateSeconds, ageSeconds };
  }

  async #run(): Promise<void> {
    while (!this.#stopping) {
      try {
        await this.#write(await this.#abandoned());
        const fresh = await this.#fresh();
        this.#answeredAt = performance.now();
        await this.#write(fresh);
      } catch (error) {
        // The connection may be open on this side only, and would then never answer again.
        if (error instanceof Error && error.message === "Command timed out") this.#redis.disconnect(true);
        if (error instanceof Error && error.message.startsWith("NOGROUP")) await this.#makeGroup();
        else this.#options.log.warn({ err: error }, "clicks could not be counted and wait");
        if (!this.#stopping) await sleep(200);
      }
    }
  }

  async #makeGroup(): Promise<void> {
    await this.#redis
      .xgroup("CREATE", clickStream.key, clickStream.group, "0", "MKSTREAM")
      .catch((error: Error) => {
        if (!error.message.startsWith("BUSYGROUP"))
          this.#options.log.warn({ err: error }, "the click stream has no group yet");
      });
  }

  /** Including its own: a batch whose transaction failed is held by this worker only. */
  async #abandoned(): Promise<Entry[]> {
    const now = performance.now();
    if (now < this.#lookForAbandonedAt) return [];
    this.#lookForAbandonedAt = now + Math.min(this.#takeOverAfterMs, 5_000);
    const answer = await this.#redis.xautoclaim(
      clickStream.key,
      clickStream.group,
      this.#consumer,
      this.#takeOverAfterMs,
      "0",
      "COUNT",
      atOnce,
    );
    const entries = (answer as [string, Entry[]])[1];
    if (entries.length === atOnce) this.#lookForAbandonedAt = 0;
    return entries;
  }

  async #fresh(): Promise<Entry[]> {
    const answer = await this.#redis.xreadgroup(
      "GROUP",
      clickStream.group,
      this.#consumer,
      "COUNT",
      atOnce,
      "BLOCK",
      waitMs,
      "STREAMS",
      clickStream.key,
      ">",
    );
    const [stream] = (answer ?? []) as [string, Entry[]][];
    return stream?.[1] ?? [];
  }

  /** The table first, then the stream: a crash in between delivers the batch again, and the table knows its clicks. */
  async #write(entries: readonly Entry[]): Promise<void> {
    if (entries.length === 0) return;
    const { database, log, metrics } = this.#options;
    const clicks = clicksOf(entries, log);
    if (clicks.length > 0) {
      await this.#ensureMonths(clicks);
      const counted = await inTransaction(database, allScope("clicks"), (tx) => writeClicks(tx, clicks));
      for (const [kind, count] of counted) metrics.redirect.counted.inc({ kind }, count);
    }
    const ids = entries.map(([id]) => id);
    await this.#redis
      .multi()
      .xack(clickStream.key, clickStream.group, ...ids)
      .xdel(clickStream.key, ...ids)
      .exec();
  }

  async #ensureMonths(clicks: readonly IdentifiedClick[]): Promise<void> {
    const months = new Set(clicks.flatMap((click) => monthsFrom(new Date(click.at), 1)));
    const missing = [...months].filter((month) => !this.#months.has(month));
    await ensureClickMonths(this.#options.database, missing);
    for (const month of missing) this.#months.add(month);
  }
}

/** Moves clicks from the stream into the tables. Any number of workers share the stream. */
export async function startClickLoop(options: ClickLoopOptions): Promise<RunningClickLoop> {
  const { config, log } = options;
  const redis = openRedis({ url: config.REDIS_URL, name: "polyphon-clicks", log, answerWithinMs });
  await whenReady(redis);
  return new ClickLoop(options, redis);
}
