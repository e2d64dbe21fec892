import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { changesIn, wordDiff } from "./word-diff.ts";

const words = fc.array(
  fc.constantFrom("wind", "power", "turbine", ",", "31 %", "\n\n", "größer", "👩‍🔬", "#tag"),
  {
    maxLength: 40,
  },
);
const someText = fc.oneof(
  words.map((some) => some.join(" ")),
  fc.string({ unit: "grapheme", maxLength: 60 }),
);
const sideOf = (runs: ReturnType<typeof wordDiff>, left: "gone" | "new") =>
  runs.flatMap(({ kind, text }) => (kind === "same" || kind === left ? [text] : [])).join("");

describe("the difference between two copies", () => {
  test("restores both texts exactly", () => {
    fc.assert(
      fc.property(someText, someText, (older, newer) => {
        const runs = wordDiff(older, newer);
        expect(sideOf(runs, "gone")).toBe(older);
        expect(sideOf(runs, "new")).toBe(newer);
      }),
      { numRuns: 500 },
    );
  });

  test("is empty when nothing changed", () => {
    fc.assert(
      fc.property(someText, (text) => {
        expect(changesIn(wordDiff(text, text))).toBe(0);
      }),
    );
  });

  test("works by words, not letters, and counts changed places", () => {
    const runs = wordDiff("has slashed downtime by nearly a third.", "has cut downtime by 31 %.");
    expect(runs).toEqual([
      { kind: "same", text: "has " },
      { kind: "gone", text: "slashed" },
      { kind: "new", text: "cut" },
      { kind: "same", text: " downtime by " },
      { kind: "gone", text: "nearly a third" },
      { kind: "new", text: "31 %" },
      { kind: "same", text: "." },
    ]);
    expect(changesIn(runs)).toBe(2);
  });

  test("of two long texts without a common word is found quickly", () => {
    const [older, newer] = ["a ".repeat(3000), "b".repeat(10).concat(" c".repeat(3000))];
    // Processor time: a busy machine makes a test wait, and comparing every word with every other takes half a minute.
    const before = process.cpuUsage();
    wordDiff(older, newer);
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(2_000);
  });
});
