import { setTimeout as pause } from "node:timers/promises";

const pollMs = 100;

/** Repeats until the answer is yes; false when the time is over. An unavailable database answers no. */
export async function waitUntil(check: () => Promise<boolean>, withinMs: number): Promise<boolean> {
  const end = performance.now() + withinMs;
  while (performance.now() < end) {
    if (await check().catch(() => false)) return true;
    await pause(pollMs);
  }
  return false;
}
