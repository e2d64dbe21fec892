import pg from "pg";
import type { Log } from "../../log/log.ts";
import type { Database } from "../pool.ts";

/** What one process tells the others at once: only that these rows changed, never what is in them. */
export interface SignalOptions {
  readonly url: string;
  readonly channel: string;
  readonly log: Log;
}

const reconnectAfterMs = 1_000;

/** A payload may have 8,000 bytes. */
const idsPerSignal = 500;

/**
 * Wakes whoever waits for rows with these ids. Not inside the transaction that wrote them: there, the commit would wait
 * for every other commit that signals.
 */
export async function sendSignal(database: Database, channel: string, ids: readonly number[]): Promise<void> {
  for (let first = 0; first < ids.length; first += idsPerSignal) {
    const part = ids.slice(first, first + idsPerSignal).join(",");
    await database.query("select pg_notify($1, $2)", [channel, part]);
  }
}

/**
 * Hears the signals of a channel on one connection of its own, which opens with the first wait. A signal may be lost
 * with the connection or with its sender, so a wait also has an end, after which the caller looks for itself.
 */
export class Signals {
  readonly #options: SignalOptions;
  readonly #waiting = new Map<number, Set<() => void>>();
  #client: pg.Client | undefined;
  #reconnect: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(options: SignalOptions) {
    this.#options = options;
  }

  /** Begins now: call it before looking, and await `heard` when the look was in vain. Always end it. */
  wait(ids: readonly number[]): { heard(withinMs: number): Promise<void>; end(): void } {
    this.#listen();
    let fresh = Promise.withResolvers<void>();
    const wake = () => fresh.resolve();
    for (const id of ids) this.#waiting.set(id, (this.#waiting.get(id) ?? new Set()).add(wake));
    return {
      heard: async (withinMs) => {
        const timer = setTimeout(wake, withinMs);
        await fresh.promise;
        clearTimeout(timer);
        fresh = Promise.withResolvers<void>();
      },
      end: () => {
        for (const id of ids) this.#forget(id, wake);
      },
    };
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#reconnect);
    await this.#client?.end().catch(() => undefined);
  }

  #forget(id: number, wake: () => void): void {
    const waiting = this.#waiting.get(id);
    waiting?.delete(wake);
    if (waiting?.size === 0) this.#waiting.delete(id);
  }

  #wake(ids: Iterable<number>): void {
    for (const id of ids) for (const wake of this.#waiting.get(id) ?? []) wake();
  }

  #listen(): void {
    if (this.#client !== undefined || this.#reconnect !== undefined || this.#closed) return;
    const { url, channel, log } = this.#options;
    const client = new pg.Client({
      connectionString: url,
      application_name: "polyphon-signals",
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
    });
    this.#client = client;
    const lost = (error?: Error) => {
      if (this.#client !== client || this.#closed) return;
      log.warn({ err: error, channel }, "signals are not heard; those who wait look for themselves");
      this.#client = undefined;
      this.#reconnect = setTimeout(() => {
        this.#reconnect = undefined;
        this.#listen();
      }, reconnectAfterMs).unref();
      void client.end().catch(() => undefined);
    };
    client.on("error", lost);
    client.on("end", () => lost());
    client.on("notification", ({ payload }) => this.#wake((payload ?? "").split(",").map(Number)));
    client
      .connect()
      .then(() => client.query(`listen ${client.escapeIdentifier(channel)}`))
      // What was signalled before this moment was not heard.
      .then(() => this.#wake([...this.#waiting.keys()]), lost);
  }
}
