import { setTimeout as pause } from "node:timers/promises";

/** Asks again until the answer fits; gives the last answer when it never did, so that the assertion can tell. */
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
