import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { editDistance, nearestWord, suggestFix } from "./suggest-fix.ts";

describe("the suggested fix of a typing error", () => {
  const company = { domain: "northwind.eu", groups: ["Sales DACH", "Sales UKI", "Service"] };

  test.each([
    ["other_domain", "northwnd.eu", "northwind.eu"],
    ["other_domain", "nortwhind.eu", "northwind.eu"],
    ["other_domain", "gmail.com", null],
    ["unknown_group", "sales uk", "Sales UKI"],
    ["unknown_group", "Marketing", null],
    ["unknown_language", "englsh", "english"],
    ["unknown_language", "fr", null],
    ["repeated", "12", null],
  ] as const)("for %s %j is %j", (fault, about, mended) => {
    expect(suggestFix({ fault, about }, company)).toBe(mended);
  });

  test("uses a distance that is 0 for equal words, symmetric, and 1 for each inserted character", () => {
    const word = fc.string({ maxLength: 20 });
    fc.assert(
      fc.property(word, word, fc.constantFrom("a", "é", "."), (one, other, sign) => {
        expect(editDistance(one, one)).toBe(0);
        expect(editDistance(one, other)).toBe(editDistance(other, one));
        expect(editDistance(one, one + sign)).toBe(1);
        expect(editDistance(one, other)).toBeLessThanOrEqual(Math.max(one.length, other.length));
      }),
    );
  });

  test("for a word among the choices is the word itself", () => {
    fc.assert(
      fc.property(fc.array(fc.string({ minLength: 1, maxLength: 30 }), { minLength: 1 }), (words) => {
        const [first = ""] = words;
        expect(nearestWord(first, words)?.toLowerCase()).toBe(first.toLowerCase());
      }),
    );
  });
});
