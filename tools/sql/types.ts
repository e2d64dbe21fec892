import type { Catalog, CatalogColumn } from "./catalog.ts";
import type { DescribedColumn, Description } from "./describe.ts";

/** How the driver hands a type over, as `pool.ts` has set it up. Json may be anything: its reader says what it expects. */
const read: Readonly<Record<number, string>> = {
  16: "boolean",
  17: "Buffer",
  20: "number",
  21: "number",
  23: "number",
  25: "string",
  26: "number",
  114: "any",
  700: "number",
  701: "number",
  1043: "string",
  1082: "string",
  1083: "string",
  1114: "Date",
  1184: "Date",
  1700: "string",
  2950: "string",
  3802: "any",
  1000: "boolean[]",
  1005: "number[]",
  1007: "number[]",
  1009: "string[]",
  1015: "string[]",
  1016: "number[]",
  1021: "number[]",
  1022: "number[]",
  1182: "Date[]",
  1185: "Date[]",
  1231: "number[]",
  2951: "string[]",
  3807: "any[]",
};

/** What the driver takes for a parameter of a type. */
const written: Readonly<Record<number, string>> = {
  16: "boolean",
  17: "Buffer",
  20: "number | string",
  21: "number",
  23: "number",
  25: "string",
  114: "string | object",
  700: "number",
  701: "number",
  1043: "string",
  1082: "string | Date",
  1083: "string",
  1114: "Date | string",
  1184: "Date | string",
  1186: "string",
  1700: "number | string",
  2950: "string",
  3802: "string | object | boolean | number",
  1000: "readonly (boolean | null)[]",
  1005: "readonly (number | null)[]",
  1007: "readonly (number | null)[]",
  1009: "readonly (string | null)[]",
  1015: "readonly (string | null)[]",
  1016: "readonly (number | null)[]",
  1182: "readonly (string | Date | null)[]",
  1185: "readonly (Date | string | null)[]",
  2951: "readonly (string | null)[]",
};

const union = (values: readonly string[]) => values.map((value) => JSON.stringify(value)).join(" | ");

/** Tables that an outer join may leave without a row. */
function outerJoined(text: string): Set<string> {
  return new Set(
    [...text.matchAll(/\b(?:left|full)\s+(?:outer\s+)?join\s+([a-z_]+)/gi)].map(([, table]) => table ?? ""),
  );
}

/** What a note in the statement declares about its columns, such as `not null: email` inside a comment. */
function isNoted(note: "not null" | "narrowed", name: string, text: string): boolean {
  const notes = text.matchAll(new RegExp(String.raw`/\* ${note}: ([^*]+) \*/`, "g"));
  return [...notes].some(([, names]) => (names ?? "").split(", ").includes(name));
}

/** The statement excludes it, by its conditions or for a reason that only its rows know, which a note then states. */
function neverNull(column: string, name: string, text: string): boolean {
  return new RegExp(String.raw`\b${column} is not null\b`).test(text) || isNoted("not null", name, text);
}

function columnType(column: DescribedColumn, text: string, catalog: Catalog): string {
  const stored = catalog.columns.find(
    ({ tableId, columnId }) => tableId === column.tableId && columnId === column.columnId,
  );
  const labels = catalog.enums.get(column.typeId);
  // The statement picks only some of the values that the table allows.
  const isNarrowed = isNoted("narrowed", column.name, text);
  const type = isNarrowed
    ? "string"
    : stored?.values
      ? union(stored.values)
      : labels
        ? union(labels)
        : (read[column.typeId] ?? "unknown");
  const mayBeMissing =
    stored &&
    (!stored.required || outerJoined(text).has(stored.table)) &&
    !neverNull(stored.column, column.name, text);
  return mayBeMissing ? `${type} | null` : type;
}

export function rowType({ columns }: Description, text: string, catalog: Catalog): string {
  return `{ ${columns.map((column) => `${JSON.stringify(column.name)}: ${columnType(column, text, catalog)}`).join("; ")} }`;
}

export function valuesType({ parameters }: Description): string {
  return `readonly [${parameters.map((typeId) => `${written[typeId] ?? "unknown"} | null | undefined`).join(", ")}]`;
}

function writtenType({ typeId, required, values }: CatalogColumn, { enums }: Catalog): string {
  const allowed = values ?? enums.get(typeId);
  const type = allowed ? union(allowed) : (written[typeId] ?? "string");
  return required ? type : `${type} | null`;
}

/** Every table with what its columns take, for whatever is put together from their names. */
export function schemaSource(catalog: Catalog): string {
  const tables = Map.groupBy(catalog.columns, ({ table }) => table);
  const property = (one: CatalogColumn) =>
    `${one.column}${one.required && !one.hasDefault ? "" : "?"}: ${writtenType(one, catalog)}`;
  const lines = [...tables].map(([table, columns]) => `  ${table}: { ${columns.map(property).join("; ")} };`);
  return `// Written by tools/sql.ts from the migrated database.

/** Every table with its columns and what can be written to them; a new row must have those without a question mark. */
export interface Tables {
${lines.join("\n")}
}
`;
}
