import { tmpdir } from "node:os";
import { join } from "node:path";
import { ClickRecorder } from "@polyphon/server/modules/links/redirect/click-recorder.ts";
import { LinkCache } from "@polyphon/server/modules/links/short-links/link-cache.ts";
import { startRedirectServer } from "@polyphon/server/modules/links/redirect/redirect-server.ts";
import { openPool } from "@polyphon/server/platform/db/pool.ts";
import { makeLog } from "@polyphon/server/platform/log/log.ts";
import { makeMetrics } from "@polyphon/server/platform/metrics/metrics.ts";
import { openRedis, whenReady } from "@polyphon/server/platform/redis/redis.ts";
import { bePart, partArgument } from "../kit/be-part.ts";
import { benchConfig } from "../kit/bench-config.ts";
import type { BenchDatabase } from "../kit/bench-database.ts";

const config = benchConfig(partArgument() as BenchDatabase);
const log = makeLog({ level: "silent", process: "bench" });
const metrics = makeMetrics();
const database = openPool({ url: config.DATABASE_URL, size: 2, name: "polyphon-bench-redirect" });
const redis = openRedis({
  url: config.REDIS_URL,
  name: "polyphon-bench-redirect",
  log,
  answerWithinMs: 1_000,
});
await whenReady(redis);
const recorder = new ClickRecorder({
  redis,
  spoolFolder: join(tmpdir(), "polyphon-bench-clicks"),
  log,
  metrics,
});
await recorder.start();
const cache = new LinkCache({ redis, database });

bePart({
  listen: async () => {
    const server = await startRedirectServer({ host: "127.0.0.1", port: 0, cache, recorder, log, metrics });
    return Number(new URL(server.url).port);
  },
});
