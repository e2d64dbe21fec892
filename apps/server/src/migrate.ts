import { readConfig } from "./platform/config/config.ts";
import { migrate } from "./platform/db/migrate.ts";
import { makeLog } from "./platform/log/log.ts";

const config = readConfig();
const log = makeLog({ level: config.LOG_LEVEL, process: "migrate" });
const applied = await migrate(config.DATABASE_OWNER_URL);
log.info({ applied }, applied.length === 0 ? "nothing to migrate" : "migrated");
