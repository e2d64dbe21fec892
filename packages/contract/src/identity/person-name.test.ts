import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isPersonName, personName } from "./person-name.ts";

describe("a person's name", () => {
  test.each([
    "Anna-Lena",
    "Dr. Müller",
    "Dipl.-Ing. Kessler",
    "J. R. R.",
    "O’Neill",
    "Zoë Şahin (HR)",
    "Müller, PhD",
    "李小龍",
    "Martin Luther King Jr.",
  ])("may be %s", (name) => {
    expect(personName.parse(name)).toBe(name);
  });

  test("has no line break and no address in it, wherever it stands", () => {
    const around = fc.string({ unit: "grapheme", maxLength: 10 });
    const refused = fc.constantFrom(
      "\n",
      "\r",
      "\u2028",
      "\u202E",
      "https://",
      "me@mail",
      "www.x",
      "x.com",
      "evil.example/y",
      "t.co",
      "bücher.de",
    );
    fc.assert(
      fc.property(around, refused, around, (before, bad, after) => {
        expect(isPersonName(before + bad + after)).toBe(false);
      }),
    );
  });
});
