import { zipFile } from "./zip-file.ts";

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

const small = (name: string, text: string) => ({ name, content: new Blob([head, text]) });

/** Rows as a workbook with one sheet; every cell is text, so that a number with a leading zero keeps it. */
export function xlsxFile(rows: readonly (readonly string[])[]): Promise<Blob> {
  const sheet = new Blob([
    head,
    `<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" state="frozen"/></sheetView></sheetViews><sheetData>`,
    ...rows.map(rowOf),
    "</sheetData></worksheet>",
  ]);
  return zipFile(
    [
      small(
        "[Content_Types].xml",
        `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${content}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${content}.worksheet+xml"/></Types>`,
      ),
      small(
        "_rels/.rels",
        `<Relationships xmlns="${packageLinks}"><Relationship Id="rId1" Type="${links}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
      ),
      small(
        "xl/workbook.xml",
        `<workbook xmlns="${main}" xmlns:r="${links}"><sheets><sheet name="1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
      ),
      small(
        "xl/_rels/workbook.xml.rels",
        `<Relationships xmlns="${packageLinks}"><Relationship Id="rId1" Type="${links}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
      ),
      { name: "xl/worksheets/sheet1.xml", content: sheet },
    ],
    xlsxType,
  );
}
