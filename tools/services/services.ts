import { join } from "node:path";
import { ensurePostgres, stopPostgres } from "./postgres.ts";
import { ensureRedis, stopRedis } from "./redis.ts";
import { ensureSwift, stopSwift } from "./swift/swift.ts";
import { withLock } from "./with-lock.ts";

const root = join(import.meta.dirname, "../..");
const folder = join(root, ".dev/services");
const s3Port = Number(process.env["S3_PORT"] ?? 4680);

/** PostgreSQL, Redis and an S3 service on loopback: found, or started so that they outlive this command. */
export async function ensureServices(): Promise<void> {
  await Promise.all([
    ensurePostgres({ port: 5432, folder }),
    ensureRedis({ port: 6379, folder }),
    ensureSwift({ port: s3Port, root }),
  ]);
}

/** Stops what an earlier `ensureServices` of this checkout started, and nothing else. */
async function stopServices(): Promise<void> {
  await withLock(join(folder, "stop.lock"), async () => {
    await stopSwift({ port: s3Port, root });
    await stopRedis({ port: 6379, folder });
    await stopPostgres({ port: 5432, folder });
  });
}

if (import.meta.main) {
  const started = performance.now();
  try {
    await (process.argv[2] === "stop" ? stopServices() : ensureServices());
    const what = process.argv[2] === "stop" ? "stopped" : `answer on 5432, 6379 and ${s3Port}`;
    process.stdout.write(`services: ${what} (${Math.round(performance.now() - started)} ms)\n`);
  } catch (error) {
    process.stderr.write(`services: ${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
