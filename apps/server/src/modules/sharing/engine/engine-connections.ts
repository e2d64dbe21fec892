import { type Database, openPool } from "../../../platform/db/pool.ts";
import { sessionOptions, withParameters } from "../../../platform/db/connection/session-limits.ts";

export interface EngineConnections {
  /** Runs the engine's statements, across companies. */
  readonly shares: Database;
  /** Holds the worker's lock and ends silent sessions; in the app role, which may end its own sessions only. */
  readonly locks: Database;
  close(): Promise<void>;
}

const answerWithinSeconds = 10;

// A worker that is paused inside a transaction must not keep its locks: others settle on the same rows.
const idleSeconds = 5;

// Small arrays against a large table: only index look-ups are right, whatever the statistics say at that moment.
const settings = {
  role: "polyphon_all",
  enable_hashjoin: "off",
  enable_mergejoin: "off",
  enable_seqscan: "off",
  jit: "off",
  plan_cache_mode: "force_generic_plan",
};

export function openEngineConnections(database: Database, size: number, leaseMs: number): EngineConnections {
  const url = database.options.connectionString;
  if (url === undefined) throw new Error("the engine needs the address of its database");
  const options = sessionOptions(settings, {
    statementSeconds: answerWithinSeconds,
    lockSeconds: answerWithinSeconds,
    idleSeconds: Math.min(idleSeconds, leaseMs / 4000),
  });
  const shares = openPool({
    url: withParameters(url, { options, query_timeout: String(answerWithinSeconds * 1000) }),
    size,
    name: "polyphon-share-engine",
  });
  const locks = openPool({
    url: withParameters(url, { query_timeout: "5000" }),
    size: 2,
    name: "polyphon-share-worker",
  });
  return {
    shares,
    locks,
    close: async () => {
      await Promise.all([shares.end(), locks.end()]);
    },
  };
}
