import { expect, test } from "vitest";
import { overBudget } from "./over-budget.ts";

test("lets a step exceed its budget by a quarter, and names one that exceeds it further", () => {
  const spent = (processorSeconds: number) => [{ name: "tests", processorSeconds, slowness: 1 }];
  expect(overBudget({ tests: 100 }, spent(125))).toEqual([]);
  expect(overBudget({ tests: 100 }, spent(126))).toEqual([
    "tests: 126 s of the processor, budget 100 s; make it cheaper, or raise tools/check/budget.json and say why",
  ]);
});

test("counts a second of a machine that does half as much in it as half a second", () => {
  const spent = (processorSeconds: number) => [{ name: "tests", processorSeconds, slowness: 2 }];
  expect(overBudget({ tests: 100 }, spent(250))).toEqual([]);
  expect(overBudget({ tests: 100 }, spent(251))).toEqual([
    "tests: 251 s of the processor, budget 100 s times 2.00 on this machine; make it cheaper, or raise tools/check/budget.json and say why",
  ]);
});

test("ignores a step without a budget", () => {
  expect(overBudget({}, [{ name: "types", processorSeconds: 900, slowness: 1 }])).toEqual([]);
});
