import { reschedulePost } from "@polyphon/contract/sharing/sharing.contract.ts";
import { compose } from "@polyphon/server/compose.ts";
import { openPool } from "@polyphon/server/platform/db/pool.ts";
import { listen, makeServer } from "@polyphon/server/platform/http/server.ts";
import { makeLog } from "@polyphon/server/platform/log/log.ts";
import { flow } from "@polyphon/server/platform/operation/flow.ts";
import { bePart, partArgument } from "../kit/be-part.ts";
import { benchConfig } from "../kit/bench-config.ts";
import type { BenchDatabase } from "../kit/bench-database.ts";
import { jsonAnswer } from "./json-answer.ts";

const config = benchConfig(partArgument() as BenchDatabase);
const log = makeLog({ level: config.LOG_LEVEL, process: "bench" });
const database = openPool({ url: config.DATABASE_URL, size: config.DATABASE_POOL, name: "polyphon-bench" });
const composed = compose({ config, database, log });

/**
 * A flow opens no transaction of its own, so this one never uses the database; everything around it is the product's.
 */
const withoutDatabase = flow(reschedulePost, async ({ input }) => jsonAnswer(input.shareId));
const operations = composed.modules
  .flatMap((module) => module.operations)
  .map((operation) => (operation.endpoint === reschedulePost ? withoutDatabase : operation));

const app = makeServer({
  database,
  operations,
  authenticate: composed.authenticate,
  log,
  trustProxy: config.TRUST_PROXY,
});
bePart({ listen: async () => Number(new URL(await listen(app, "127.0.0.1", 0)).port) });
