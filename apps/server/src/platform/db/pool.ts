import pg from "pg";
import { type SessionLimits, sessionOptions, usualLimits } from "./connection/session-limits.ts";

const { Pool, types } = pg;

// Ids stay far below 2^53 and dates are calendar days: neither may silently become a string or a local midnight.
types.setTypeParser(types.builtins.INT8, Number);
// Arrays have type ids of their own that the library does not name; an array of ids arrives as {7,8}.
const arrayOfIds: number = 1016;
types.setTypeParser(arrayOfIds, (value) => value.slice(1, -1).split(",").filter(Boolean).map(Number));
types.setTypeParser(types.builtins.DATE, (value) => value);

export type Database = pg.Pool;
export type Client = pg.PoolClient;

const inFailedTransaction = "25P02";

/** Statements of one turn are sent in one write: a page of the feed then costs four writes instead of nine. */
class GatheringClient extends pg.Client {
  #gathering = false;
  /** What the database last refused here, apart from refusals that only follow from another. */
  lastError: Error | null = null;

  constructor(config?: pg.ClientConfig) {
    super(config);
    this.connection.on("errorMessage", (error: pg.DatabaseError) => {
      if (error.code !== inFailedTransaction) this.lastError = error;
    });
  }

  // Typed as what it overrides: every form of `query` passes through untouched.
  override query: pg.Client["query"] = ((...given: Parameters<pg.Client["query"]>) => {
    const { stream } = this.connection;
    if (!this.#gathering) {
      this.#gathering = true;
      stream.cork();
      process.nextTick(() => {
        this.#gathering = false;
        stream.uncork();
      });
    }
    return super.query(...given);
  }) as pg.Client["query"];
}

export function lastErrorOf(client: Client): Error | null {
  return client instanceof GatheringClient ? client.lastError : null;
}

export function openPool(options: {
  url: string;
  size: number;
  name: string;
  limits?: SessionLimits;
  /** Off for callers that speak the protocol themselves. */
  pipeline?: boolean;
}): Database {
  const pool = new Pool({
    Client: GatheringClient,
    connectionString: options.url,
    max: options.size,
    application_name: options.name,
    // Statements are sent without waiting for the answers before them: BEGIN costs no round trip of its own.
    pipeline: options.pipeline ?? true,
    // Every statement here is short; compiling one costs more than running it, and one wrong estimate triggers it.
    options: sessionOptions({ jit: "off" }, options.limits ?? usualLimits),
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
  });
  // A connection that dies is replaced by the pool, and whoever waits on it gets the error; without listeners it would
  // end the process, whether it was idle or in use.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  return pool;
}
