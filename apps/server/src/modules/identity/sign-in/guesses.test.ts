import { login } from "@polyphon/contract/identity/identity.contract.ts";
import { limits } from "@polyphon/contract/limits.ts";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { unique } from "../../../../test/test-context.ts";
import { addCompany, addFrontUser, password } from "../../../../test/people.ts";
import { openWorld, type World } from "../../../../test/world.ts";

let world: World;
let company: number;
let places = 0;

beforeAll(async () => {
  world = await openWorld({ settings: { TRUST_PROXY: "true" } });
  company = await addCompany(world);
}, 60_000);
afterAll(() => world.close());

const newAddress = () => {
  places += 1;
  return `10.${(places >> 16) & 255}.${(places >> 8) & 255}.${places & 255}`;
};

const signIn = (username: string, secret = password, captcha = unique("fresh")) =>
  world.call(
    login,
    { username, password: secret, panel: "FRONT", captcha },
    { address: newAddress(), language: "en" },
  );

describe("a thousand guesses from a thousand addresses", () => {
  const guesses = 1_000;
  const lanes = 40;

  test(
    "are evaluated at most twelve times for each account, known or not, with the same message, and delay nobody else",
    { timeout: 120_000 },
    async () => {
      const known = [await addFrontUser(world, company), await addFrontUser(world, company)];
      const targets = [...known.map(({ email }) => email), unique("no"), unique("no")].map((name) =>
        name.includes("@") ? name : `${name}@mail.example`,
      );
      const right = await Promise.all(Array.from({ length: 10 }, () => addFrontUser(world, company)));
      const answers = new Map<string, Map<string, number>>(targets.map((target) => [target, new Map()]));
      let sent = 0;
      const lane = async () => {
        while (sent < guesses) {
          const target = targets[(sent += 1) % targets.length] ?? "";
          const { status, problem } = await signIn(target, "Wrong!234");
          const words = `${status} ${problem.description.replaceAll(/\d+/g, "n")}`;
          const counts = answers.get(target);
          counts?.set(words, (counts.get(words) ?? 0) + 1);
        }
      };
      const timed = async (username: string) => {
        const started = performance.now();
        expect((await signIn(username)).status).toBe(200);
        return performance.now() - started;
      };
      const alone = await timed((await addFrontUser(world, company)).email);
      const attack = Promise.all(Array.from({ length: lanes }, lane));
      const times: number[] = [];
      for (const person of right) {
        times.push(await timed(person.email));
        await pause(50);
      }
      await attack;

      const evaluated = [...answers.values()].map(
        (counts) => [...counts].find(([words]) => words.startsWith("401"))?.[1] ?? 0,
      );
      for (const count of evaluated) {
        expect(count).toBeGreaterThan(0);
        expect(count).toBeLessThanOrEqual(limits.login.attemptsOfAccount);
      }
      const words = [...answers.values()].map((counts) => [...counts.keys()].toSorted());
      for (const each of words) expect(each).toEqual(words[0]);
      // `pnpm bench guesses` measures the goal of half a second on a quiet machine.
      expect(Math.max(...times)).toBeLessThan(Math.max(2_000, 20 * alone));
    },
  );
});

test("invalid captchas do not lock an account's owner out", async () => {
  const person = await addFrontUser(world, company);
  for (let index = 0; index < 3 * limits.login.attempts; index += 1)
    expect((await signIn(person.email, "Wrong!234", `invalid:::${unique("n")}`)).status).toBe(400);
  expect((await signIn(person.email)).status).toBe(200);
});
