import { reschedulePost } from "@polyphon/contract/sharing/sharing.contract.ts";
import { compose } from "@polyphon/server/compose.ts";
import { openPool } from "@polyphon/server/platform/db/pool.ts";
import { listen, makeServer } from "@polyphon/server/platform/http/server.ts";
import { makeLog } from "@polyphon/server/platform/log/log.ts";
import { answer } from "@polyphon/server/platform/operation/answer.ts";
import { bePart, partArgument } from "../kit/be-part.ts";
import { benchConfig } from "../kit/bench-config.ts";
import type { BenchDatabase } from "../kit/bench-database.ts";
import { jsonAnswer } from "./json-answer.ts";

const config = benchConfig(partArgument() as BenchDatabase);
const log = makeLog({ level: config.LOG_LEVEL, process: "bench" });
const database = openPool({ url: config.DATABASE_URL, size: config.DATABASE_POOL, name: "polyphon-bench" });
const composed = compose({ config, database, log });

/** Never uses the database; everything around it is the product's. */
const withoutDatabase = answer(reschedulePost, ({ input }) => jsonAnswer(input.shareId));
const operations = composed.modules
  .flatMap((module) => module.operations)
  .map((operation) => (operation.endpoint === reschedulePost ? withoutDatabase : operation));

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
