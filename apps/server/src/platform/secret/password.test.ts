import { expect, test } from "vitest";
import { checkGuess, checkPassword, hashPassword } from "./password.ts";

test("a password matches its own hash only, and is stored as argon2id with the agreed cost", async () => {
  const hash = await hashPassword("Secret!234");
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await checkPassword(hash, "Secret!234")).toBe(true);
  expect(await checkPassword(hash, "secret!234")).toBe(false);
  expect(await checkPassword(null, "nobody's password")).toBe(false);
  expect(await hashPassword("Secret!234")).not.toBe(hash);
});

test("a burst of sign-ins is processed four at a time", async () => {
  const hash = await hashPassword("Secret!234");
  const before = process.memoryUsage().rss;
  const answers = await Promise.all(Array.from({ length: 40 }, () => checkPassword(hash, "Secret!234")));
  expect(answers.every(Boolean)).toBe(true);
  // Forty at once would take 760 MB.
  expect(process.memoryUsage().rss - before).toBeLessThan(300 * 1024 * 1024);
});

test("guesses wait behind everybody else, and none is dropped", async () => {
  const hash = await hashPassword("Secret!234");
  let guessed = 0;
  const guesses = Array.from({ length: 30 }, async () => {
    expect(await checkGuess(hash, "Wrong!234", 60_000)).toBe(false);
    guessed += 1;
  });
  for (let person = 0; person < 5; person += 1) expect(await checkPassword(hash, "Secret!234")).toBe(true);
  expect(guessed).toBeLessThan(15);
  await Promise.all(guesses);
  expect(guessed).toBe(30);
});

test("a guess that waited too long is not evaluated, right or wrong, known or not", async () => {
  const hash = await hashPassword("Secret!234");
  expect(await checkGuess(hash, "Secret!234")).toBe(true);
  expect(await checkGuess(null, "Secret!234")).toBe(false);
  expect(await checkGuess(hash, "Secret!234", -1)).toBeNull();
  expect(await checkGuess(null, "Secret!234", -1)).toBeNull();
});
