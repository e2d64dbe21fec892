import { limits } from "@polyphon/contract/limits.ts";
import { uploadedCell } from "@polyphon/rules/people/uploads/clean-cell.ts";
import {
  headingWithin,
  looksLikeHeading,
  sheetColumns,
} from "@polyphon/rules/people/uploads/sheet-columns.ts";
import type { SheetTable, TableRow } from "@polyphon/rules/people/uploads/sheet-table.ts";
import { type CellObject, read, type WorkBook, type WorkSheet } from "@e965/xlsx";

const mostLines = limits.bulkUpload.rows + 2 * headingWithin;

type Line = readonly (CellObject | undefined)[] | undefined;

function textOf(cell: CellObject | undefined): string {
  if (!cell || cell.t === "e" || cell.v === undefined) return "";
  return typeof cell.v === "string" ? cell.v : (cell.w ?? String(cell.v));
}

const linesOf = (sheet: WorkSheet | undefined): Line[] => sheet?.["!data"] ?? [];

function lastLine(reference: string | undefined): number {
  return Number(/(\d+)$/.exec(reference ?? "")?.[1] ?? 0);
}

function* rowsBelow(lines: readonly Line[], at: number): Generator<TableRow> {
  for (let place = at + 1; place < lines.length; place += 1) {
    const line = lines[place] ?? [];
    yield { kind: "row", row: place + 1, text: (column) => textOf(line[column]) };
  }
}

/** The heading on the first sheet that has one; sheets with notes may precede it. */
function findTable(book: WorkBook): SheetTable {
  for (const name of book.SheetNames) {
    const sheet = book.Sheets[name];
    const lines = linesOf(sheet);
    for (let at = 0; at < Math.min(headingWithin, lines.length); at += 1) {
      const columns = sheetColumns((lines[at] ?? []).map((cell) => uploadedCell(textOf(cell))));
      if (!looksLikeHeading(columns)) continue;
      const cut = lastLine(sheet?.["!fullref"]) > mostLines;
      return { columns, rows: rowsBelow(lines, at), cut };
    }
  }
  return { columns: {}, rows: [], cut: false };
}

/** Formulas give their last value. */
export function workbookTable(bytes: Buffer): SheetTable {
  const book = read(bytes, {
    type: "buffer",
    dense: true,
    sheetRows: mostLines,
    cellFormula: false,
    cellHTML: false,
    cellStyles: false,
    bookVBA: false,
  });
  return findTable(book);
}
