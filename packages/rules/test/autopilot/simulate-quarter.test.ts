import { expect, test } from "vitest";
import { isKept, simulateQuarter } from "./simulate-quarter.ts";

test("twelve consecutive weeks are planned on chosen days, in chosen languages and with posts within the limit of age", () => {
  const figures = simulateQuarter({ companies: 3, users: 14, checked: true });
  expect(figures.violations).toEqual([]);
  expect(isKept(figures)).toBe(true);
  expect(figures.unagreed).toBeGreaterThan(300);
  expect(figures.withLanguage).toBeGreaterThan(300);
  expect(figures.ages[Math.floor(figures.ages.length / 2)]).toBeLessThan(30);
}, 120_000);
