import type { SheetFault } from "@polyphon/contract/people/bulk-upload.ts";
import type { SheetColumns } from "./sheet-columns.ts";

/** A row with its number in a spreadsheet, or why nothing after it can be read. */
export type TableRow =
  | { readonly kind: "row"; readonly row: number; readonly text: (column: number) => string }
  | { readonly kind: "fault"; readonly fault: SheetFault };

/** What a file of any kind is read as: the columns that its heading names, and the rows below. */
export interface SheetTable {
  readonly columns: SheetColumns;
  readonly rows: Iterable<TableRow>;
  /** The file has more rows than were read. */
  readonly cut: boolean;
}
