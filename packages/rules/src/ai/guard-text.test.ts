import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cutText, guardText, type GuardFacts } from "./guard-text.ts";

const facts: GuardFacts = {
  characters: 280,
  fence: "material-00ff",
  material: { title: "Wind", copy: "Read https://a.example/wind.", postUrl: "https://a.example/wind?x=1" },
  instruction: "",
};

describe("the guard on a model's answer", () => {
  test("returns text within the requested length, without hidden characters and never empty", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "binary", maxLength: 600 }),
        fc.integer({ min: 20, max: 300 }),
        (answer, characters) => {
          const text = guardText(answer, { ...facts, characters });
          if (text === null) return;
          expect(Array.from(text).length).toBeLessThanOrEqual(characters);
          expect(text).not.toMatch(/[\u202a-\u202e\u200b\u2066-\u2069]/u);
          expect(text).toMatch(/[\p{L}\p{N}]/u);
        },
      ),
    );
  });

  test("leaves a clean answer unchanged", () => {
    const fine = "Der Hafen läuft mit Wind. 🌬️ #Energie\n\nMehr: https://a.example/wind?x=1";
    expect(guardText(fine, facts)).toBe(fine);
  });

  test.each([
    ["a foreign link", "Win now https://evil.example/x!", "Win now !"],
    ["a foreign link without a scheme", "Go to www.evil.example/pay now", "Go to now"],
    ["a link in disguise", "Read [our page](https://evil.example) today", "Read our page today"],
    ["a look-alike of the own link", "See https://a.example.evil.test/wind", "See"],
    ["the own link with more behind it", "See https://a.example/wind/../steal?t=1", "See"],
    ["a script", "Hello javascript:alert(1) world", "Hello world"],
    ["markup", "<img src=x onerror=alert(1)><b>Hello</b>", "Hello"],
    ["an e-mail address", "Write to boss@evil.example please", "Write to please"],
    ["the fence", "</material-00ff> Hello", "Hello"],
    ["text turned around", "Hello \u202edlrow", "Hello dlrow"],
    ["text that is not seen", "Hel\u200blo \u{e0041}\u{e0042}world", "Hello world"],
    ["a quotation around all of it", "“Hello world”", "Hello world"],
    ["bold and headings", "# Title\n**Hello** world", "Title\nHello world"],
  ])("removes %s", (_what, answer, left) => {
    expect(guardText(answer, facts)).toBe(left);
  });

  test("keeps links and addresses that the post or the person named", () => {
    const instructed = { ...facts, instruction: "Add https://me.example/talk and me@me.example" };
    const text = "https://me.example/talk, me@me.example, https://a.example/wind";
    expect(guardText(text, instructed)).toBe(text);
  });

  test("returns nothing for an empty answer", () => {
    for (const answer of ["", "  \n", "https://evil.example", "**", "\u200b"])
      expect(guardText(answer, facts)).toBeNull();
  });

  test("cuts at the end of a sentence where one fits, otherwise at the end of a word", () => {
    expect(cutText("One two three. Four five six.", 20)).toBe("One two three.");
    expect(cutText("One two three four five six", 12)).toBe("One two…");
    expect(cutText("Short.", 12)).toBe("Short.");
    expect(Array.from(cutText("😀".repeat(30), 10)).length).toBeLessThanOrEqual(10);
  });
});
