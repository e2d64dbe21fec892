import { createWriteStream } from "node:fs";
import { readFile } from "node:fs/promises";
import { finished } from "node:stream/promises";
import { limits } from "@polyphon/contract/limits.ts";
import { type SheetFault, type UploadField, uploadFields } from "@polyphon/contract/people/bulk-upload.ts";
import { uploadedCell } from "@polyphon/rules/people/uploads/clean-cell.ts";
import { csvTable } from "@polyphon/rules/people/uploads/csv-table.ts";
import { missingColumns } from "@polyphon/rules/people/uploads/sheet-columns.ts";
import type { SheetTable } from "@polyphon/rules/people/uploads/sheet-table.ts";
import { judgeContainer } from "./judge-container.ts";
import { rowsFile } from "./rows-file.ts";
import { type SheetKind, sheetKind } from "./sheet-kind.ts";
import type { SheetVerdict } from "./sheet-verdict.ts";
import { workbookTable } from "./workbook-table.ts";

function refused(reason: SheetFault, columns: UploadField[] = []): SheetVerdict {
  return { kind: "refused", reason, columns };
}

const tableOf = (kind: SheetKind, bytes: Buffer): SheetTable | SheetFault =>
  kind === "csv" ? csvTable(bytes) : workbookTable(bytes);

async function writeRows(folder: string, { columns, rows, cut }: SheetTable): Promise<SheetVerdict> {
  const file = createWriteStream(rowsFile(folder));
  let count = 0;
  let fault: SheetFault | null = null;
  for (const line of rows) {
    if (line.kind === "fault") fault = line.fault;
    if (line.kind === "fault" || count > limits.bulkUpload.rows) break;
    const cells = uploadFields.map((field) => {
      const column = columns[field];
      return column === undefined ? "" : uploadedCell(line.text(column));
    });
    if (cells.every((cell) => cell === "")) continue;
    count += 1;
    file.write(`${JSON.stringify([line.row, ...cells])}\n`);
  }
  file.end();
  await finished(file);
  if (fault !== null) return refused(fault);
  if (count === 0) return refused("no_rows");
  return cut || count > limits.bulkUpload.rows ? refused("too_many_rows") : { kind: "rows", count };
}

/** The rows of a file as lines of JSON in the folder: number of the line, then the fields. */
export async function extractRows(input: string, folder: string): Promise<SheetVerdict> {
  const bytes = await readFile(input);
  if (bytes.length > limits.bulkUpload.bytes) return refused("too_large");
  const kind = sheetKind(bytes, input);
  if (kind === null) return refused("not_a_sheet");
  const fault = judgeContainer(kind, bytes);
  if (fault) return refused(fault);

  const table = tableOf(kind, bytes);
  if (typeof table === "string") return refused(table);
  const missing = missingColumns(table.columns);
  return missing.length > 0 ? refused("columns_missing", missing) : writeRows(folder, table);
}
