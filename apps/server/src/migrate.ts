import { ensureFirstPages } from "./modules/site/site.api.ts";
import { readConfig } from "./platform/config/config.ts";
import { migrate } from "./platform/db/setup/migrate.ts";
import { openPool } from "./platform/db/pool.ts";
import { limitsOf } from "./platform/db/connection/session-limits.ts";
import { makeLog } from "./platform/log/log.ts";

const config = readConfig(process.env, "migrate");
const log = makeLog({ level: config.LOG_LEVEL, process: "migrate" });
const applied = await migrate(config.DATABASE_OWNER_URL);
log.info({ applied }, applied.length === 0 ? "nothing to migrate" : "migrated");

const database = openPool({
  url: config.DATABASE_URL,
  size: 1,
  name: "polyphon-migrate",
  limits: limitsOf(config),
});
const pages = await ensureFirstPages(database);
await database.end();
if (pages.length > 0) log.info({ pages }, "missing pages of the site added");
