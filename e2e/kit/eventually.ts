import { setTimeout as pause } from "node:timers/promises";

/** Asks again until the answer holds; a failure shows the last answer. */
export async function eventually<T>(
  ask: () => Promise<T>,
  holds: (answer: T) => boolean,
  seconds = 60,
): Promise<T> {
  const end = Date.now() + seconds * 1000;
  for (;;) {
    const answer = await ask();
    if (holds(answer)) return answer;
    if (Date.now() > end)
      throw new Error(`not within ${seconds} s; the last answer was ${JSON.stringify(answer)}`);
    await pause(200);
  }
}
