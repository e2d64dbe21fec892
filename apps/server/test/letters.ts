import { expect } from "vitest";
import type { Ground } from "./ground.ts";
import { until } from "./until.ts";

/** The newest letter to somebody, once there are as many as said. The worker delivers it, so it takes a moment. */
export async function letterTo(ground: Ground, email: string, count = 1) {
  const letters = await until(
    () => ground.sandbox.inbox.list({ to: email, limit: 50 }),
    (found) => found.length >= count,
  );
  expect(letters).toHaveLength(count);
  const [newest] = letters;
  if (!newest) throw new Error(`no letter to ${email}`);
  return newest;
}

/** The key in the link of a letter. */
export function keyIn(letter: { readonly html: string }): string {
  const key = /[?&]key=([\w-]+)/.exec(letter.html)?.[1];
  if (!key) throw new Error("the letter holds no key");
  return key;
}
