import { expect, test } from "vitest";
import { readableOn } from "./readable-on.ts";

test.each([
  ["#ffd43b", "#000000"],
  ["#0b7285", "#ffffff"],
  ["#ffffff", "#000000"],
  ["#000000", "#ffffff"],
  ["#c92a2a", "#ffffff"],
])("a button in %s has a label in %s", (color, label) => {
  expect(readableOn(color)).toBe(label);
});
