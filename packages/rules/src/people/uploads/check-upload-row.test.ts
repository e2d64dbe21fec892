import type { UploadValues } from "@polyphon/contract/people/bulk-upload.ts";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkUploadRow, emailKeyOf, faultKindOf, languageOf, type RowFacts } from "./check-upload-row.ts";

const company: RowFacts = {
  domain: "northwind.eu",
  groups: new Set(["sales dach", "service"]),
  sameAs: null,
  account: "none",
  prohibited: false,
};
const row: UploadValues = {
  firstName: "Anna",
  lastName: "Kessler",
  email: "anna.kessler@northwind.eu",
  language: "de",
  group: "Sales DACH",
};
const faults = (change: Partial<UploadValues>, facts: Partial<RowFacts> = {}) =>
  checkUploadRow({ ...row, ...change }, { ...company, ...facts }).map(({ field, fault, about }) =>
    `${field} ${fault} ${about}`.trim(),
  );

describe("a row of an uploaded file", () => {
  test("is valid with two names and an address of the company, and language and group are optional", () => {
    expect(faults({})).toEqual([]);
    expect(faults({ language: "", group: "" })).toEqual([]);
  });

  test("names each cell that is wrong, and why [C5mentions-22]", () => {
    expect(faults({ firstName: "", lastName: "", email: "" })).toEqual([
      "firstName required",
      "lastName required",
      "email required",
    ]);
    expect(faults({ email: "juri.p" })).toEqual(["email not_an_email juri.p"]);
    expect(faults({ email: "anna@northwnd.eu" })).toEqual(["email other_domain northwnd.eu"]);
    expect(faults({}, { sameAs: 12 })).toEqual(["email repeated 12"]);
    expect(faults({}, { account: "elsewhere" })).toEqual(["email taken anna.kessler@northwind.eu"]);
    expect(faults({}, { prohibited: true })).toEqual(["email prohibited northwind.eu"]);
    expect(faults({ language: "fr", group: "Sales APAC" })).toEqual([
      "group unknown_group Sales APAC",
      "language unknown_language fr",
    ]);
    expect(faults({ firstName: "x".repeat(51) })).toEqual(["firstName too_long 50"]);
    expect(faults({ lastName: "see evil.example" })).toEqual(["lastName not_a_name see evil.example"]);
    expect(faults({ lastName: "=HYPERLINK(1)" })).toEqual(["lastName like_a_formula =HYPERLINK(1)"]);
  });

  test("of an employee who has an account is not a fault", () => {
    expect(faults({}, { account: "ours" })).toEqual([]);
  });

  test("is valid only if an account can store it, whatever its cells contain", () => {
    const cell = fc.oneof(
      fc.string({ unit: "binary", maxLength: 320 }),
      fc.constantFrom(...Object.values(row)),
    );
    const values = fc.record({ firstName: cell, lastName: cell, email: cell, language: cell, group: cell });
    fc.assert(
      fc.property(values, (given) => {
        const found = checkUploadRow(given, company);
        expect(new Set(found.map(({ field }) => field)).size).toBe(found.length);
        expect(faultKindOf(found) === null).toBe(found.length === 0);
        if (found.length > 0) return;
        expect(given.firstName.length).toBeLessThanOrEqual(50);
        expect(given.firstName).not.toMatch(/^[=+@|%-]/);
        expect(emailKeyOf(given.email)).toMatch(/^[^@\s]+@northwind\.eu$/);
        expect(languageOf(given.language)).toMatch(/^(en|de)$/);
      }),
      { numRuns: 500 },
    );
  });

  test.each([
    ["", "en"],
    ["EN", "en"],
    ["Deutsch", "de"],
    ["de-AT", "de"],
    ["en_us", "en"],
    ["fr", null],
    ["den", null],
    ["constructor", null],
    ["__proto__", null],
  ])("reads the language %j as %s", (cell, language) => {
    expect(languageOf(cell)).toBe(language);
  });
});
