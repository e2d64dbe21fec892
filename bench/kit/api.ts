import { compose } from "@polyphon/server/compose.ts";
import { openPool } from "@polyphon/server/platform/db/pool.ts";
import { listen, makeServer } from "@polyphon/server/platform/http/server.ts";
import { makeLog } from "@polyphon/server/platform/log/log.ts";
import { bePart, partArgument } from "./be-part.ts";
import { benchConfig } from "./bench-config.ts";
import type { BenchDatabase } from "./bench-database.ts";

/** The API as it is served, on the given database role. Without the limit per person, which a load test would hit. */
const {
  database: place,
  role,
  settings = {},
} = partArgument() as {
  database: BenchDatabase;
  role: "app" | "free";
  settings?: Readonly<Record<string, string>>;
};
const config = benchConfig(place, { DATABASE_URL: place[role], ...settings });
const log = makeLog({ level: config.LOG_LEVEL, process: "bench" });
const database = openPool({ url: config.DATABASE_URL, size: config.DATABASE_POOL, name: "polyphon-bench" });
const composed = compose({ config, database, log });
const operations = composed.modules.flatMap((module) => module.operations);

const app = makeServer({
  database,
  operations,
  authenticate: composed.authenticate,
  council: composed.council,
  log,
  trustProxy: config.TRUST_PROXY,
  secure: false,
  bodySeconds: config.REQUEST_SECONDS,
});
bePart({ listen: async () => Number(new URL(await listen(app, "127.0.0.1", 0)).port) });
