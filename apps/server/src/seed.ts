import { parseArgs } from "node:util";
import { ensureBucket } from "./adapters/s3/ensure-bucket.ts";
import { createHttpClient } from "./adapters/http/http-client.ts";
import { createNetworkAdapters } from "./adapters/network-adapters.ts";
import { makeS3Storage } from "./adapters/s3/s3-storage.ts";
import { seedPlans } from "./demo/autopilot/seed-autopilot.ts";
import { seedUsers } from "./demo/seed-users.ts";
import { seedConnections } from "./demo/networks/seed-connections.ts";
import { seedDemo } from "./demo/seed-demo.ts";
import { seedSso } from "./demo/identity/seed-sso.ts";
import { ensureFirstPages } from "./modules/site/site.api.ts";
import { readConfig } from "./platform/config/config.ts";
import { openPool } from "./platform/db/pool.ts";
import { limitsOf } from "./platform/db/connection/session-limits.ts";
import { makeLog } from "./platform/log/log.ts";
import { makeSecretBox } from "./platform/secret/secret-box.ts";

/** Demo data; with --users N also a users for size tests. */
const { values } = parseArgs({ options: { users: { type: "string" } } });
const config = readConfig(process.env, "seed");
const log = makeLog({ level: config.LOG_LEVEL, process: "seed" });
const database = openPool({
  url: config.DATABASE_URL,
  size: 2,
  name: "polyphon-seed",
  limits: limitsOf(config),
});

await ensureBucket(config);
await ensureFirstPages(database);
const fresh = await seedDemo({
  database,
  storage: makeS3Storage(config),
  log,
  now: new Date(),
  networkWebUrl: config.LINKEDIN_WEB_BASE,
});
const box = makeSecretBox(config.TOKEN_KEYS);
if (fresh) {
  await seedSso(database, box);
  const sandbox = await fetch(config.LINKEDIN_WEB_BASE).catch(() => null);
  if (sandbox) {
    await seedConnections(database, box, config.LINKEDIN_WEB_BASE);
    const http = createHttpClient({ timeoutMs: 5_000, connections: 1 });
    const { publishers } = createNetworkAdapters(config, http, makeS3Storage(config));
    await seedPlans({
      database,
      box,
      sandbox: config.LINKEDIN_WEB_BASE,
      now: new Date(),
      abilities: (network, accountType) =>
        publishers.find((one) => one.network === network && one.accountTypes.includes(accountType))
          ?.abilities ?? null,
    });
    await http.close();
  }
} else log.info("the demo data is already there");
if (values.users) await seedUsers(database, log, Number(values.users));
await database.end();
