import { weightOf } from "@polyphon/sandbox/x/posts/weighted-text.ts";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { leastWeight } from "@polyphon/rules/sharing/compose/copy/x-weight.ts";

const emoji = fc.constantFrom("😀", "👨‍👩‍👧‍👦", "🇩🇪", "👍🏽", "🏳️‍🌈", "1️⃣", "☀️", "❤️‍🔥", "🏴󠁧󠁢󠁥󠁮󠁧󠁿");
const word = fc.oneof(
  fc.stringMatching(/^[a-zäöüß0-9#@,;!?()]{1,12}$/),
  fc.constantFrom(
    "日本語",
    "한국",
    "…",
    "—",
    "„Wind“",
    "é",
    "e\u0301",
    "‰",
    "ẞ",
    "नि",
    "a\u200Db",
    "©",
    "1",
    "#",
  ),
  emoji,
);
const gap = fc.constantFrom(" ", "\n", "\n\n", "  ", "\u2003");
const plain = fc
  .array(
    fc.tuple(
      fc.oneof(
        word,
        fc.tuple(word, emoji).map((both) => both.join("")),
      ),
      gap,
    ),
    { maxLength: 60 },
  )
  .map((parts) => parts.flat().join(""));
const address = fc.constantFrom(
  "https://a.io",
  "https://pol.io/3k9x",
  "http://www.nordwind.example/a/very/long/path?with=query&and=more#top",
  "https://acme.com/x_(y)",
  "www.acme.com",
  "acme.de/karriere",
  "https://unknown.ending/this/is/longer/than/twenty-three",
  "3.5",
  "e.g.",
  "ann@acme.com",
  "Ende.Anfang",
  "https://acme.com.",
  "(https://acme.com)",
  "https://acme.com,https://acme.de",
);
const anything = fc.oneof(
  fc.array(fc.oneof(word, address, gap), { maxLength: 40 }).map((parts) => parts.join("")),
  fc.string({ unit: "binary", maxLength: 200 }),
  fc.string({ unit: "grapheme", maxLength: 200 }),
);

describe("the length of a text on X", () => {
  test("without addresses is exactly what X counts", () => {
    fc.assert(
      fc.property(plain, (text) => {
        expect(leastWeight(text)).toBe(weightOf(text));
      }),
      { numRuns: 5000 },
    );
  });

  test("is never more than X counts, whatever the text", () => {
    fc.assert(
      fc.property(anything, (text) => {
        expect(leastWeight(text)).toBeLessThanOrEqual(weightOf(text));
      }),
      { numRuns: 10_000 },
    );
  });

  test("counts an address, however long, as X does", () => {
    const long = `https://acme.com/${"x".repeat(400)}`;
    expect([leastWeight(`See ${long} now`), weightOf(`See ${long} now`)]).toEqual([31, 31]);
  });

  test.each([
    ["a".repeat(280), 280],
    ["ä".repeat(280), 280],
    ["語".repeat(140), 280],
    ["👨‍👩‍👧‍👦".repeat(140), 280],
    ["🇩🇪".repeat(140), 280],
    ["e\u0301".repeat(280), 280],
    ["… — “x”", 8],
  ])("of %s is %i", (text, weight) => {
    expect([leastWeight(text), weightOf(text)]).toEqual([weight, weight]);
  });

  test("is computed quickly, even when it is hostile", () => {
    for (const unit of ["a.", "https://", "\u200D😀", "🇩", "#️", "e\u0301"]) {
      const before = process.cpuUsage();
      leastWeight(unit.repeat(20_000));
      expect(process.cpuUsage(before).user / 1000).toBeLessThan(500);
    }
  });
});
