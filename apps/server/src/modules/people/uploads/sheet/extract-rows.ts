import { createWriteStream } from "node:fs";
import { readFile } from "node:fs/promises";
import { finished } from "node:stream/promises";
import { limits } from "@polyphon/contract/limits.ts";
import { type SheetFault, uploadFields } from "@polyphon/contract/people/bulk-upload.ts";
import { cleanCell } from "@polyphon/rules/people/uploads/clean-cell.ts";
import {
  looksLikeHeading,
  missingColumns,
  type SheetColumns,
  sheetColumns,
} from "@polyphon/rules/people/uploads/sheet-columns.ts";
import { type CellObject, read, type WorkBook, type WorkSheet } from "@e965/xlsx";
import { judgeContainer } from "./judge-container.ts";
import { rowsFile } from "./rows-file.ts";
import type { SheetVerdict } from "./sheet-verdict.ts";

/** Lines that may precede the heading. */
const preface = 20;
const mostLines = limits.bulkUpload.rows + 2 * preface;
/** One character more than any field takes, so that a cut value is still too long. */
const cellMax = limits.bulkUpload.cellMax + 1;

type Line = readonly (CellObject | undefined)[] | undefined;

function textOf(cell: CellObject | undefined): string {
  if (!cell || cell.t === "e" || cell.v === undefined) return "";
  return cleanCell(typeof cell.v === "string" ? cell.v : (cell.w ?? String(cell.v)), cellMax);
}

const linesOf = (sheet: WorkSheet | undefined): Line[] => sheet?.["!data"] ?? [];

interface Found {
  readonly lines: Line[];
  readonly columns: SheetColumns;
  readonly at: number;
  readonly cut: boolean;
}

function lastLine(reference: string | undefined): number {
  return Number(/(\d+)$/.exec(reference ?? "")?.[1] ?? 0);
}

/** The heading on the first sheet that has one; sheets with notes may precede it. */
function findHeading(book: WorkBook): Found | null {
  for (const name of book.SheetNames) {
    const sheet = book.Sheets[name];
    const lines = linesOf(sheet);
    for (let at = 0; at < Math.min(preface, lines.length); at += 1) {
      const columns = sheetColumns((lines[at] ?? []).map(textOf));
      if (looksLikeHeading(columns))
        return { lines, columns, at, cut: lastLine(sheet?.["!fullref"]) > mostLines };
    }
  }
  return null;
}

async function writeRows(folder: string, { lines, columns, at }: Found): Promise<number> {
  const file = createWriteStream(rowsFile(folder));
  let count = 0;
  for (let place = at + 1; place < lines.length; place += 1) {
    const line = lines[place] ?? [];
    const cells = uploadFields.map((field) => {
      const column = columns[field];
      return column === undefined ? "" : textOf(line[column]);
    });
    if (cells.every((cell) => cell === "")) continue;
    count += 1;
    file.write(`${JSON.stringify([place + 1, ...cells])}\n`);
  }
  file.end();
  await finished(file);
  return count;
}

/** The rows of a file as lines of JSON in the folder: number of the line, then the fields. Formulas give their last value. */
export async function extractRows(input: string, folder: string): Promise<SheetVerdict> {
  const refused = (reason: SheetFault): SheetVerdict => ({ kind: "refused", reason, columns: [] });
  const bytes = await readFile(input);
  if (bytes.length > limits.bulkUpload.bytes) return refused("too_large");
  const fault = judgeContainer(bytes);
  if (fault) return refused(fault);

  const book = read(bytes, {
    type: "buffer",
    dense: true,
    sheetRows: mostLines,
    cellFormula: false,
    cellHTML: false,
    cellStyles: false,
    bookVBA: false,
  });
  const found = findHeading(book);
  if (!found) return { kind: "refused", reason: "columns_missing", columns: missingColumns({}) };
  const missing = missingColumns(found.columns);
  if (missing.length > 0) return { kind: "refused", reason: "columns_missing", columns: missing };

  const count = await writeRows(folder, found);
  if (count === 0) return refused("no_rows");
  return found.cut || count > limits.bulkUpload.rows ? refused("too_many_rows") : { kind: "rows", count };
}
