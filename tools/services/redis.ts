import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { answers, waitUntil } from "./answers.ts";
import { endProcess } from "./process-file.ts";
import { requireCommand } from "./require-command.ts";
import { startDetached } from "./start-detached.ts";
import { withLock } from "./with-lock.ts";

interface Place {
  readonly port: number;
  readonly folder: string;
}

const processFile = (place: Place) => join(place.folder, `redis-${place.port}.pid`);

/** Keeps nothing on disk: what Redis holds may be rebuilt. */
export async function ensureRedis(place: Place): Promise<void> {
  if (await answers(place.port)) return;
  await withLock(join(place.folder, "redis.lock"), async () => {
    if (await answers(place.port)) return;
    await requireCommand("redis-server");
    await mkdir(place.folder, { recursive: true });
    await startDetached({
      command: "redis-server",
      args: ["--bind", "127.0.0.1", "--port", String(place.port), "--save", "", "--appendonly", "no"],
      cwd: place.folder,
      log: join(place.folder, `redis-${place.port}.log`),
      processFile: processFile(place),
    });
    await waitUntil("Redis", () => answers(place.port));
  });
}

export function stopRedis(place: Place): Promise<void> {
  return endProcess(processFile(place));
}
