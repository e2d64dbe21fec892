import * as fc from "fast-check";
import { expect, test } from "vitest";
import { generatedPassword, generatedPasswordBytes } from "./generated-password.ts";
import { checkPassword } from "./password-rule.ts";

const random = fc.uint8Array({ minLength: generatedPasswordBytes, maxLength: generatedPasswordBytes });

test("a generated password always satisfies the password rule and contains no ambiguous characters", () => {
  fc.assert(
    fc.property(random, (bytes) => {
      const password = generatedPassword(bytes);
      expect(checkPassword(password)).toEqual([]);
      expect(password).toHaveLength(15);
      expect(password).not.toMatch(/[lIoO01<>&"'\s]/);
    }),
    { numRuns: 500 },
  );
});

test("different bytes make a different password, without fixed positions for the kinds of characters", () => {
  const made = new Set<string>();
  const firstIs = new Set<string>();
  for (let round = 0; round < 500; round += 1) {
    const password = generatedPassword(crypto.getRandomValues(new Uint8Array(generatedPasswordBytes)));
    made.add(password);
    firstIs.add(/^[a-z]/.test(password) ? "lower" : /^[A-Z]/.test(password) ? "upper" : "other");
  }
  expect(made.size).toBe(500);
  expect(firstIs.size).toBe(3);
});
