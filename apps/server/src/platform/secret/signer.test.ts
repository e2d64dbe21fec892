import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { makeSigner } from "./signer.ts";

const key = (fill: number) => Buffer.alloc(32, fill).toString("base64");

describe("a signature", () => {
  test("holds for its text and purpose, and for no other", () => {
    const signer = makeSigner(key(1));
    fc.assert(
      fc.property(fc.string(), fc.string(), (text, other) => {
        const mark = signer.sign("planned-share", text);
        expect(signer.isSigned("planned-share", text, mark)).toBe(true);
        expect(signer.isSigned("known-browser", text, mark)).toBe(false);
        if (other !== text) expect(signer.isSigned("planned-share", other, mark)).toBe(false);
      }),
    );
  });

  test("is made with the first key, and accepted as long as its key is listed", () => {
    const before = makeSigner(key(1)).sign("planned-share", "7");
    const changing = makeSigner(`${key(2)},${key(1)}`);
    expect(changing.isSigned("planned-share", "7", before)).toBe(true);
    expect(changing.sign("planned-share", "7")).toBe(makeSigner(key(2)).sign("planned-share", "7"));
    expect(makeSigner(key(2)).isSigned("planned-share", "7", before)).toBe(false);
  });

  test("is nothing but 32 bytes in base64url", () => {
    const signer = makeSigner(key(1));
    for (const mark of ["", "x", signer.sign("planned-share", "7") + "A", "ä".repeat(43)])
      expect(signer.isSigned("planned-share", "7", mark)).toBe(false);
  });
});
