import { readFileSync } from "node:fs";
import { readFile, rm, writeFile } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** When the kernel started the process: an id alone may have been given to somebody else since. */
function startOf(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19];
  } catch {
    return undefined;
  }
}

export async function writeProcessFile(path: string, pid: number): Promise<void> {
  await writeFile(path, `${pid} ${startOf(pid) ?? ""}\n`);
}

/** The process of the file, if it is still the one that was started. */
export async function readProcessFile(path: string): Promise<number | undefined> {
  const text = await readFile(path, "utf8").catch(() => "");
  const [pid, start] = text.trim().split(" ");
  return pid && start && startOf(Number(pid)) === start ? Number(pid) : undefined;
}

export async function endProcess(path: string): Promise<void> {
  const pid = await readProcessFile(path);
  if (pid !== undefined) {
    process.kill(pid, "SIGTERM");
    for (let waited = 0; waited < 5_000 && isAlive(pid); waited += 50) await sleep(50);
    if ((await readProcessFile(path)) === pid) process.kill(pid, "SIGKILL");
  }
  await rm(path, { force: true });
}
