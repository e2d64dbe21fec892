import { randomBytes } from "node:crypto";
import { startSandbox } from "@polyphon/sandbox/start-sandbox.ts";
import { createOutsidePages } from "../../src/adapters/outside-pages.ts";
import { makeLog } from "../../src/platform/log/log.ts";
import { makeFetchOutside } from "../../src/platform/outside/fetch-outside.ts";
import { makeRateLimit } from "../../src/platform/redis/rate-limit.ts";
import { openRedis } from "../../src/platform/redis/redis.ts";

/** The articles of a sandbox, read as the product reads the open internet. */
export async function openOutside() {
  const sandbox = await startSandbox({ port: 0, smtpPort: 0 });
  const log = makeLog({ level: "error", process: "test" });
  const url = `redis://127.0.0.1:6379/9?keyPrefix=test-${randomBytes(6).toString("hex")}:`;
  const redis = openRedis({ url, name: "test", log, answerWithinMs: 1_000 });
  const trusted = [new URL(sandbox.url).host];
  return {
    url: sandbox.url,
    pages: createOutsidePages(makeFetchOutside({ trusted }), makeRateLimit({ redis, log })),
    close: async () => {
      redis.disconnect();
      await sandbox.stop();
    },
  };
}
