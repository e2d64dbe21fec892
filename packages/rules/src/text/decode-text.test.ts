import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decodeText } from "./decode-text.ts";

const text = fc.string({ unit: "grapheme" });
const utf16be = (words: string) => Buffer.from(`\uFEFF${words}`, "utf16le").swap16();

describe("the bytes of a text", () => {
  test("are read in UTF-8, with a byte order mark and without", () => {
    fc.assert(
      fc.property(text, (words) => {
        expect(decodeText(Buffer.from(`a${words}`))).toBe(`a${words}`);
        expect(decodeText(Buffer.from(`\uFEFF${words}`))).toBe(words);
      }),
    );
  });

  test("are read in UTF-16 of both byte orders when they begin with the mark", () => {
    fc.assert(
      fc.property(text, (words) => {
        expect(decodeText(Buffer.from(`\uFEFF${words}`, "utf16le"))).toBe(words);
        expect(decodeText(utf16be(words))).toBe(words);
      }),
    );
  });

  test("are read in Windows-1252 when they are no UTF-8", () => {
    expect(decodeText(Buffer.from("4af6726720 4dfc6c6c657220 80 df".replaceAll(" ", ""), "hex"))).toBe(
      "Jörg Müller €ß",
    );
  });

  test("are not read when they are none of these", () => {
    // "Müller" as DOS programs write it, UTF-16 cut in the middle of a character, and half of a surrogate pair.
    for (const hex of ["4d816c6c6572", "fffe4d00fc", "fffe3dd8"])
      expect(decodeText(Buffer.from(hex, "hex"))).toBeNull();
  });

  test("never end in an exception", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 64 }), (bytes) => {
        expect(["string", "object"]).toContain(typeof decodeText(bytes));
      }),
    );
  });
});
