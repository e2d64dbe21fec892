import { resolve } from "node:path";
import { expect, test } from "vitest";
import { countResourceLines, median } from "./resource-lines-count.ts";

test("computes the median of an odd and of an even number of figures", () => {
  expect(median([5, 1, 9])).toBe(5);
  expect(median([5, 1, 9, 7])).toBe(6);
});

test("counts a plain resource with its definition, its texts in both languages, its table and its screen", () => {
  const counted = countResourceLines(resolve(import.meta.dirname, "../.."));
  expect(counted.length).toBeGreaterThan(20);
  const tag = counted.find(({ name }) => name === "post-tags");
  expect(tag).toBeDefined();
  for (const part of ["contract", "texts", "server", "screens"] as const)
    for (const one of counted) expect([one.name, part, one[part] > 0]).toEqual([one.name, part, true]);
});
