/** Without this mark spreadsheets assume an older encoding. */
const BOM = "\uFEFF";

function cell(word: string): string {
  return /["\n\r,;]/.test(word) ? `"${word.replaceAll('"', '""')}"` : word;
}

/** Rows as a file of comma-separated values, as spreadsheets read them. */
export function csvFile(rows: readonly (readonly string[])[]): Blob {
  const lines = rows.map((row) => `${row.map(cell).join(",")}\r\n`);
  return new Blob([BOM, ...lines], { type: "text/csv;charset=utf-8" });
}
