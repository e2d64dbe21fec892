import { readConfig } from "./platform/config/config.ts";
import { makeLog } from "./platform/log/log.ts";
import { stopGracefully } from "./platform/process/stop-gracefully.ts";
import { startWorker } from "./start-worker.ts";

const config = readConfig(process.env, "worker");
const log = makeLog({ level: config.LOG_LEVEL, process: "worker" });
const worker = await startWorker(config, log);
stopGracefully(log, [() => worker.stop()]);
