import fc from "fast-check";
import { expect, test } from "vitest";
import { isTooDeep } from "./too-deep.ts";

const nested = (levels: number): string => "[".repeat(levels) + "]".repeat(levels);

function depthOf(value: unknown): number {
  if (typeof value !== "object" || value === null) return 0;
  return 1 + Math.max(0, ...Object.values(value).map(depthOf));
}

test("a text is too deep from 33 levels on, in lists, objects and both", () => {
  expect(isTooDeep(nested(32))).toBe(false);
  expect(isTooDeep(nested(33))).toBe(true);
  expect(isTooDeep('{"a":['.repeat(16) + "]}".repeat(16))).toBe(false);
  expect(isTooDeep(`[${'{"a":['.repeat(16)}${"]}".repeat(16)}]`)).toBe(true);
  expect(isTooDeep(`[${"[],".repeat(500)}[]]`)).toBe(false);
});

test("brackets in strings do not count, however the string is written", () => {
  const word = fc.string({ unit: fc.constantFrom("[", "{", '"', "\\", "]", "a", "\n"), maxLength: 60 });
  fc.assert(
    fc.property(fc.array(word), fc.integer({ min: 0, max: 40 }), (words, levels) => {
      const inside = JSON.stringify({ words });
      const text = "[".repeat(levels) + inside + "]".repeat(levels);
      expect(isTooDeep(text)).toBe(depthOf(JSON.parse(text)) > 32);
    }),
  );
});

test("a megabyte of brackets costs less than a megabyte of text", () => {
  const read = (text: string): void => {
    if (!isTooDeep(text)) JSON.parse(text);
  };
  const costOf = (text: string): number => {
    const begun = performance.now();
    for (let times = 0; times < 20; times += 1) read(text);
    return performance.now() - begun;
  };
  const million = 1_000_000;
  const flat = costOf(JSON.stringify({ text: "x".repeat(million) }));
  for (const text of [nested(million / 2), '{"a":'.repeat(million / 5), "[".repeat(million)])
    expect(costOf(text)).toBeLessThan(flat);
});
