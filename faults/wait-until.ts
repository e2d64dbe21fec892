import { setTimeout as pause } from "node:timers/promises";

const pollMs = 100;

/** Asks until the answer is yes; false when the time is over. A database that is away just now answers no. */
export async function waitUntil(check: () => Promise<boolean>, withinMs: number): Promise<boolean> {
  const end = performance.now() + withinMs;
  while (performance.now() < end) {
    if (await check().catch(() => false)) return true;
    await pause(pollMs);
  }
  return false;
}
