import { execFile } from "node:child_process";
import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { answers, waitUntil } from "./answers.ts";
import { requireCommand } from "./require-command.ts";
import { withLock } from "./with-lock.ts";

const run = promisify(execFile);

interface Place {
  readonly port: number;
  readonly folder: string;
}

const startedFile = (place: Place) => join(place.folder, `postgres-${place.port}.started`);

export async function ensurePostgres(place: Place): Promise<void> {
  if (await answers(place.port)) return;
  await withLock(join(place.folder, "postgres.lock"), async () => {
    if (await answers(place.port)) return;
    await requireCommand("pg_ctlcluster");
    const cluster = await clusterOn(place.port);
    await run("pg_ctlcluster", [...cluster, "start"]);
    await writeFile(startedFile(place), cluster.join(" "));
    await waitUntil("PostgreSQL", () => answers(place.port));
  });
}

export async function stopPostgres(place: Place): Promise<void> {
  const cluster = await readFile(startedFile(place), "utf8").catch(() => "");
  if (!cluster) return;
  if (await answers(place.port)) await run("pg_ctlcluster", [...cluster.split(" "), "stop", "-m", "fast"]);
  await rm(startedFile(place), { force: true });
}

async function clusterOn(port: number): Promise<string[]> {
  const { stdout } = await run("pg_lsclusters", ["--no-header"]);
  const rows = stdout.split("\n").map((line) => line.trim().split(/\s+/));
  const [version, name] = rows.find((row) => row[2] === String(port)) ?? [];
  if (!version || !name) throw new Error(`no PostgreSQL cluster is set up for port ${port} (pg_lsclusters)`);
  return [version, name];
}
