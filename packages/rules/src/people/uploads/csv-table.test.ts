import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { csvTable } from "./csv-table.ts";

const heading = ["First name", "Last name", "E-mail", "Language", "Group"];
const rowsOf = (bytes: Uint8Array) => {
  const table = csvTable(bytes);
  if (typeof table === "string") return table;
  return [...table.rows].map((line) =>
    line.kind === "row"
      ? [line.row, ...[0, 1, 2, 3, 4].map(line.text).filter((cell) => cell !== "")]
      : line.fault,
  );
};
const faultOf = (text: string | Buffer) => {
  const table = csvTable(Buffer.from(text as string));
  return typeof table === "string" ? table : Object.keys(table.columns);
};

describe("a CSV file of employees", () => {
  test("has the separator by which its heading is one, also below a title with other separators", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(",", ";", "\t"),
        fc.array(fc.constantFrom("Stand, 3.11.; intern\tgeheim", "", ";;;;,,,,", "A;B"), { maxLength: 5 }),
        fc.shuffledSubarray(heading, { minLength: 3 }),
        (separator, preface, titles) => {
          const cells = titles.map((_, at) => `c${at}`);
          const lines = [...preface, titles.join(separator), cells.join(separator)];
          expect(rowsOf(Buffer.from(lines.join("\r\n")))).toEqual([[preface.length + 2, ...cells]]);
        },
      ),
    );
  });

  test("is read as German Excel writes it: semicolons and Windows-1252", () => {
    const text = "Vorname;Nachname;E-Mail\r\nJörg;Müßig;joerg@northwind.eu\r\n";
    expect(rowsOf(Buffer.from(text, "latin1"))).toEqual([[2, "Jörg", "Müßig", "joerg@northwind.eu"]]);
  });

  test("keeps the separator that its first line names", () => {
    expect(rowsOf(Buffer.from("sep=;\nFirst name;Last name;E-mail\nA;B;c,d"))).toEqual([
      [2, "A", "B", "c,d"],
    ]);
  });

  test("without a heading lacks its columns, as long as it is a table", () => {
    expect(faultOf("Anna;Kessler;anna@northwind.eu\n")).toEqual([]);
    expect(faultOf("First name;E-mail\nA;b\n")).toEqual(["firstName", "email"]);
  });

  test.each([
    ["nothing", ""],
    ["prose", "Dear all,\nplease find the list below.\n"],
    ["a page", "<html><table><tr><td>First name, last name, and e-mail</td></tr></table></html>"],
    ["an object", '{"a": 1, "b": 2, "c": 3, "d": 4}'],
    ["a picture", Buffer.from("89504e470d0a1a0a0000000d49484452", "hex")],
    ["a NUL among its rows", "First name,Last name,E-mail\nAn\0na,B,c\n"],
    ["UTF-16 without a mark", Buffer.from("First name,Last name,E-mail", "utf16le")],
  ])("is none when it is %s", (_, content) => {
    expect(faultOf(content)).toBe("not_a_sheet");
  });

  test("is refused with the reason when characters or quotation marks cannot be read, or a line has no end", () => {
    expect(faultOf(Buffer.from("4e616d653b4d816c6c6572", "hex"))).toBe("encoding");
    expect(faultOf('"First name;Last name;E-mail\nA;B;c\n')).toBe("quotes");
    expect(faultOf("a".repeat(10 * 1024 * 1024))).toBe("bomb");
    expect(rowsOf(Buffer.from('First name,Last name,E-mail\nA,"B,c\nD,E,f\n'))).toEqual(["quotes"]);
  });

  test("is answered for any bytes, without an exception", () => {
    const bytes = fc.oneof(
      fc.uint8Array({ maxLength: 80 }),
      fc.string({ unit: "binary" }).map((text) => new Uint8Array(Buffer.from(`E-mail;Vorname\n${text}`))),
    );
    fc.assert(
      fc.property(bytes, (some) => {
        expect(rowsOf(some)).toBeDefined();
      }),
      { numRuns: 500 },
    );
  });
});
