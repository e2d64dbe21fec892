import { unsubscribeOneClick } from "@polyphon/contract/notifications/notifications.contract.ts";
import type { FastifyInstance } from "fastify";
import { makeS3UploadStore } from "./adapters/s3/s3-upload-store.ts";
import { type Composed, compose } from "./compose.ts";
import { mountApps } from "./platform/http/mount-apps.ts";
import { mediaPath } from "./modules/media/delivery/signed-url.ts";
import { makeMediaHandler } from "./modules/media/delivery/make-media-handler.ts";
import { frontDoor, makeUploadHandler, staffDoor } from "./modules/media/upload/make-upload-handler.ts";
import { sheetPath } from "@polyphon/contract/people/bulk-upload.contract.ts";
import { receiveSheet } from "./modules/people/uploads/receive-sheet.ts";
import type { Config } from "./platform/config/config.ts";
import { type Database, openPool } from "./platform/db/pool.ts";
import { refuseStrongRole } from "./platform/db/connection/refuse-strong-role.ts";
import { limitsOf } from "./platform/db/connection/session-limits.ts";
import { databaseCheck, redisCheck } from "./platform/health/checks.ts";
import { heartbeatCheck } from "./platform/health/heartbeat.ts";
import { type FindActor, rawRoute } from "./platform/http/raw-route.ts";
import { listen, makeServer } from "./platform/http/server.ts";
import type { Log } from "./platform/log/log.ts";
import { makeMetrics, watchPool } from "./platform/metrics/metrics.ts";
import { startOpsServer } from "./platform/metrics/ops-server.ts";
import { makeRateLimit } from "./platform/redis/rate-limit.ts";
import { traceOperation } from "./platform/trace/trace-operation.ts";
import { traceRequest } from "./platform/trace/trace-request.ts";

export interface RunningApi {
  readonly url: string;
  readonly opsUrl: string;
  stop(): Promise<void>;
}

/** Generous for a person, narrow for a loop. */
const perPerson = { capacity: 600, perSeconds: 60 };

function mountBytes(
  app: FastifyInstance,
  composed: Composed,
  config: Config,
  database: Database,
  log: Log,
): void {
  const { storage, signer } = composed;
  const authenticate: FindActor = async (token, address) =>
    (await composed.authenticate(token, address))?.actor ?? null;
  const uploads = { store: makeS3UploadStore(config), database, authenticate, log };
  const sheets = receiveSheet({ storage, database, authenticate, log });
  const pictures = makeMediaHandler({ storage, signer, log });
  for (const door of [staffDoor, frontDoor]) {
    const upload = rawRoute(makeUploadHandler(uploads, door));
    for (const url of [door.path, `${door.path}/*`])
      app.route({ method: ["OPTIONS", "POST", "HEAD", "PATCH", "DELETE"], url, ...upload });
  }
  app.route({ method: "PUT", url: sheetPath(":id"), ...rawRoute(sheets) });
  app.route({ method: ["GET", "HEAD"], url: `${mediaPath}*`, ...rawRoute(pictures) });
}

export async function startApi(config: Config, log: Log): Promise<RunningApi> {
  const database = openPool({
    url: config.DATABASE_URL,
    size: config.DATABASE_POOL,
    name: "polyphon-api",
    limits: limitsOf(config),
  });
  await refuseStrongRole(database, log);
  const metrics = makeMetrics();
  watchPool(metrics, database);
  const onAlone = (limit: string) => metrics.limits.alone.inc({ limit });
  const composed = compose({
    config,
    database,
    log,
    onLimitAlone: onAlone,
  });
  const limit = makeRateLimit({
    redis: composed.redis,
    log,
    onAlone,
  });

  const operations = composed.modules.flatMap((module) => module.operations);
  const app = makeServer({
    database,
    operations: config.OTEL_ENABLED ? operations.map(traceOperation) : operations,
    authenticate: composed.authenticate,
    council: composed.council,
    log,
    trustProxy: config.TRUST_PROXY,
    secure: config.API_URL.startsWith("https:"),
    bodySeconds: config.REQUEST_SECONDS,
    limitRate: (actorId) => limit.take(`person:${actorId}`, perPerson),
    onRequestDone: (operation, status, ms) => {
      metrics.http.seconds.observe({ operation, status: String(status) }, ms / 1000);
      if (config.OTEL_ENABLED) traceRequest(operation, status, ms);
    },
  });
  mountBytes(app, composed, config, database, log);
  app.get<{ Params: { token: string } }>(unsubscribeOneClick.path, (request, reply) =>
    reply.redirect(
      `${config.EMPLOYEE_URL}/unsubscribe_emails?token=${encodeURIComponent(request.params.token)}`,
    ),
  );
  if (config.WEB_ROOT !== "") await mountApps(app, config);

  const url = await listen(app, config.HOST, config.API_PORT);
  const ops = await startOpsServer({
    port: config.API_OPS_PORT,
    host: config.HOST,
    registry: metrics.registry,
    checks: [
      databaseCheck(database),
      redisCheck(composed.redis),
      heartbeatCheck(database, "jobs"),
      heartbeatCheck(database, "share-engine"),
    ],
  });
  log.info({ url, ops: ops.url }, "the API listens");

  return {
    url,
    opsUrl: ops.url,
    stop: async () => {
      await app.close();
      await ops.stop();
      await composed.close();
      await database.end();
    },
  };
}
