import { limits } from "@polyphon/contract/limits.ts";
import { readProfileUrl } from "./profile-url.ts";

export interface ConnectionRow {
  readonly firstName: string;
  readonly lastName: string;
  readonly url: string;
}

export type ConnectionField = keyof ConnectionRow;
export type RowFault = "required" | "too_long" | "url_invalid" | "duplicate";
export type RowFaults = Readonly<Partial<Record<ConnectionField, RowFault>>>;

export type ReadFile =
  | { readonly kind: "rows"; readonly rows: readonly ConnectionRow[] }
  | { readonly kind: "not_csv" | "template_invalid" | "empty" | "too_many_rows" };

export const connectionColumns = ["First Name", "Last Name", "URL"] as const;

/** What the template file holds: the header and one row that shows how. */
export const connectionTemplate = `${connectionColumns.join(",")}\r\nAnna,Weber,https://www.linkedin.com/in/anna-weber\r\n`;

/** Comma or semicolon, quotes doubled inside quotes, any line end. */
function cellsOf(text: string): string[][] {
  const firstLine = text.slice(0, text.search(/\r|\n|$/u));
  const separator = firstLine.includes(";") && !firstLine.includes(",") ? ";" : ",";
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = "";
  let quoted = false;
  const endRow = () => {
    rows.push([...row, cell]);
    [row, cell] = [[], ""];
  };
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (quoted) {
      if (sign !== '"') cell += sign;
      else if (text.charAt(at + 1) === '"') {
        cell += '"';
        at += 1;
      } else quoted = false;
    } else if (sign === '"' && cell === "") quoted = true;
    else if (sign === separator) {
      row.push(cell);
      cell = "";
    } else if (sign === "\n") endRow();
    else if (sign !== "\r") cell += sign;
  }
  if (cell !== "" || row.length > 0) endRow();
  return rows;
}

/** The rows of a connection file that follows the template; further columns, as in LinkedIn's own export, are left out. */
export function readConnectionFile(name: string, text: string): ReadFile {
  if (!name.toLowerCase().endsWith(".csv")) return { kind: "not_csv" };
  const [header = [], ...lines] = cellsOf(text.replace(/^\uFEFF/u, ""));
  const titles = header.map((title) => title.trim().toLowerCase());
  const [first = -1, last = -1, address = -1] = connectionColumns.map((column) =>
    titles.indexOf(column.toLowerCase()),
  );
  if (first < 0 || last < 0 || address < 0) return { kind: "template_invalid" };
  const rows = lines
    .filter((line) => line.some((cell) => cell.trim() !== ""))
    .map((line) => ({
      firstName: line[first]?.trim() ?? "",
      lastName: line[last]?.trim() ?? "",
      url: line[address]?.trim() ?? "",
    }));
  if (rows.length === 0) return { kind: "empty" };
  return rows.length > limits.mention.fileRows ? { kind: "too_many_rows" } : { kind: "rows", rows };
}

const nameFault = (text: string): RowFault | null => {
  if (text.trim() === "") return "required";
  return text.trim().length > limits.mention.textMax ? "too_long" : null;
};

/** What is wrong with each row, in the order of the rows. A repeated address is the later row's fault. */
export function connectionFaults(rows: readonly ConnectionRow[]): RowFaults[] {
  const seen = new Set<string>();
  return rows.map(({ firstName, lastName, url }) => {
    const profile = readProfileUrl(url);
    const named: Partial<Record<ConnectionField, RowFault>> = {};
    const [first, last] = [nameFault(firstName), nameFault(lastName)];
    if (first) named.firstName = first;
    if (last) named.lastName = last;
    if (url.trim() === "") named.url = "required";
    else if (profile?.accountType !== "PERSONAL") named.url = "url_invalid";
    else if (seen.has(profile.url)) named.url = "duplicate";
    if (profile) seen.add(profile.url);
    return named;
  });
}
