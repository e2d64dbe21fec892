import { setTimeout as pause } from "node:timers/promises";

/** Repeats until the answer fits; returns the last answer if it never did, so that the assertion can report it. */
export async function until<T>(
  ask: () => Promise<T>,
  fits: (answer: T) => boolean,
  withinMs = 15_000,
): Promise<T> {
  const deadline = performance.now() + withinMs;
  let answer = await ask();
  while (!fits(answer) && performance.now() < deadline) {
    await pause(100);
    answer = await ask();
  }
  return answer;
}
