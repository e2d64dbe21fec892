import { setTimeout as sleep } from "node:timers/promises";

/** Longer than any of the code paths takes on an ordinary day; whoever waits for a mail does not notice it. */
const stepMs = 600;

/** Answers in whole steps of time, whether there was much to do or nothing, so that the duration reveals nothing. */
export async function answerEvenly<T>(work: () => Promise<T>): Promise<T> {
  const started = performance.now();
  try {
    return await work();
  } finally {
    await sleep(stepMs - ((performance.now() - started) % stepMs));
  }
}
