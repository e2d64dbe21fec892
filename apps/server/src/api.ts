import { readConfig } from "./platform/config/config.ts";
import { makeLog } from "./platform/log/log.ts";
import { stopGracefully } from "./platform/process/stop-gracefully.ts";
import { startApi } from "./start-api.ts";

const config = readConfig(process.env, "api");
const log = makeLog({ level: config.LOG_LEVEL, process: "api" });
const api = await startApi(config, log);
stopGracefully(log, [() => api.stop()]);
