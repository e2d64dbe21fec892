import { strToU8, Zip, ZipDeflate } from "fflate";

const escapes: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };
// oxlint-disable-next-line no-control-regex -- XML has no way to write these.
const unwritable = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

const words = (text: string): string =>
  text.replaceAll(unwritable, "").replaceAll(/[&<>]/g, (sign) => escapes[sign] ?? sign);

/** 0 is A, 25 is Z, 26 is AA. */
export function columnName(at: number): string {
  const before = Math.floor(at / 26);
  return (before > 0 ? columnName(before - 1) : "") + String.fromCodePoint(65 + (at % 26));
}

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const links = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const packageLinks = "http://schemas.openxmlformats.org/package/2006/relationships";
const content = "application/vnd.openxmlformats-officedocument.spreadsheetml";
const xlsxType = `${content}.sheet`;

function rowOf(row: readonly string[], at: number): string {
  const cells = row.map(
    (word, column) =>
      `<c r="${columnName(column)}${at + 1}" t="inlineStr"><is><t xml:space="preserve">${words(word)}</t></is></c>`,
  );
  return `<row r="${at + 1}">${cells.join("")}</row>`;
}

/** A file made of the same rows is the same file. */
const mtime = new Date(1980, 0, 1);
const rowsAtOnce = 1_000;

/** Lets the page answer between two parts of a long list. */
const pause = () => new Promise<void>((done) => setTimeout(done));

async function* sheetOf(rows: readonly (readonly string[])[]): AsyncGenerator<string> {
  yield `${head}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" state="frozen"/></sheetView></sheetViews><sheetData>`;
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    const part = rows.slice(from, from + rowsAtOnce);
    yield part.map((row, at) => rowOf(row, from + at)).join("");
    await pause();
  }
  yield "</sheetData></worksheet>";
}

const parts = {
  "[Content_Types].xml": `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${content}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${content}.worksheet+xml"/></Types>`,
  "_rels/.rels": `<Relationships xmlns="${packageLinks}"><Relationship Id="rId1" Type="${links}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  "xl/workbook.xml": `<workbook xmlns="${main}" xmlns:r="${links}"><sheets><sheet name="1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  "xl/_rels/workbook.xml.rels": `<Relationships xmlns="${packageLinks}"><Relationship Id="rId1" Type="${links}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
};

/** Rows as a workbook with one sheet; every cell is text, so that a number with a leading zero keeps it. */
export async function xlsxFile(rows: readonly (readonly string[])[]): Promise<Blob> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(new Uint8Array(chunk));
  });
  const begin = (name: string) => {
    const file = new ZipDeflate(name, { level: 6 });
    file.mtime = mtime;
    zip.add(file);
    return file;
  };
  for (const [name, text] of Object.entries(parts)) begin(name).push(strToU8(head + text), true);
  const sheet = begin("xl/worksheets/sheet1.xml");
  for await (const text of sheetOf(rows)) sheet.push(strToU8(text));
  sheet.push(new Uint8Array(), true);
  zip.end();
  return new Blob(chunks, { type: xlsxType });
}
