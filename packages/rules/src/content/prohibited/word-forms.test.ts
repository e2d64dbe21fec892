import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findProhibited, prepareProhibited } from "./prohibited.ts";
import { wordForms } from "./word-forms.ts";

describe("the preview of what a prohibited word matches", () => {
  it("lists other spellings but no inflected forms", () => {
    expect(wordForms("Aktie")).toEqual({
      caught: ["AKTIE", "Aktie's", "Aktie-"],
      free: ["Aktien", "Akties"],
    });
    expect(wordForms("Prämie").caught).toContain("Praemie");
    expect(wordForms("scam").free).toEqual(["scams", "scame", "scamen", "scamer", "scamed", "scaming"]);
    expect(wordForms("Gewinner").free).toEqual(["Gewinners", "Gewinnern"]);
    expect(wordForms("bonus").free).toContain("bonuses");
    expect(wordForms("lottery").free).toEqual(["lotteries"]);
  });

  it("covers the last word of a phrase", () => {
    const { caught, free } = wordForms("free lunch");
    expect(caught).toContain("FREE LUNCH");
    expect(free).toContain("free lunches");
  });

  it("is empty for entries that are too short or no words", () => {
    for (const word of ["", "  ", "C", "C++", "100 %", "ab"])
      expect(wordForms(word)).toEqual({ caught: [], free: [] });
  });

  it("never lists what the check would not match", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-zäöüß]{3,12}( [a-zäöüß]{3,12})?$/), (word) => {
        const list = prepareProhibited({ words: [word], emails: [], hashtags: [] });
        const { caught, free } = wordForms(word);
        for (const form of caught) expect(findProhibited(list, form)).not.toBeNull();
        for (const form of free) expect(findProhibited(list, form)).toBeNull();
        expect(caught).not.toContain(word);
        expect(free).not.toContain(word);
      }),
    );
  });
});
