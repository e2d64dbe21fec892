import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { aiShare, aiShareOf } from "./ai-share.ts";

const words = fc.array(fc.constantFrom("wind", "harbour", "we", "new", "and", "day", "Grün", "team"), {
  minLength: 1,
  maxLength: 40,
});
const other = fc.array(fc.constantFrom("quiet", "blue", "seven", "paper"), { maxLength: 40 });
const sentence = (list: readonly string[]) => list.join(" ");

describe("the AI share of a text", () => {
  test("is 100 for an unchanged suggestion, ignoring punctuation and case", () => {
    fc.assert(
      fc.property(words, (text) => {
        expect(aiShare(`${sentence(text).toUpperCase()}!`, [sentence(text)])).toBe(100);
      }),
    );
  });

  test("is 0 when no run of words matches, or nothing was suggested", () => {
    fc.assert(
      fc.property(words, other, (text, passage) => {
        expect(aiShare(sentence(text), [sentence(passage)])).toBe(0);
        expect(aiShare(sentence(text), [])).toBe(0);
      }),
    );
  });

  test("is between 0 and 100 and never falls when suggestions are added", () => {
    fc.assert(
      fc.property(words, words, words, (text, one, two) => {
        const less = aiShare(sentence(text), [sentence(one)]);
        const more = aiShare(sentence(text), [sentence(one), sentence(two)]);
        expect(less).toBeGreaterThanOrEqual(0);
        expect(more).toBeLessThanOrEqual(100);
        expect(more).toBeGreaterThanOrEqual(less);
      }),
    );
  });

  test("is the percentage of the suggestion that was kept", () => {
    const suggested = "Our harbour runs on wind from today.";
    expect(aiShare(`${suggested} I was there when the crane moved.`, [suggested])).toBe(50);
    expect(aiShare("Our harbour is fine, and runs on coal.", [suggested])).toBe(0);
    expect(aiShareOf([suggested, "Seven words of my very own here."], [suggested])).toBe(50);
    expect(aiShareOf(["", " "], [suggested])).toBe(0);
  });
});
