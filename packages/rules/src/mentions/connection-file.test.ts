import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { connectionFaults, connectionTemplate, readConnectionFile } from "./connection-file.ts";

const anna = { firstName: "Anna", lastName: "Weber", url: "https://www.linkedin.com/in/anna-weber" };
const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

describe("a connection file", () => {
  test("is a CSV; other files are refused [C5mentions-08]", () => {
    for (const name of ["list.xlsx", "list.csv.exe", "list"])
      expect(readConnectionFile(name, connectionTemplate)).toEqual({ kind: "not_csv" });
    expect(readConnectionFile("LIST.CSV", connectionTemplate)).toEqual({ kind: "rows", rows: [anna] });
  });

  test("follows the template [C5mentions-09]", () => {
    for (const text of [
      "",
      "Anna,Weber,https://x",
      "First Name,Last Name\nAnna,Weber",
      "First Name;Mail\nA;b",
    ])
      expect(readConnectionFile("a.csv", text)).toEqual({ kind: "template_invalid" });
    expect(readConnectionFile("a.csv", "First Name,Last Name,URL\n")).toEqual({ kind: "empty" });
  });

  test("may have more columns, any order, semicolons and a byte order mark", () => {
    const text = `\uFEFFURL;Company;last name;First Name\r\n${anna.url};Acme;Weber;Anna\r\n;;;\r\n`;
    expect(readConnectionFile("a.csv", text)).toEqual({ kind: "rows", rows: [anna] });
  });

  test("is read back exactly as it was written", () => {
    const cell = fc.string({ unit: "binary", minLength: 1 }).map((text) => `x${text}x`);
    const row = fc.record({ firstName: cell, lastName: cell, url: cell });
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 5 }), (rows) => {
        const lines = rows.map((one) => [one.firstName, one.lastName, one.url].map(quoted).join(","));
        const text = ["First Name,Last Name,URL", ...lines].join("\r\n");
        expect(readConnectionFile("a.csv", text)).toEqual({ kind: "rows", rows });
      }),
    );
  });

  test("has 500 rows at most", () => {
    const file = (rows: number) => `First Name,Last Name,URL\n${"A,B,c\n".repeat(rows)}`;
    expect(readConnectionFile("a.csv", file(500)).kind).toBe("rows");
    expect(readConnectionFile("a.csv", file(501)).kind).toBe("too_many_rows");
  });
});

describe("the rows of a connection file", () => {
  test("need first name, last name and URL [C5mentions-10]", () => {
    expect(connectionFaults([{ firstName: " ", lastName: "", url: "" }])).toEqual([
      { firstName: "required", lastName: "required", url: "required" },
    ]);
    expect(connectionFaults([anna])).toEqual([{}]);
    expect(connectionFaults([{ ...anna, firstName: "n".repeat(51) }])).toEqual([{ firstName: "too_long" }]);
  });

  test("need the address of a person at LinkedIn [C5mentions-11]", () => {
    for (const url of ["anna", "https://www.example.com/in/anna", "https://www.linkedin.com/company/acme"])
      expect(connectionFaults([{ ...anna, url }])).toEqual([{ url: "url_invalid" }]);
  });

  test("hold no address twice, however it is written [C5mentions-12]", () => {
    const again = { ...anna, url: "https://de.linkedin.com/in/Anna-Weber/?trk=1" };
    expect(connectionFaults([anna, again, anna])).toEqual([{}, { url: "duplicate" }, { url: "duplicate" }]);
  });
});
