import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createConnection } from "node:net";
import { freePort } from "./private-postgres.ts";
import { waitUntil } from "../wait-until.ts";

export interface PrivateRedis {
  readonly url: string;
  /** It dies and comes back empty. */
  restart(): Promise<void>;
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

/** A Redis of its own that a test may kill; it keeps nothing on disk. */
export async function startPrivateRedis(firstPort: number): Promise<PrivateRedis> {
  const port = await freePort(firstPort);
  const start = async (): Promise<ChildProcess> => {
    const args = ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"];
    const child = spawn(server, args, { stdio: "ignore" });
    await waitUntil(() => answers(port), 10_000);
    return child;
  };
  let running = await start();
  const end = async () => {
    const ended = once(running, "exit");
    running.kill("SIGKILL");
    await ended;
  };
  process.once("exit", () => running.kill("SIGKILL"));
  return {
    url: `redis://127.0.0.1:${port}/0`,
    restart: async () => {
      await end();
      running = await start();
    },
    stop: end,
  };
}
