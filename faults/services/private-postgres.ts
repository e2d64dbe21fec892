import { execFile, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { chown, mkdtemp, readdir, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

export interface PrivatePostgres {
  readonly adminUrl: string;
  /** As after a power cut: nothing is written out, every connection is gone. */
  restartImmediate(): Promise<void>;
  stop(): Promise<void>;
}

interface Owner {
  readonly uid?: number;
  readonly gid?: number;
}

async function newestBin(): Promise<string> {
  const root = "/usr/lib/postgresql";
  const versions = await readdir(root).catch(() => [] as string[]);
  const newest = versions.toSorted((left, right) => Number(right) - Number(left))[0];
  return newest === undefined ? "" : join(root, newest, "bin/");
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });
}

/** The kernel gives such ports to outgoing connections as well, so the first may be taken. */
export async function freePort(first: number): Promise<number> {
  for (let port = first; port < first + 10; port += 1) if (await isFree(port)) return port;
  throw new Error(`no free port from ${first} on`);
}

/** PostgreSQL refuses to run as root. */
async function ownerOfCluster(): Promise<Owner> {
  if (process.getuid?.() !== 0) return {};
  const ids = await Promise.all(["-u", "-g"].map((flag) => run("id", [flag, "postgres"])));
  const [uid, gid] = ids.map(({ stdout }) => Number(stdout));
  return uid === undefined || gid === undefined ? {} : { uid, gid };
}

/** A cluster of its own, durable as in production, that a test may restart and discards. */
export async function startPrivatePostgres(
  firstPort: number,
  env: Readonly<Record<string, string>> = {},
): Promise<PrivatePostgres> {
  const port = await freePort(firstPort);
  const bin = await newestBin();
  const owner = await ownerOfCluster();
  const home = await mkdtemp(join(tmpdir(), "polyphon-faults-"));
  if (owner.uid !== undefined && owner.gid !== undefined) await chown(home, owner.uid, owner.gid);
  const data = join(home, "data");
  const command = (args: readonly string[]) => ["-D", data, "-w", "-s", "-l", join(home, "log"), ...args];
  // The server keeps inherited descriptors, so none of them may be a pipe that somebody waits for.
  const control = async (...args: string[]) => {
    const child = spawn(`${bin}pg_ctl`, command(args), {
      ...owner,
      cwd: home,
      stdio: "ignore",
      env: { ...process.env, ...env },
    });
    const [code] = await once(child, "exit");
    if (code !== 0) throw new Error(`pg_ctl ${args.at(-1)} ended with ${code}`);
  };
  const settings = [
    `-p ${port}`,
    "-c listen_addresses=127.0.0.1",
    `-c unix_socket_directories=${home}`,
    "-c max_connections=200",
    "-c shared_buffers=256MB",
    "-c max_wal_size=2GB",
  ].join(" ");

  await run(`${bin}initdb`, ["-D", data, "-A", "trust", "-U", "root", "--no-instructions", "-E", "UTF8"], {
    ...owner,
    cwd: home,
  });
  await control("-o", settings, "start");
  const atExit = () => {
    spawnSync(`${bin}pg_ctl`, command(["-m", "immediate", "stop"]), { ...owner, cwd: home, stdio: "ignore" });
    rmSync(home, { recursive: true, force: true });
  };
  process.once("exit", atExit);
  return {
    adminUrl: `postgres://root@127.0.0.1:${port}/postgres`,
    restartImmediate: async () => {
      await control("-m", "immediate", "-o", settings, "restart");
    },
    stop: async () => {
      process.off("exit", atExit);
      await control("-m", "immediate", "stop");
      await rm(home, { recursive: true, force: true });
    },
  };
}
