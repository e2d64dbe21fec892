import { randomBytes } from "node:crypto";
import { sandboxBases } from "@polyphon/sandbox/sandbox-bases.ts";
import { startSandbox } from "@polyphon/sandbox/start-sandbox.ts";
import { Redis } from "ioredis";
import { readConfig } from "../src/platform/config/config.ts";
import { allScope } from "../src/platform/db/scope.ts";
import { inTransaction, type Tx } from "../src/platform/db/transaction.ts";
import { makeLog } from "../src/platform/log/log.ts";
import { openTestDatabase } from "./services/test-database.ts";

export interface TestContextOptions {
  readonly settings?: Readonly<Record<string, string>>;
  /** Collects every log line of the processes, down to debug, as it would be written. */
  readonly keepLog?: boolean;
}

const redisUrl = "redis://127.0.0.1:6379/9";

async function forgetKeys(prefix: string): Promise<void> {
  const redis = new Redis(redisUrl);
  for await (const keys of redis.scanStream({ match: `${prefix}*`, count: 500 })) {
    const found = keys as string[];
    if (found.length > 0) await redis.del(...found);
  }
  redis.disconnect();
}

/** What every process of the product needs: its own database, its own sandbox, its own Redis prefix. */
export async function openTestContext({ settings = {}, keepLog = false }: TestContextOptions = {}) {
  const db = await openTestDatabase();
  const sandbox = await startSandbox({ port: 0, smtpPort: 0 });
  const prefix = `test-${randomBytes(6).toString("hex")}:`;
  const config = readConfig({
    NODE_ENV: "test",
    LOG_LEVEL: keepLog ? "debug" : "silent",
    DATABASE_URL: db.appUrl,
    DATABASE_OWNER_URL: db.ownerUrl,
    // Throttles and limits are separate per test file, however many run at once.
    REDIS_URL: `${redisUrl}?keyPrefix=${prefix}`,
    API_PORT: "0",
    API_OPS_PORT: "0",
    WORKER_PORT: "0",
    SMTP_URL: `smtp://127.0.0.1:${sandbox.smtpPort}`,
    ...sandboxBases(sandbox.url),
    SHARE_ANSWER_SECONDS: "10",
    ...settings,
  });
  const lines: string[] = [];
  const destination = { write: (line: string) => void lines.push(line) };

  return {
    sandbox,
    config,
    log: makeLog({ level: config.LOG_LEVEL, process: "test" }, destination),
    lines,
    database: db.pool,
    ownerUrl: db.ownerUrl,
    /** Direct access to the tables, for arranging what the product cannot do yet. */
    arrange: <T>(work: (tx: Tx) => Promise<T>): Promise<T> => inTransaction(db.pool, allScope("demo"), work),
    asSuperuser: (text: string, values?: readonly unknown[]) => db.asSuperuser(text, values),
    close: async () => {
      await sandbox.stop();
      await db.drop();
      await forgetKeys(prefix);
    },
  };
}

export type TestContext = Awaited<ReturnType<typeof openTestContext>>;

export function unique(prefix: string): string {
  return `${prefix}-${randomBytes(5).toString("hex")}`;
}
