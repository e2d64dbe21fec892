import type { ResourceField } from "@polyphon/contract/kit/resource.ts";
import { escapeIdentifier } from "pg";
import type { DB } from "../db/schema.gen.ts";

/** Which table serves a resource, and which column holds each of its fields. */
export interface ResourceTable<F extends string, T extends keyof DB> {
  readonly name: T;
  readonly columns: { readonly [K in F]: keyof DB[T] & string };
}

export interface ResourceSql {
  /** What a row looks like to the client: its fields, its id and its version. */
  readonly select: string;
  readonly table: string;
  /** In the order in which values are given to `valuesOf`. */
  readonly columns: readonly string[];
  readonly sort: string;
  readonly sortedBy: "string" | "number";
  readonly search: readonly string[];
  valuesOf(input: Readonly<Record<string, unknown>>): unknown[];
}

interface Definition {
  readonly fields: Readonly<Record<string, ResourceField>>;
  readonly searchIn: readonly string[];
  readonly sortBy: string;
}

/** Names come from the definition alone; what a caller sends only ever becomes a parameter. */
export function resourceSql(
  definition: Definition,
  table: { readonly name: string; readonly columns: Readonly<Record<string, string>> },
): ResourceSql {
  const fields = Object.keys(definition.fields);
  const column = (field: string): string => {
    const name = table.columns[field];
    if (name === undefined) throw new Error(`${table.name}: no column for ${field}`);
    return escapeIdentifier(name);
  };
  const sortedBy = definition.fields[definition.sortBy]?.kind === "number" ? "number" : "string";
  return {
    select: [
      "id",
      "version",
      ...fields.map((field) => `${column(field)} as ${escapeIdentifier(field)}`),
    ].join(", "),
    table: escapeIdentifier(table.name),
    columns: fields.map(column),
    // The order people expect of names: case and accents come second.
    sort:
      sortedBy === "string" ? `${column(definition.sortBy)} collate "und-x-icu"` : column(definition.sortBy),
    sortedBy,
    search: definition.searchIn.map(column),
    valuesOf: (input) => fields.map((field) => input[field]),
  };
}
