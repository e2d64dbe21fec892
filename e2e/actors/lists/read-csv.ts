/** The cells of a file of comma-separated values; a quoted cell may hold commas, quotes and line breaks. */
export function readCsv(text: string): readonly (readonly string[])[] {
  const lines: string[][] = [[]];
  for (const match of text
    .replace(/^\uFEFF/u, "")
    .matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/gu)) {
    const [whole, quoted, plain = "", end] = match;
    if (whole === "") break;
    lines.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === "\r\n") lines.push([]);
  }
  return lines.filter((line) => line.length > 0);
}
