import { expect, test } from "vitest";
import { formatEuros, plainEuros } from "./money-words.ts";

test("an amount is shown in the reader's format and exported in a fixed one", () => {
  expect(formatEuros(123_450, "en")).toBe("€1,234.50");
  expect(formatEuros(123_450, "de").replaceAll(/\s/g, " ")).toBe("1.234,50 €");
  expect(plainEuros(5)).toBe("0.05");
});
