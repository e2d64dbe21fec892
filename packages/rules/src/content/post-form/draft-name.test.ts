import { limits } from "@polyphon/contract/limits.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { draftName } from "./draft-name.ts";

const copy = "Half the masts, three times the energy, and a village that sleeps better than before.";

describe("the name of a draft", () => {
  test("is its title, or the first words of its copy, or the site it leads to", () => {
    const address = "https://www.northwind.example/night?shift=1";
    expect(draftName({ title: "  Night\n shift ", copies: [copy], address })).toBe("Night shift");
    expect(draftName({ title: " ", copies: ["", copy], address })).toBe(
      "Half the masts, three times the energy, and a village that…",
    );
    expect(draftName({ title: "", copies: [" "], address })).toBe("northwind.example");
    expect(draftName({ title: "", copies: [], address: "northwind" })).toBeNull();
    expect(draftName({ title: "", copies: [], address: "mailto:ann@mail.example" })).toBeNull();
  });

  test("fits wherever it is kept, has no blanks around it and splits no character", () => {
    const text = fc.string({ unit: "grapheme", maxLength: 300 });
    fc.assert(
      fc.property(
        text,
        fc.array(text, { maxLength: 3 }),
        fc.oneof(text, fc.webUrl()),
        (title, copies, address) => {
          const name = draftName({ title, copies, address });
          if (name === null) {
            expect([title, ...copies].join("").trim()).toBe("");
            return;
          }
          expect(name).not.toBe("");
          expect(name.length).toBeLessThanOrEqual(limits.post.draftNameMax);
          expect(name).toBe(name.trim());
          expect(name.isWellFormed()).toBe(true);
        },
      ),
    );
  });

  test("of a copy is its beginning", () => {
    fc.assert(
      fc.property(fc.lorem({ maxCount: 40 }), (words) => {
        const name = draftName({ title: "", copies: [words], address: "" }) ?? "";
        expect(words.startsWith(name.replace(/…$/u, ""))).toBe(true);
        expect(name.length).toBeLessThanOrEqual(60);
      }),
    );
  });
});
