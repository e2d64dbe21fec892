import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { chmod, chown, mkdir, readFile, writeFile } from "node:fs/promises";
import { userInfo } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { SwiftPorts } from "./swift-ports.ts";
import { swiftSettings } from "./swift-settings.ts";

const run = promisify(execFile);

interface Owner {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
}

/** Swift gives up root for its own user; without root it runs as whoever starts it. */
async function ownerOfData(): Promise<Owner> {
  const me = userInfo();
  if (me.uid !== 0) return { name: me.username, uid: me.uid, gid: me.gid };
  const { stdout } = await run("getent", ["passwd", "swift"]);
  const [name = "swift", , uid, gid] = stdout.trim().split(":");
  return { name, uid: Number(uid), gid: Number(gid) };
}

async function canReach(folder: string, owner: Owner): Promise<boolean> {
  const test = run("test", ["-x", folder], { uid: owner.uid, gid: owner.gid, cwd: "/" });
  return test.then(
    () => true,
    () => false,
  );
}

function folderNames(root: string, port: number): { preferred: string; fallback: string } {
  const name = port === 4680 ? "swift" : `swift-${port}`;
  return { preferred: join(root, ".dev", name), fallback: `/var/tmp/polyphon-swift-${port}` };
}

export function existingFolders(root: string, port: number): string[] {
  const { preferred, fallback } = folderNames(root, port);
  return [preferred, fallback].filter((folder) => existsSync(folder));
}

/** Rings, settings and data below one folder, made on the first start and kept from then on. */
export async function prepareFolder(root: string, ports: SwiftPorts): Promise<string> {
  const owner = await ownerOfData();
  const { preferred, fallback } = folderNames(root, ports.proxy);
  await mkdir(join(root, ".dev"), { recursive: true });
  const folder = (await canReach(join(root, ".dev"), owner)) ? preferred : fallback;

  for (const part of ["", "etc", "run", "log", "srv", "srv/d1"]) {
    const path = join(folder, part);
    await mkdir(path, { recursive: true });
    await chmod(path, 0o755);
    await chown(path, owner.uid, owner.gid);
  }
  const hashSuffix = await keptSuffix(join(folder, "hash-suffix"));
  const settings = swiftSettings({ folder, user: owner.name, ports, hashSuffix });
  for (const [name, text] of Object.entries(settings)) await writeFile(join(folder, "etc", name), text);
  for (const ring of ["object", "container", "account"] as const) await buildRing(folder, ring, ports[ring]);
  return folder;
}

async function keptSuffix(path: string): Promise<string> {
  const kept = await readFile(path, "utf8").catch(() => "");
  if (kept) return kept;
  const made = randomBytes(12).toString("hex");
  await writeFile(path, made);
  return made;
}

async function buildRing(folder: string, ring: string, port: number): Promise<void> {
  const etc = join(folder, "etc");
  if (existsSync(join(etc, `${ring}.ring.gz`))) return;
  const builder = `${ring}.builder`;
  await run("swift-ring-builder", [builder, "create", "4", "1", "1"], { cwd: etc });
  await run("swift-ring-builder", [builder, "add", `r1z1-127.0.0.1:${port}/d1`, "1"], { cwd: etc });
  await run("swift-ring-builder", [builder, "rebalance"], { cwd: etc });
}
