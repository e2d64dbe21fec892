import { promisify } from "node:util";
import { crc32, deflateRaw } from "node:zlib";

const deflate = promisify(deflateRaw);
const header = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n`;
const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const packaged = "http://schemas.openxmlformats.org/package/2006";
const typed = "application/vnd.openxmlformats-officedocument.spreadsheetml";

const frame: Readonly<Record<string, string>> = {
  "[Content_Types].xml": `${header}<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${typed}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${typed}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${typed}.styles+xml"/></Types>`,
  "_rels/.rels": `${header}<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  "xl/_rels/workbook.xml.rels": `${header}<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
  // Style 1 is the heading, style 2 keeps what is typed a text.
  "xl/styles.xml": `${header}<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="1"><fill><patternFill patternType="none"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="49" applyNumberFormat="1"/></cellXfs></styleSheet>`,
};

const escapes: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text: string) =>
  text
    .replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? "")
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, "");

/** Every cell is a text, so that nothing in it is ever treated as a formula. */
const lineOf = (cells: readonly string[], style: number) =>
  `<row>${cells.map((cell) => `<c t="inlineStr" s="${style}"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`).join("")}</row>`;

interface Part {
  readonly name: string;
  readonly bytes: Buffer;
}

/** Without a date: the same rows give the same file. */
async function zipped(parts: readonly Part[]): Promise<Buffer> {
  const [bodies, index]: [Buffer[], Buffer[]] = [[], []];
  let offset = 0;
  for (const { name, bytes } of parts) {
    const [packed, title] = [await deflate(bytes), Buffer.from(name)];
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(8, 4);
    facts.writeUInt32LE(0x00210000, 6);
    facts.writeUInt32LE(crc32(bytes), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(bytes.length, 18);
    facts.writeUInt16LE(title.length, 22);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    bodies.push(Buffer.from("504b0304", "hex"), facts, title, packed);
    index.push(Buffer.from("504b01021400", "hex"), facts, tail, title);
    offset += 4 + facts.length + title.length + packed.length;
  }
  const listing = Buffer.concat(index);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(listing.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...bodies, listing, end]);
}

export interface SheetToWrite {
  readonly title: string;
  readonly heading: readonly string[];
  /** Widths in characters. */
  readonly widths: readonly number[];
  /** Page by page, so that many rows never block the process. */
  readonly rows: AsyncIterable<readonly (readonly string[])[]>;
}

/** An xlsx file with one sheet of texts. */
export async function writeSheet({ title, heading, widths, rows }: SheetToWrite): Promise<Buffer> {
  const columns = widths.map(
    (width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" style="2" customWidth="1"/>`,
  );
  const lines = [
    `${header}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${columns.join("")}</cols><sheetData>`,
    lineOf(heading, 1),
  ];
  for await (const page of rows) lines.push(page.map((cells) => lineOf(cells, 2)).join(""));
  lines.push("</sheetData></worksheet>");
  const workbook = `${header}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="${escaped(title)}" sheetId="1" r:id="rId1"/></sheets></workbook>`;
  const texts = { ...frame, "xl/workbook.xml": workbook, "xl/worksheets/sheet1.xml": lines.join("") };
  return zipped(Object.entries(texts).map(([name, text]) => ({ name, bytes: Buffer.from(text) })));
}
