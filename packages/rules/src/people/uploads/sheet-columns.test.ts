import { describe, expect, test } from "vitest";
import { looksLikeHeading, missingColumns, sheetColumns } from "./sheet-columns.ts";

describe("the heading of a file", () => {
  test("is read in English and German, in any order and with further columns", () => {
    expect(sheetColumns(["E-Mail *", "Dept", "First_Name", "Last name", "GROUP", "Language"])).toEqual({
      email: 0,
      firstName: 2,
      lastName: 3,
      group: 4,
      language: 5,
    });
    expect(sheetColumns(["Vorname", "Nachname", "E-Mail", "Sprache", "Gruppe"])).toEqual({
      firstName: 0,
      lastName: 1,
      email: 2,
      language: 3,
      group: 4,
    });
  });

  test("names the missing columns, except the optional language and group", () => {
    expect(missingColumns(sheetColumns(["First name", "Last name", "E-mail"]))).toEqual([]);
    expect(missingColumns(sheetColumns(["Name"]))).toEqual(["firstName", "email"]);
  });

  test("is not a row with a person in it", () => {
    expect(looksLikeHeading(sheetColumns(["Anna", "Kessler", "anna@northwind.eu"]))).toBe(false);
    expect(looksLikeHeading(sheetColumns(["First name", "E-mail"]))).toBe(true);
  });
});
