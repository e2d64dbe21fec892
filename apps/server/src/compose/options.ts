import type { Config } from "../platform/config/config.ts";
import type { Database } from "../platform/db/pool.ts";
import type { Log } from "../platform/log/log.ts";

export interface ComposeOptions {
  readonly config: Config;
  readonly database: Database;
  readonly log: Log;
  /** For the metrics: a limit was decided without Redis. */
  readonly onLimitAlone?: (limit: string) => void;
}
