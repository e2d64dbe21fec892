import { randomBytes } from "node:crypto";
import type { Redis } from "ioredis";
import type { Log } from "../../../platform/log/log.ts";
import type { Metrics } from "../../../platform/metrics/metrics.ts";
import { type Click, encodeBatch } from "../clicks/click.ts";
import { clickStream } from "../clicks/click-stream.ts";
import { ClickSpool } from "./click-spool.ts";

export interface RecorderOptions {
  readonly redis: Redis;
  readonly spoolFolder: string;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly replayEveryMs?: number;
}

/** A visitor waits for the click to be stored, but no longer than this. */
const holdMs = 5;
const maxClicks = 5_000;
/** A stream that did not answer is skipped for this long; the disk takes its place. */
const avoidStreamMs = 1_000;
const replayLines = 200;

/** What collects while another batch is in progress. */
class Batch {
  readonly clicks: Click[] = [];
  #answers: (() => void)[] = [];
  #patience: NodeJS.Timeout | null = null;

  add(click: Click, answer: () => void): void {
    this.clicks.push(click);
    this.#answers.push(answer);
    this.#patience ??= setTimeout(() => this.answer(), holdMs);
  }

  answer(): void {
    if (this.#patience) clearTimeout(this.#patience);
    this.#patience = null;
    const answers = this.#answers;
    this.#answers = [];
    for (const answer of answers) answer();
  }
}

/**
 * Stores clicks: in the stream, else on the disk. One batch is in progress at a time and the next collects meanwhile,
 * so batches grow with the traffic and a single visitor waits for one round trip only.
 */
export class ClickRecorder {
  readonly #options: RecorderOptions;
  readonly #instance = randomBytes(9).toString("base64url");
  readonly #spool: ClickSpool;
  #batch = new Batch();
  #avoidStreamUntil = 0;
  #scheduled = false;
  #sending: Promise<void> | null = null;
  #number = 0;
  #replaying: Promise<void> | null = null;
  #timer: NodeJS.Timeout | null = null;

  constructor(options: RecorderOptions) {
    this.#options = options;
    this.#spool = new ClickSpool(options.spoolFolder, this.#instance);
  }

  async start(): Promise<void> {
    await this.#spool.prepare();
    this.#timer = setInterval(() => this.#replay(), this.#options.replayEveryMs ?? 5_000);
    this.#options.redis.on("ready", () => this.#replay());
    this.#replay();
  }

  /** `answer` is called once: when the click is stored, or when the visitor has waited long enough. */
  add(click: Click, answer: () => void): void {
    this.#batch.add(click, answer);
    if (!this.#sending && !this.#scheduled) this.#schedule();
  }

  async stop(): Promise<void> {
    if (this.#timer) clearInterval(this.#timer);
    while (this.#batch.clicks.length > 0 || this.#sending) {
      if (!this.#sending) this.#send();
      await this.#sending;
    }
    await this.#replaying;
  }

  #schedule(): void {
    this.#scheduled = true;
    setImmediate(() => {
      this.#scheduled = false;
      this.#send();
    });
  }

  #send(): void {
    if (this.#sending || this.#batch.clicks.length === 0) return;
    const batch = this.#batch;
    this.#batch = new Batch();
    this.#sending = this.#keep(batch.clicks).finally(() => {
      batch.answer();
      this.#sending = null;
      if (this.#batch.clicks.length > 0 && !this.#scheduled) this.#schedule();
    });
  }

  async #keep(clicks: readonly Click[]): Promise<void> {
    for (let first = 0; first < clicks.length; first += maxClicks) {
      const part = clicks.slice(first, first + maxClicks);
      this.#number += 1;
      const text = encodeBatch(`${this.#instance}-${this.#number}`, part);
      if (!(await this.#tryStream(text))) await this.#keepOnDisk(text, part.length);
    }
  }

  async #tryStream(text: string): Promise<boolean> {
    const { redis, log, metrics } = this.#options;
    const begun = performance.now();
    if (redis.status !== "ready" || begun < this.#avoidStreamUntil) return false;
    try {
      await this.#toStream(text);
      metrics.redirect.batchSeconds.observe((performance.now() - begun) / 1000);
      return true;
    } catch (error) {
      // The stream may have taken it and only the answer was lost: the batch's id prevents counting it twice.
      log.warn({ err: error }, "the click stream did not take a batch");
      this.#avoidStreamUntil = performance.now() + avoidStreamMs;
      return false;
    }
  }

  async #keepOnDisk(text: string, clicks: number): Promise<void> {
    const { log, metrics } = this.#options;
    metrics.redirect.spooled.inc(clicks);
    await this.#spool
      .append(text)
      .catch((error: unknown) => log.error({ err: error, clicks }, "clicks could not be kept and are lost"));
  }

  #toStream(text: string): Promise<unknown> {
    return this.#options.redis.xadd(
      clickStream.key,
      "MAXLEN",
      "~",
      clickStream.maxLength,
      "*",
      clickStream.field,
      text,
    );
  }

  #replay(): void {
    if (this.#replaying || this.#options.redis.status !== "ready") return;
    this.#replaying = this.#spool
      .replay(async (lines) => {
        for (let first = 0; first < lines.length; first += replayLines) {
          await Promise.all(lines.slice(first, first + replayLines).map((line) => this.#toStream(line)));
        }
        this.#options.log.info({ batches: lines.length }, "clicks kept on the disk went to the stream");
      })
      .catch((error: unknown) => this.#options.log.warn({ err: error }, "clicks on the disk wait on"))
      .finally(() => {
        this.#replaying = null;
      });
  }
}
