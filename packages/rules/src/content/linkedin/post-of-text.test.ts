import { limits } from "@polyphon/contract/limits.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { countCopy } from "../../sharing/compose/copy/count-copy.ts";
import { copiesOfText, titleOfText } from "./post-of-text.ts";

describe("a text from the LinkedIn page", () => {
  it("gets its first non-empty line as title", () => {
    expect(titleOfText("\n🚀\nWe  open a plant in Kiel.\nMore below", "Nordwind", "2026-11-15")).toBe(
      "We open a plant in Kiel.",
    );
    expect(titleOfText("Hi\n", "Nordwind Energie", "2026-11-15")).toBe("Nordwind Energie, 2026-11-15");
  });

  it("always gets a valid title without broken characters", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "grapheme", maxLength: 600 }),
        fc.string({ maxLength: 300 }),
        (text, page) => {
          const title = titleOfText(text, page, "2026-11-15");
          expect(title.length).toBeGreaterThanOrEqual(limits.post.titleMin);
          expect(title.length).toBeLessThanOrEqual(limits.post.titleMax);
          if (text.isWellFormed() && page.isWellFormed()) expect(title.isWellFormed()).toBe(true);
        },
      ),
    );
    expect(titleOfText("word ".repeat(100), "Nordwind", "2026-11-15")).toMatch(/word…$/u);
    expect(titleOfText("👩‍🚀".repeat(200), "Nordwind", "2026-11-15").isWellFormed()).toBe(true);
  });

  it("becomes the copy for LinkedIn, and for the networks that accept it unchanged", () => {
    expect(
      Object.keys(copiesOfText("Our plant runs on wind alone, day and night, since last spring.", null)),
    ).toEqual(["LINKEDIN", "TWITTER", "XING", "FACEBOOK", "INSTAGRAM"]);
    expect(Object.keys(copiesOfText("wind ".repeat(100), null))).toEqual(["LINKEDIN", "FACEBOOK"]);
    expect(Object.keys(copiesOfText("Short.", null))).toEqual(["LINKEDIN", "INSTAGRAM"]);
    expect(copiesOfText("  \n", null)).toEqual({});
  });

  it("is never used for a network that would refuse it", () => {
    const attached = { postUrl: null, facebookUrl: null, embedCode: null, isDocument: false };
    fc.assert(
      fc.property(fc.string({ maxLength: 3_500 }), (text) => {
        const { LINKEDIN: _, ...others } = copiesOfText(text, null);
        for (const network of Object.keys(others) as (keyof typeof others)[]) {
          const count = countCopy(network, text, attached);
          expect([network, count.tooLong, count.tooShort]).toEqual([network, false, false]);
        }
      }),
    );
  });
});
