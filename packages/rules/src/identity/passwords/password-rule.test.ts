import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkPassword } from "./password-rule.ts";

const parts = {
  no_digit: fc.stringMatching(/^[0-9]{1,3}$/),
  no_lower: fc.stringMatching(/^[a-z]{1,3}$/),
  no_upper: fc.stringMatching(/^[A-Z]{1,3}$/),
  no_special: fc.stringMatching(/^[-!"#$%&'()*+,./:;<=>?@\\^_`{|}~€§]{1,3}$/),
};

describe("a new password", () => {
  test("is valid with 8 to 15 characters of all four kinds, and each missing kind is named [B5.1-01] [B5.1-02]", () => {
    fc.assert(
      fc.property(
        fc.record(parts),
        fc.subarray(Object.keys(parts) as (keyof typeof parts)[]),
        fc.integer({ min: 4, max: 20 }),
        (made, kept, length) => {
          const base = kept.map((kind) => made[kind]).join("");
          const password = kept.length ? base.repeat(10).slice(0, Math.max(length, base.length)) : "";
          const expected = [
            ...(password.length < 8 ? ["too_short"] : []),
            ...(password.length > 15 ? ["too_long"] : []),
            ...Object.keys(parts).filter((kind) => !kept.includes(kind as keyof typeof parts)),
          ];
          expect(checkPassword(password)).toEqual(expected);
        },
      ),
      { numRuns: 1000 },
    );
  });

  test("is measured in characters, and a space does not count as a special one", () => {
    expect(checkPassword("Straße1€x")).toEqual([]);
    expect(checkPassword("Abcdef1 ")).toEqual(["no_special"]);
    expect(checkPassword("Aa1😀😀😀😀")).toEqual(["too_short"]);
  });
});
