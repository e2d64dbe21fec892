import type { SheetFault } from "@polyphon/contract/people/bulk-upload.ts";
import { type CsvFault, type CsvRow, csvRows, possibleSeparators } from "../../text/csv-rows.ts";
import { decodeText } from "../../text/decode-text.ts";
import { uploadedCell } from "./clean-cell.ts";
import { headingWithin, looksLikeHeading, type SheetColumns, sheetColumns } from "./sheet-columns.ts";
import type { SheetTable, TableRow } from "./sheet-table.ts";

const faults: Readonly<Record<CsvFault, SheetFault>> = { quotes: "quotes", too_large: "bomb" };

interface Beginning {
  readonly heading: SheetColumns | null;
  readonly rows: Iterable<CsvRow>;
  readonly cells: number;
  readonly fault: CsvFault | null;
}

/** How a text begins when this is its separator. */
function beginningOf(rows: Iterable<CsvRow> & Iterator<CsvRow>): Beginning {
  let cells = 0;
  for (let place = 0; place < headingWithin; place += 1) {
    const { value: line, done } = rows.next();
    if (done) break;
    if (line.kind === "fault") return { heading: null, rows, cells, fault: line.fault };
    cells = Math.max(cells, line.cells.length);
    const columns = sheetColumns(line.cells.map(uploadedCell));
    if (looksLikeHeading(columns)) return { heading: columns, rows, cells, fault: null };
  }
  return { heading: null, rows, cells, fault: null };
}

const namedIn = ({ heading }: Beginning) => Object.keys(heading ?? {}).length;

/** A page, or an object of a program: text as well, but no table. */
const otherText = /^\s*[<{[]/;

function withoutHeading(text: string, beginnings: readonly Beginning[]): SheetTable | SheetFault {
  if (otherText.test(text)) return "not_a_sheet";
  const fault = beginnings.every((one) => one.fault !== null) ? beginnings[0]?.fault : null;
  if (fault) return faults[fault];
  const widest = Math.max(...beginnings.map(({ cells }) => cells));
  return widest >= 3 ? { columns: {}, rows: [], cut: false } : "not_a_sheet";
}

/** Millions of empty lines cost no time: they are left out here. */
function* tableRows(rows: Iterable<CsvRow>): Generator<TableRow> {
  for (const line of rows) {
    if (line.kind === "row" && line.cells.length === 1 && line.cells[0] === "") continue;
    yield line.kind === "fault"
      ? { kind: "fault", fault: faults[line.fault] }
      : { kind: "row", row: line.row, text: (column) => line.cells[column] ?? "" };
  }
}

/** The separator is the one by which a line at the beginning becomes a heading. */
export function csvTable(bytes: Uint8Array): SheetTable | SheetFault {
  const text = decodeText(bytes);
  if (text === null) return bytes.includes(0) ? "not_a_sheet" : "encoding";
  if (text.includes("\0")) return "not_a_sheet";
  const beginnings = possibleSeparators(text).map((separator) => beginningOf(csvRows(text, separator)));
  const best = beginnings.toSorted((a, b) => namedIn(b) - namedIn(a))[0];
  if (!best?.heading) return withoutHeading(text, beginnings);
  return { columns: best.heading, rows: tableRows(best.rows), cut: false };
}
