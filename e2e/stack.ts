import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, openSync } from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { sandboxBases } from "../apps/sandbox/src/sandbox-bases.ts";
import {
  commitWithoutDisk,
  createDatabase,
  dropDatabase,
} from "../apps/server/src/platform/db/setup/create-database.ts";
import { ensureServices } from "../tools/services/services.ts";
import { requireFreePorts } from "./require-free-ports.ts";
import { adminUrl, databaseOf, host, type StackAddresses, stackAddresses } from "./stack-addresses.ts";

export interface Stack extends StackAddresses {
  stop(): Promise<void>;
}

const root = resolve(import.meta.dirname, "..");

export async function answers(url: string): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    const response = await fetch(url).catch(() => null);
    await response?.body?.cancel();
    if (response && response.status < 500) return;
    await pause(200);
  }
  throw new Error(`${url} did not answer within a minute`);
}

/** The production builds as processes, with demo data in a database of their own. Needs `pnpm build` before. */
export async function startStack(options: { readonly name: string; readonly port: number }): Promise<Stack> {
  const at = (offset: number) => options.port + offset;
  const addresses = stackAddresses(options);
  const { url, sandboxUrl, shortLinkUrl } = addresses;
  const database = databaseOf(options.name);
  await requireFreePorts(host, [0, 1, 2, 3, 4, 5, 6].map(at));
  await ensureServices();
  const urls = await createDatabase(adminUrl, database, { fresh: true });
  await commitWithoutDisk(adminUrl, database);
  const folder = join(root, ".dev", options.name);
  mkdirSync(folder, { recursive: true });

  const env = {
    ...process.env,
    LOG_LEVEL: "info",
    // Every registration comes from an IP address of its own, as real ones do.
    TRUST_PROXY: "true",
    DATABASE_URL: urls.app,
    DATABASE_OWNER_URL: urls.owner,
    // Its own key prefix: a second stack on this Redis must not use this one's counters.
    REDIS_URL: `redis://${host}:6379/7?keyPrefix=${options.name}-${Date.now()}:`,
    API_PORT: String(at(0)),
    REDIRECT_PORT: String(at(1)),
    WORKER_PORT: String(at(2)),
    API_OPS_PORT: String(at(3)),
    REDIRECT_OPS_PORT: String(at(4)),
    SANDBOX_PORT: String(at(5)),
    SANDBOX_SMTP_PORT: String(at(6)),
    SMTP_URL: `smtp://${host}:${at(6)}`,
    EMPLOYEE_URL: url,
    ADMIN_URL: `${url}/admin`,
    API_URL: url,
    SHORT_LINK_URL: shortLinkUrl,
    ...sandboxBases(sandboxUrl),
    CLICK_SPOOL_DIR: `${folder}/clicks`,
    S3_BUCKET: `polyphon-${options.name}`,
    WEB_ROOT: "dist/web",
  };
  const running: ChildProcess[] = [];

  function start(name: string, file: string): ChildProcess {
    const log = openSync(`${folder}/${name}.log`, "w");
    const child = spawn(process.execPath, [file], { cwd: root, env, stdio: ["ignore", log, log] });
    running.push(child);
    return child;
  }
  async function stop(): Promise<void> {
    const left = running.filter((child) => child.exitCode === null && child.signalCode === null);
    const ended = left.map((child) => once(child, "exit"));
    for (const child of left) child.kill("SIGTERM");
    await Promise.all(ended);
    await dropDatabase(adminUrl, database);
  }

  try {
    start("sandbox", "apps/sandbox/src/sandbox.ts");
    await answers(sandboxUrl);
    const [code] = (await once(start("seed", "apps/server/dist/seed.js"), "exit")) as [number];
    if (code !== 0) throw new Error(`seeding ended with ${code}; see ${folder}/seed.log`);
    for (const name of ["api", "worker", "redirect"]) start(name, `apps/server/dist/${name}.js`);
    await Promise.all([
      answers(`${url}/openapi.json`),
      answers(`${shortLinkUrl}/healthz`),
      answers(`http://${host}:${at(2)}/health`),
    ]);
    return { ...addresses, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
