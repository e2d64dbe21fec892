import { expect, test } from "vitest";
import { overBudget } from "./over-budget.ts";

test("lets a step use a quarter more than its budget, and names one that uses more", () => {
  const spent = (processorSeconds: number) => [{ name: "tests", processorSeconds }];
  expect(overBudget({ tests: 100 }, spent(125))).toEqual([]);
  expect(overBudget({ tests: 100 }, spent(126))).toEqual([
    "tests: 126 s of the processor, budget 100 s; make it cheaper, or raise tools/check/budget.json and say why",
  ]);
});

test("says nothing of a step without a budget", () => {
  expect(overBudget({}, [{ name: "types", processorSeconds: 900 }])).toEqual([]);
});
