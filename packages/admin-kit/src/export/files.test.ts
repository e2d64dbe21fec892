import { strFromU8, unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { csvFile } from "./csv-file.ts";
import { columnName, xlsxFile } from "./xlsx-file.ts";

const rows = [
  ["Name", "Note"],
  ['Müller "& Söhne", GmbH', "two\nlines <b>\u0001"],
  ["007", ""],
];

async function unzipped(file: Blob): Promise<Map<string, string>> {
  const parts = unzipSync(new Uint8Array(await file.arrayBuffer()));
  return new Map(Object.entries(parts).map(([name, bytes]) => [name, strFromU8(bytes)]));
}

describe("a list as a file", () => {
  it("is in CSV marked as UTF-8, with quotes and line endings according to RFC 4180", async () => {
    const bytes = new Uint8Array(await csvFile(rows).arrayBuffer());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(new TextDecoder().decode(bytes)).toBe(
      'Name,Note\r\n"Müller ""& Söhne"", GmbH","two\nlines <b>\u0001"\r\n007,\r\n',
    );
  });

  it("is in XLSX a workbook of text cells, so that leading zeros stay", async () => {
    const parts = await unzipped(await xlsxFile(rows));
    const sheet = parts.get("xl/worksheets/sheet1.xml") ?? "";
    expect([...parts.keys()]).toContain("[Content_Types].xml");
    expect(sheet).toContain('<c r="A3" t="inlineStr"><is><t xml:space="preserve">007</t></is></c>');
    expect(sheet).toContain('Müller "&amp; Söhne", GmbH');
    expect(sheet).toContain("two\nlines &lt;b&gt;</t>");
  });

  it("has every row of a long list in order, and is the same file for the same rows", async () => {
    const many = Array.from({ length: 2_500 }, (_, at) => [`row ${at}`]);
    const [one, other] = [await xlsxFile(many), await xlsxFile(many)];
    const sheet = (await unzipped(one)).get("xl/worksheets/sheet1.xml") ?? "";
    expect([...sheet.matchAll(/<row r="(\d+)">.*?>row (\d+)</g)].map(([, at, text]) => [at, text])).toEqual(
      many.map((_, at) => [String(at + 1), String(at)]),
    );
    expect(new Uint8Array(await one.arrayBuffer())).toEqual(new Uint8Array(await other.arrayBuffer()));
  });

  it("names columns as spreadsheets do", () => {
    expect([0, 25, 26, 51, 52, 701, 702].map(columnName)).toEqual(["A", "Z", "AA", "AZ", "BA", "ZZ", "AAA"]);
  });
});
