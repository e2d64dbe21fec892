import { linkCode } from "@polyphon/contract/links/links.contract.ts";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { linkAlphabet, linkCodeBytes, makeLinkCode } from "./link-code.ts";

describe("the code of a short link", () => {
  test("has the format of the contract, and is the same for the same bytes", () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: linkCodeBytes, maxLength: 24 }), (bytes) => {
        const code = makeLinkCode(bytes);
        expect(linkCode.safeParse(code).success).toBe(true);
        expect(makeLinkCode(bytes)).toBe(code);
      }),
    );
  });

  test("uses every letter about equally often at every position", () => {
    const counts = new Map<string, number>();
    const codes = 31_000;
    for (let index = 0; index < codes; index += 1) {
      const code = makeLinkCode(crypto.getRandomValues(new Uint8Array(linkCodeBytes)));
      for (const at of [0, 9]) {
        const key = `${at}${code.charAt(at)}`;
        counts.set(key, (counts.get(key) ?? 0) + 1);
      }
    }
    expect(counts.size).toBe(2 * linkAlphabet.length);
    for (const count of counts.values()) expect(Math.abs(count - codes / 31)).toBeLessThan(200);
  });

  test("is not made from too few random bytes", () => {
    expect(() => makeLinkCode(new Uint8Array(15))).toThrow(RangeError);
  });
});
