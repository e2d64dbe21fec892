import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { faults, plant } from "./fault-list.ts";

test.each(faults)("the place of the planted fault is still there: $name", (fault) => {
  const source = readFileSync(new URL(`../../${fault.file}`, import.meta.url), "utf8");
  expect(plant(fault, source)).not.toBe(source);
});

test("a fault without a place is refused, instead of going unnoticed", () => {
  const [fault] = faults;
  expect(() => fault && plant({ ...fault, change: (source) => source }, "")).toThrow("nothing was planted");
});
