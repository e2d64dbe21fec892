import { Buffer } from "node:buffer";
import { inflateRawSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { csvFile } from "./csv-file.ts";
import { columnName, xlsxFile } from "./xlsx-file.ts";

const rows = [
  ["Name", "Note"],
  ['Müller "& Söhne", GmbH', "two\nlines <b>\u0001"],
  ["007", ""],
];

/** Reads an archive by its directory, as a spreadsheet does. */
async function unzipped(file: Blob): Promise<Map<string, string>> {
  const bytes = Buffer.from(await file.arrayBuffer());
  const end = bytes.length - 22;
  expect(bytes.readUInt32LE(end)).toBe(0x06054b50);
  const found = new Map<string, string>();
  let at = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [size, named] = [bytes.readUInt32LE(at + 20), bytes.readUInt16LE(at + 28)];
    const start = bytes.readUInt32LE(at + 42);
    const name = bytes.toString("utf8", at + 46, at + 46 + named);
    const packed = bytes.subarray(start + 30 + named, start + 30 + named + size);
    found.set(name, inflateRawSync(packed).toString("utf8"));
    at += 46 + named;
  }
  return found;
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

  it("names columns as spreadsheets do", () => {
    expect([0, 25, 26, 51, 52, 701, 702].map(columnName)).toEqual(["A", "Z", "AA", "AZ", "BA", "ZZ", "AAA"]);
  });
});
