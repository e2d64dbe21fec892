import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cleanCell } from "./clean-cell.ts";

describe("a cleaned cell", () => {
  test.each([
    ["  Anna\u00A0 Maria\t", "Anna Maria"],
    ["Zo\u0065\u0308", "Zoë"],
    ["a\u202Egnp.exe", "agnp.exe"],
    ["Ann\u200Ba\u0000", "Anna"],
    ["\uD83D", ""],
    ["two\r\nlines", "two lines"],
  ])("turns %j into %j", (raw, clean) => {
    expect(cleanCell(raw, 50)).toBe(clean);
  });

  test("is within the requested length, without invisible characters, and stays the same when cleaned again", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 400 }), (raw) => {
        const clean = cleanCell(raw, 60);
        expect(clean.length).toBeLessThanOrEqual(60);
        expect(clean.isWellFormed()).toBe(true);
        expect(clean).not.toMatch(/[\p{Cc}\u200B-\u200F\u2028-\u202E\uFEFF]/u);
        expect(cleanCell(clean, 60)).toBe(clean);
      }),
      { numRuns: 500 },
    );
  });
});
