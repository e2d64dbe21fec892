import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { recordIdOf } from "./record-id.ts";

describe("the id in an address", () => {
  test("is a positive whole number, written as the product writes it", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }), (id) => {
        expect(recordIdOf(String(id))).toBe(id);
      }),
    );
  });

  test.each([undefined, "", "abc", "0", "-1", "1.5", "1e3", "007", " 7", "9007199254740993", "٣"])(
    "cannot be %j",
    (word) => {
      expect(recordIdOf(word)).toBeUndefined();
    },
  );
});
