import { type Database, openPool } from "../../../platform/db/pool.ts";

export interface EngineConnections {
  /** Runs the engine's statements, across companies. */
  readonly shares: Database;
  /** Holds the worker's lock and ends silent sessions; in the app role, which may end its own sessions only. */
  readonly locks: Database;
  close(): Promise<void>;
}

const answerWithinMs = 10_000;

// A worker that is paused inside a transaction must not keep its locks: others settle on the same rows.
const idleInTransactionMs = 5_000;

// Small arrays against a large table: only index look-ups are right, whatever the statistics say at that moment.
const sessionSettings = (idleMs: number) => [
  "role=polyphon_all",
  "enable_hashjoin=off",
  "enable_mergejoin=off",
  "enable_seqscan=off",
  "jit=off",
  "plan_cache_mode=force_generic_plan",
  `statement_timeout=${answerWithinMs}`,
  `idle_in_transaction_session_timeout=${Math.round(idleMs)}`,
];

function withParameters(url: string, parameters: Readonly<Record<string, string>>): string {
  const changed = new URL(url);
  for (const [name, value] of Object.entries(parameters)) changed.searchParams.set(name, value);
  // A form's plus sign is no space to PostgreSQL.
  changed.search = changed.search.replaceAll("+", "%20");
  return changed.href;
}

export function openEngineConnections(database: Database, size: number, leaseMs: number): EngineConnections {
  const url = database.options.connectionString;
  if (url === undefined) throw new Error("the engine needs the address of its database");
  const options = sessionSettings(Math.min(idleInTransactionMs, leaseMs / 4))
    .map((setting) => `-c ${setting}`)
    .join(" ");
  const shares = openPool({
    url: withParameters(url, { options, query_timeout: String(answerWithinMs) }),
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
