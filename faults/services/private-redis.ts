import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { createConnection } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "./private-postgres.ts";
import { waitUntil } from "../wait-until.ts";

export interface PrivateRedis {
  readonly url: string;
  /** It dies and comes back, empty unless it is durable. */
  restart(): Promise<void>;
  /** It is gone for this long. */
  away(ms: number): Promise<void>;
  /** Every connection is closed by the server, without a word to whoever waits on it. */
  dropConnections(): Promise<void>;
  stop(): Promise<void>;
}

const server = "redis-server";

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection(port, "127.0.0.1", () => {
      socket.destroy();
      resolve(true);
    });
    socket.on("error", () => resolve(false));
  });
}

/** A Redis of its own that a test may kill. Durable, it keeps what it has acknowledged on disk, as in production. */
export async function startPrivateRedis(
  firstPort: number,
  { durable = false }: { readonly durable?: boolean } = {},
): Promise<PrivateRedis> {
  const port = await freePort(firstPort);
  const folder = await mkdtemp(join(tmpdir(), "polyphon-redis-"));
  const start = async (): Promise<ChildProcess> => {
    const args = ["--port", String(port), "--bind", "127.0.0.1", "--dir", folder, "--save", ""];
    const child = spawn(server, [...args, "--appendonly", durable ? "yes" : "no"], { stdio: "ignore" });
    await waitUntil(() => answers(port), 10_000);
    return child;
  };
  let running = await start();
  const end = async () => {
    const ended = once(running, "exit");
    running.kill("SIGKILL");
    await ended;
  };
  process.once("exit", () => {
    running.kill("SIGKILL");
    rmSync(folder, { recursive: true, force: true });
  });
  const away = async (ms: number) => {
    await end();
    await new Promise((resolve) => setTimeout(resolve, ms));
    running = await start();
  };
  return {
    url: `redis://127.0.0.1:${port}/0`,
    restart: () => away(0),
    away,
    dropConnections: async () => {
      const socket = createConnection(port, "127.0.0.1");
      socket.write("CLIENT KILL TYPE normal SKIPME yes\r\n");
      await once(socket, "data");
      socket.destroy();
    },
    stop: async () => {
      await end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
