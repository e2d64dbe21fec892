export const csvSeparators = [",", ";", "\t"] as const;
export type CsvSeparator = (typeof csvSeparators)[number];

/** `quotes`: one is never closed, or text follows one that is; rows after it cannot be told apart. */
export type CsvFault = "quotes" | "too_large";

export type CsvRow =
  | { readonly kind: "row"; readonly row: number; readonly cells: readonly string[] }
  | { readonly kind: "fault"; readonly fault: CsvFault };

/** What a spreadsheet takes at most: characters in a cell, cells in a row. */
const most = { characters: 32_767, cells: 16_384 } as const;

/** Excel's own first line, which names the separator and is not shown as a row. */
const declaration = /^"?sep=([,;\t])"?(?:\r\n|\n|\r|$)/i;

/** Which separators a text may have: the one that it names, or any. */
export function possibleSeparators(text: string): readonly CsvSeparator[] {
  const named = declaration.exec(text)?.[1];
  return csvSeparators.filter((one) => named === undefined || one === named);
}

interface Cell {
  readonly text: string;
  readonly end: number;
}

const endsLine = (sign: string | undefined) => sign === undefined || sign === "\n" || sign === "\r";

function plainCell(text: string, from: number, separator: string): Cell {
  let end = from;
  // A longer one is refused, so its end is not looked for.
  while (text[end] !== separator && !endsLine(text[end]) && end - from <= most.characters) end += 1;
  return { text: text.slice(from, end), end };
}

function quotedCell(text: string, from: number, separator: string): Cell | null {
  let close = text.indexOf('"', from + 1);
  while (close !== -1 && text[close + 1] === '"') close = text.indexOf('"', close + 2);
  if (close === -1) return null;
  let end = close + 1;
  while (text[end] === " ") end += 1;
  if (text[end] !== separator && !endsLine(text[end])) return null;
  return { text: text.slice(from + 1, close).replaceAll('""', '"'), end };
}

function rowAt(
  text: string,
  from: number,
  separator: string,
): { readonly cells: readonly string[]; readonly next: number } | CsvFault {
  const cells: string[] = [];
  for (let at = from; ;) {
    const cell = text[at] === '"' ? quotedCell(text, at, separator) : plainCell(text, at, separator);
    if (cell === null) return "quotes";
    if (cell.text.length > most.characters || cells.length === most.cells) return "too_large";
    cells.push(cell.text);
    at = cell.end + 1;
    if (text[cell.end] === separator) continue;
    return { cells, next: text[cell.end] === "\r" && text[at] === "\n" ? at + 1 : at };
  }
}

/**
 * The rows of a text with the numbers that a spreadsheet shows: empty rows count, and a cell with line breaks in it is in one
 * row. A fault is the last that comes.
 */
export function* csvRows(text: string, separator: CsvSeparator): Generator<CsvRow, void, undefined> {
  let at = declaration.exec(text)?.[0].length ?? 0;
  for (let row = 1; at < text.length; row += 1) {
    const found = rowAt(text, at, separator);
    if (typeof found === "string") return yield { kind: "fault", fault: found };
    yield { kind: "row", row, cells: found.cells };
    at = found.next;
  }
}
