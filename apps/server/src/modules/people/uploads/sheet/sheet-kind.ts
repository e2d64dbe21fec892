const signatures = {
  xlsx: Buffer.from("504b0304", "hex"),
  xls: Buffer.from("d0cf11e0a1b11ae1", "hex"),
} as const;

export type SheetKind = keyof typeof signatures | "csv";

export const isCsvName = (name: string) => /\.csv$/i.test(name);

/** By the first bytes; a name proves nothing. Text has no signature: it may be CSV only if its name says so as well. */
export function sheetKind(bytes: Buffer, name: string): SheetKind | null {
  if (bytes.subarray(0, 4).equals(signatures.xlsx)) return "xlsx";
  if (bytes.subarray(0, 8).equals(signatures.xls)) return "xls";
  return isCsvName(name) ? "csv" : null;
}
