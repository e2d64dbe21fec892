const types = {
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  csv: "text/csv",
} as const;

/** Turns the server's response into a file that the browser downloads. */
export function saveSheet({
  fileName,
  content,
}: {
  readonly fileName: string;
  readonly content: string;
}): void {
  const bytes = Uint8Array.from(atob(content), (sign) => sign.charCodeAt(0));
  const type = fileName.endsWith(".csv") ? types.csv : types.xlsx;
  const url = URL.createObjectURL(new Blob([bytes], { type }));
  const anchor = document.createElement("a");
  anchor.href = url;
  anchor.download = fileName;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
