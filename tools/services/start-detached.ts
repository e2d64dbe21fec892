import { spawn } from "node:child_process";
import { once } from "node:events";
import { open } from "node:fs/promises";
import { writeProcessFile } from "./process-file.ts";

interface Start {
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly log: string;
  readonly processFile: string;
}

/** A process in a session of its own, so that it outlives the command and its terminal. */
export async function startDetached(start: Start): Promise<void> {
  const log = await open(start.log, "a");
  const child = spawn(start.command, start.args, {
    cwd: start.cwd,
    detached: true,
    stdio: ["ignore", log.fd, log.fd],
  });
  await once(child, "spawn");
  await log.close();
  child.unref();
  if (child.pid !== undefined) await writeProcessFile(start.processFile, child.pid);
}
