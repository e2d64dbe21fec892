import { setTimeout as pause } from "node:timers/promises";
import type { Client, Database } from "../../../../platform/db/pool.ts";
import type { Log } from "../../../../platform/log/log.ts";
import { endSilentWorkers, takeWorkerId } from "./worker.store.ts";
import type { LeaseTimes } from "./lease-times.ts";

/** An id and the lock that proves it alive. Once lost, neither is ever used again. */
export class WorkerIdentity {
  readonly id: number;
  readonly #client: Client;
  readonly #times: LeaseTimes;
  readonly #timer: NodeJS.Timeout;
  #answeredAt = performance.now();
  #lost = false;

  constructor(id: number, client: Client, times: LeaseTimes) {
    this.id = id;
    this.#client = client;
    this.#times = times;
    client.on("error", () => this.retire());
    client.on("end", () => this.retire());
    this.#timer = setInterval(() => void this.#ping(), times.pingMs);
  }

  get alive(): boolean {
    return !this.#lost && performance.now() - this.#answeredAt < this.#times.leaseMs;
  }

  retire(): void {
    if (this.#lost) return;
    this.#lost = true;
    clearInterval(this.#timer);
    this.#client.release(true);
  }

  async endSilentWorkers(): Promise<number> {
    return endSilentWorkers(this.#client, this.#times.silentMs);
  }

  async #ping(): Promise<void> {
    const askedAt = performance.now();
    try {
      await this.#client.query("select 1");
      this.#answeredAt = askedAt;
    } catch {
      this.retire();
    }
  }
}

/** Provides the current identity; a new one as soon as the old one is lost. */
export class WorkerIdentities {
  readonly #locks: Database;
  readonly #times: LeaseTimes;
  readonly #log: Log;
  #current: WorkerIdentity | undefined;
  #making: Promise<void> | undefined;
  #closed = false;

  constructor(locks: Database, times: LeaseTimes, log: Log) {
    this.#locks = locks;
    this.#times = times;
    this.#log = log;
  }

  get current(): WorkerIdentity | undefined {
    return this.#current?.alive ? this.#current : undefined;
  }

  /** Waits while the database is unavailable; undefined once no new claims are wanted. */
  async take(): Promise<WorkerIdentity | undefined> {
    while (!this.#closed && !this.#current?.alive) {
      // The claim and the sweep may ask at the same time: both get the same identity.
      this.#making ??= this.#replace();
      await this.#making;
    }
    return this.#closed ? undefined : this.#current;
  }

  /** The lock is kept for what is still in progress. */
  stopTaking(): void {
    this.#closed = true;
  }

  letGo(): void {
    this.#current?.retire();
  }

  async #replace(): Promise<void> {
    this.#current?.retire();
    let client: Client | undefined;
    try {
      client = await this.#locks.connect();
      this.#current = new WorkerIdentity(await takeWorkerId(client), client, this.#times);
    } catch (error) {
      client?.release(true);
      this.#log.warn({ err: error }, "share engine has no worker id");
      await pause(200);
    } finally {
      this.#making = undefined;
    }
  }
}
