import { LinkCache } from "./modules/links/short-links/link-cache.ts";
import { ClickRecorder } from "./modules/links/redirect/click-recorder.ts";
import { startRedirectServer } from "./modules/links/redirect/redirect-server.ts";
import { readConfig } from "./platform/config/config.ts";
import { openPool } from "./platform/db/pool.ts";
import { refuseStrongRole } from "./platform/db/connection/refuse-strong-role.ts";
import { limitsOf } from "./platform/db/connection/session-limits.ts";
import { databaseCheck, redisCheck } from "./platform/health/checks.ts";
import { makeLog } from "./platform/log/log.ts";
import { makeMetrics, watchPool } from "./platform/metrics/metrics.ts";
import { startOpsServer } from "./platform/metrics/ops-server.ts";
import { stopGracefully } from "./platform/process/stop-gracefully.ts";
import { openRedis, whenReady } from "./platform/redis/redis.ts";

const config = readConfig(process.env, "redirect");
const log = makeLog({ level: config.LOG_LEVEL, process: "redirect" });
const metrics = makeMetrics();
const database = openPool({
  url: config.DATABASE_URL,
  size: 4,
  name: "polyphon-redirect",
  limits: limitsOf(config),
});
await refuseStrongRole(database, log);
watchPool(metrics, database);
const redis = openRedis({ url: config.REDIS_URL, name: "polyphon-redirect", log, answerWithinMs: 1_000 });
await whenReady(redis);

const recorder = new ClickRecorder({ redis, spoolFolder: config.CLICK_SPOOL_DIR, log, metrics });
await recorder.start();
const cache = new LinkCache({ redis, database });
const server = await startRedirectServer({
  host: config.HOST,
  port: config.REDIRECT_PORT,
  cache,
  recorder,
  log,
  metrics,
});
const ops = await startOpsServer({
  host: config.HOST,
  port: config.REDIRECT_OPS_PORT,
  registry: metrics.registry,
  checks: [databaseCheck(database), redisCheck(redis)],
});
log.info({ url: server.url, ops: ops.url }, "the redirect listens");

stopGracefully(log, [() => server.stop(), () => ops.stop(), () => redis.disconnect(), () => database.end()]);
