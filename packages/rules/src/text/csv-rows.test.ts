import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type CsvSeparator, csvRows, csvSeparators, possibleSeparators } from "./csv-rows.ts";
import { decodeText } from "./decode-text.ts";

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
/** As spreadsheet programs write: quoted only where it must be. */
const spare = (separator: string) => (text: string) =>
  text.includes(separator) || /["\r\n]/.test(text) ? quoted(text) : text;

const read = (text: string, separator: CsvSeparator) => [...csvRows(text, separator)];
const cellsOf = (text: string, separator: CsvSeparator) =>
  read(text, separator).map((line) => (line.kind === "row" ? line.cells : line.fault));

const separators = fc.constantFrom(...csvSeparators);
const lineEnds = fc.constantFrom("\r\n", "\n", "\r");
/** Signs that a reader could stumble over, and umlauts that no two encodings write alike. */
const signs = fc.constantFrom(...'";,\t\r\n =aÄöüß€ 1'.split(""));
const tables = (cell: fc.Arbitrary<string>) =>
  fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 6 });

const windows1252 = (text: string) =>
  Buffer.from(Array.from(text, (sign) => (sign === "€" ? 0x80 : sign.charCodeAt(0))));
const encodings: Readonly<Record<string, (text: string) => Uint8Array>> = {
  "UTF-8": (text) => Buffer.from(text),
  "UTF-8 with a byte order mark": (text) => Buffer.from(`\uFEFF${text}`),
  "UTF-16 LE": (text) => Buffer.from(`\uFEFF${text}`, "utf16le"),
  "UTF-16 BE": (text) => Buffer.from(`\uFEFF${text}`, "utf16le").swap16(),
  "Windows-1252": windows1252,
};

describe("the rows of a CSV text", () => {
  test.each(Object.entries(encodings))(
    "are read back as they were written in %s, for every separator and line end",
    (_, encode) => {
      const cell = fc.string({ unit: signs, maxLength: 6 });
      fc.assert(
        fc.property(
          tables(cell),
          separators,
          lineEnds,
          fc.boolean(),
          fc.boolean(),
          (rows, separator, end, sparing, closed) => {
            // The umlaut in front leaves no doubt that Windows-1252 is no UTF-8.
            const table = [["ü"], ...rows];
            const write = sparing ? spare(separator) : quoted;
            const lines = table.map((cells) => cells.map(write).join(separator));
            const text = decodeText(encode(lines.join(end) + (closed ? end : "")));
            // Without a line end, a last row of one unquoted empty cell cannot be seen.
            const last = rows.at(-1);
            const lost = sparing && !closed && last?.length === 1 && last[0] === "";
            expect(cellsOf(text ?? "", separator)).toEqual(lost ? table.slice(0, -1) : table);
          },
        ),
        { numRuns: 400 },
      );
    },
  );

  test("have the numbers that a spreadsheet shows: empty rows count, line breaks in quotes do not", () => {
    const text = 'Name;Note\r\n\r\nAnna;"first\nsecond\r\nthird"\nJuri;x\r\rMei;"a""b"';
    expect(read(text, ";").map((line) => (line.kind === "row" ? [line.row, ...line.cells] : line))).toEqual([
      [1, "Name", "Note"],
      [2, ""],
      [3, "Anna", "first\nsecond\r\nthird"],
      [4, "Juri", "x"],
      [5, ""],
      [6, "Mei", 'a"b'],
    ]);
  });

  test("may be preceded by Excel's line about the separator, which is no row", () => {
    for (const first of ["sep=;\r\n", "SEP=;\n", '"sep=;"\r']) {
      expect(possibleSeparators(`${first}A;B`)).toEqual([";"]);
      expect(read(`${first}A;B`, ";")).toEqual([{ kind: "row", row: 1, cells: ["A", "B"] }]);
    }
    expect(possibleSeparators("sep;A")).toEqual([",", ";", "\t"]);
  });

  test("take a quotation mark inside of unquoted text as it is, and spaces behind a closing one", () => {
    expect(cellsOf('Anna "Änni" Kessler,"B" ,C', ",")).toEqual([['Anna "Änni" Kessler', "B", "C"]]);
  });

  test("end where a quotation mark is not closed, or text follows a closing one, so that no row is swallowed", () => {
    expect(cellsOf('A;B\n"C;D\nE;F\n', ";")).toEqual([["A", "B"], "quotes"]);
    expect(cellsOf('A;B\n"C;D\n"E";F\n', ";")).toEqual([["A", "B"], "quotes"]);
  });

  test("end where a cell or a row is larger than any spreadsheet has", () => {
    expect(cellsOf(`A,${"b".repeat(32_767)}`, ",")[0]).toHaveLength(2);
    expect(cellsOf(`A,${"b".repeat(32_768)}`, ",")).toEqual(["too_large"]);
    expect(cellsOf(",".repeat(16_383), ",")[0]).toHaveLength(16_384);
    expect(cellsOf(",".repeat(16_384), ",")).toEqual(["too_large"]);
  });

  test("come to an end for any text", () => {
    fc.assert(
      fc.property(fc.string({ unit: signs, maxLength: 60 }), separators, (text, separator) => {
        const lines = read(text, separator);
        expect(lines.length).toBeLessThanOrEqual(text.length);
        expect(lines.slice(0, -1).every(({ kind }) => kind === "row")).toBe(true);
      }),
      { numRuns: 1_000 },
    );
  });
});
