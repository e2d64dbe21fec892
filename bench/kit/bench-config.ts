import { type Config, readConfig } from "@polyphon/server/platform/config/config.ts";
import { type BenchDatabase, redisUrl } from "./bench-database.ts";

/** The configuration of a process under measurement: everything as shipped but the addresses it talks to. */
export function benchConfig(database: BenchDatabase, changed: Readonly<Record<string, string>> = {}): Config {
  return readConfig({
    LOG_LEVEL: "silent",
    DATABASE_URL: database.app,
    DATABASE_OWNER_URL: database.owner,
    REDIS_URL: redisUrl,
    API_PORT: "0",
    API_OPS_PORT: "0",
    REDIRECT_PORT: "0",
    REDIRECT_OPS_PORT: "0",
    WORKER_PORT: "0",
    ...changed,
  });
}
