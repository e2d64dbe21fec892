import { readFileSync } from "node:fs";
import { inflateRawSync } from "node:zlib";

const directoryEntry = 0x02014b50;

/** The raw sheet in the workbook's archive. */
function sheetXml(path: string): string {
  const bytes = readFileSync(path);
  const name = "xl/worksheets/sheet1.xml";
  for (let at = bytes.lastIndexOf(name); at >= 46; at = bytes.lastIndexOf(name, at - 1)) {
    const entry = at - 46;
    if (bytes.readUInt32LE(entry) !== directoryEntry) continue;
    const file = bytes.readUInt32LE(entry + 42);
    const start = file + 30 + bytes.readUInt16LE(file + 26) + bytes.readUInt16LE(file + 28);
    return inflateRawSync(bytes.subarray(start, start + bytes.readUInt32LE(entry + 20))).toString("utf8");
  }
  throw new Error(`${path} is no workbook`);
}

const signs: Readonly<Record<string, string>> = { "&amp;": "&", "&lt;": "<", "&gt;": ">" };

/** The rows of an exported workbook as texts. */
export function readWorkbook(path: string): string[][] {
  const rows = sheetXml(path).split("<row ").slice(1);
  return rows.map((row) =>
    [...row.matchAll(/<t[^>]*>([^<]*)<\/t>/g)].map(([, words = ""]) =>
      words.replaceAll(/&(?:amp|lt|gt);/g, (sign) => signs[sign] ?? sign),
    ),
  );
}
