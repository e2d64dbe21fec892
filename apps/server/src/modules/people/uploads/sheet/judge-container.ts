import type { SheetFault } from "@polyphon/contract/people/bulk-upload.ts";
import { CFB } from "@e965/xlsx";
import type { SheetKind } from "./sheet-kind.ts";
import { zipListing } from "./zip-listing.ts";

const largest = { entries: 2_000, bytes: 400 * 1024 * 1024 };

function judgeZip(bytes: Buffer): SheetFault | null {
  const entries = zipListing(bytes);
  if (!entries) return "unreadable";
  if (entries.some(({ encrypted }) => encrypted)) return "locked";
  // A macro program may be in any folder, under any spelling.
  if (entries.some(({ name }) => /vbaproject|macrosheets\//i.test(name))) return "macros";
  if (!entries.some(({ name }) => name === "xl/workbook.xml")) return "not_a_sheet";
  const unpacked = entries.reduce((sum, entry) => sum + entry.bytes, 0);
  return entries.length > largest.entries || unpacked > largest.bytes ? "bomb" : null;
}

function judgeCompound(bytes: Buffer): SheetFault | null {
  const { FullPaths: paths } = CFB.read(bytes, { type: "buffer" }) as {
    readonly FullPaths: readonly string[];
  };
  const names = paths.map((path) => path.toLowerCase());
  const holds = (part: RegExp) => names.some((name) => part.test(name));
  if (holds(/encryptedpackage|encryptioninfo/)) return "locked";
  if (holds(/_vba_project/)) return "macros";
  return holds(/\/(workbook|book)$/) ? null : "not_a_sheet";
}

/** What the container of a file reveals before anything in it is unpacked. A text has none. */
export function judgeContainer(kind: SheetKind, bytes: Buffer): SheetFault | null {
  switch (kind) {
    case "xlsx":
      return judgeZip(bytes);
    case "xls":
      return judgeCompound(bytes);
    case "csv":
      return null;
  }
}
