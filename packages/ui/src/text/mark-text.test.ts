import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { foldText } from "./fold-text.ts";
import { initialsOf } from "./initials-of.ts";
import { markText } from "./mark-text.ts";

const dense = fc
  .array(
    fc.constantFrom(
      "@Eva Lang",
      "@Eva",
      "#wind",
      "nwd.link/7fQ2",
      "https://a.de/x?y=1",
      " ",
      "\n",
      ".",
      "ä",
      "🙂",
      "w",
    ),
  )
  .map((pieces) => pieces.join(""));

describe("marking a text", () => {
  it("never changes a byte of it", () => {
    fc.assert(
      fc.property(dense, (text) => {
        const parts = markText(text, ["@Eva Lang"]);
        expect(parts.map((part) => part.text).join("")).toBe(text);
        for (const part of parts) expect(text.startsWith(part.text, part.at)).toBe(true);
      }),
    );
  });

  it("finds mentions with their full name, hashtags and links", () => {
    const parts = markText("Thank you @Katrin Vogel! nwd.link/7fQ2, #Energiewende.", ["@Katrin Vogel"]);
    expect(parts.filter((part) => part.kind !== "plain").map((part) => [part.kind, part.text])).toEqual([
      ["mention", "@Katrin Vogel"],
      ["link", "nwd.link/7fQ2"],
      ["hashtag", "#Energiewende"],
    ]);
  });

  it("prefers the longer of two names that begin alike", () => {
    const parts = markText("@Eva Langer", ["@Eva Lang", "@Eva Langer"]);
    expect(parts).toEqual([{ kind: "mention", text: "@Eva Langer", at: 0 }]);
  });

  it("does not treat an e-mail address as a handle", () => {
    expect(markText("ask eva@nordwind.de").every((part) => part.kind === "plain")).toBe(true);
  });
});

describe("truncating a text", () => {
  it("shows its beginning, no longer than the network allows", () => {
    fc.assert(
      fc.property(
        dense,
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: 1, max: 4 }),
        (text, chars, lines) => {
          const { shown, folded } = foldText(text, { chars, lines });
          expect(text.startsWith(shown)).toBe(true);
          expect(Array.from(shown).length).toBeLessThanOrEqual(chars);
          expect(shown.split("\n").length).toBeLessThanOrEqual(lines);
          if (!folded) expect(shown).toBe(text);
        },
      ),
    );
  });

  it("cuts between words", () => {
    expect(foldText("three times the energy", { chars: 13 })).toEqual({ shown: "three times", folded: true });
    expect(foldText("three times the energy", { chars: 15 })).toEqual({
      shown: "three times the",
      folded: true,
    });
  });
});

describe("initials", () => {
  it("come from the first and the last word", () => {
    expect(initialsOf("Lena Maria Brandt")).toBe("LB");
    expect(initialsOf("Brandt & Söhne")).toBe("BS");
    expect(initialsOf("Nordwind")).toBe("N");
    expect(initialsOf("")).toBe("");
  });
});
