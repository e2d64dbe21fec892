import { mkdir, open, readFile, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { isAlive } from "./process-file.ts";

/** Two commands that start the same service at once: the second waits and then finds it running. */
export async function withLock<T>(path: string, work: () => Promise<T>): Promise<T> {
  await mkdir(dirname(path), { recursive: true });
  while (!(await take(path))) await sleep(100);
  try {
    return await work();
  } finally {
    await rm(path, { force: true });
  }
}

async function take(path: string): Promise<boolean> {
  try {
    const file = await open(path, "wx");
    await file.writeFile(String(process.pid));
    await file.close();
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    await removeIfAbandoned(path);
    return false;
  }
}

async function removeIfAbandoned(path: string): Promise<void> {
  const owner = Number(await readFile(path, "utf8").catch(() => "0"));
  // An empty file belongs to a process that is just about to write its id.
  if (owner > 0 && !isAlive(owner)) await rm(path, { force: true });
}
