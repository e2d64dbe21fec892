import { expect } from "vitest";
import type { TestContext } from "./test-context.ts";
import { until } from "./until.ts";

/** The newest letter to somebody, once `count` letters have arrived. The worker delivers them, so it takes a moment. */
export async function letterTo(context: TestContext, email: string, count = 1) {
  const letters = await until(
    () => context.sandbox.inbox.list({ to: email, limit: 50 }),
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
