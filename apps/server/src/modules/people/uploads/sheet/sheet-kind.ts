const signatures = {
  xlsx: Buffer.from("504b0304", "hex"),
  xls: Buffer.from("d0cf11e0a1b11ae1", "hex"),
} as const;

/** By the first bytes; a name proves nothing. */
export function sheetKind(bytes: Buffer): keyof typeof signatures | null {
  if (bytes.subarray(0, 4).equals(signatures.xlsx)) return "xlsx";
  return bytes.subarray(0, 8).equals(signatures.xls) ? "xls" : null;
}
