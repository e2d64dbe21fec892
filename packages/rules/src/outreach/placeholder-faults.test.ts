import fc from "fast-check";
import { expect, test } from "vitest";
import { placeholderFaults } from "./placeholder-faults.ts";

const known = ["name", "network", "company"];
const plain = fc.string().map((text) => text.replaceAll(/[{}]/g, ""));

test("a text without braces or with known placeholders only has no fault", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(plain, fc.constantFrom(...known))), (parts) => {
      const text = parts.map(([words, name]) => `${words}{{${name}}}`).join("");
      expect(placeholderFaults(text, known)).toEqual([]);
    }),
  );
});

test("every unknown placeholder is named once, as it was written", () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[a-z]{1,12}$/)), plain, (names, words) => {
      const text = names.map((name) => `${words}{{${name}}}`).join(" ");
      const unknown = names.filter((name) => !known.includes(name)).map((name) => `{{${name}}}`);
      expect(placeholderFaults(text, known)).toEqual([...new Set(unknown)]);
    }),
  );
});

test("unbalanced braces are faults too", () => {
  expect(placeholderFaults("Hello {{name,", known)).toEqual(["{{name,"]);
  expect(placeholderFaults("Hello name}},", known)).toEqual(["Hello name}}"]);
  expect(placeholderFaults("Hello {{first name}}", known)).toEqual(["{{first name}}"]);
});
