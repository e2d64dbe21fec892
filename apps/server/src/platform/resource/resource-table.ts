import type { Fields } from "@polyphon/contract/kit/resource/resource-shape.ts";
import type { ResourceField } from "@polyphon/contract/kit/resource/resource-field.ts";
import { escapeIdentifier } from "pg";
import type { Tables } from "../db/schema.gen.ts";
import type { LinkTable } from "../db/write.ts";

/** Where a field is stored. */
export type FieldSource<Column extends string> =
  | Column
  | { readonly reference: Column }
  | { readonly link: LinkTable }
  | { readonly picture: Column }
  /** An expression over the table's own columns, for a field that nobody writes. */
  | { readonly computed: string };

/** Which table serves a resource, and where each of its fields is stored. */
export interface ResourceTable<F extends string, T extends keyof Tables> {
  readonly name: T;
  readonly columns: { readonly [K in F]: FieldSource<keyof Tables[T] & string> };
}

/** One field as the statements need it. */
export interface KeptField {
  readonly name: string;
  readonly field: ResourceField;
  /** The bare value, for conditions and order. */
  readonly value: string;
  /** As it is read: days and instants as text, so that no precision is lost. */
  readonly read: string;
  /** The column it is written to; null for what is computed or has a table of its own. */
  readonly column: string | null;
  readonly link: LinkTable | null;
}

function readAs({ kind }: ResourceField, value: string): string {
  switch (kind) {
    case "date":
      return `to_char(${value}, 'YYYY-MM-DD')`;
    case "time":
      return `to_char(${value}, 'HH24:MI')`;
    case "dateTime":
      return `to_char(${value} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
    default:
      return value;
  }
}

function kept(name: string, field: ResourceField, source: FieldSource<string>): KeptField {
  const own = (column: string): KeptField => {
    const value = `kept.${escapeIdentifier(column)}`;
    return { name, field, value, read: readAs(field, value), column, link: null };
  };
  if (typeof source === "string") return own(source);
  if ("reference" in source) return own(source.reference);
  if ("picture" in source) return own(source.picture);
  if ("computed" in source)
    return {
      name,
      field,
      value: source.computed,
      read: readAs(field, source.computed),
      column: null,
      link: null,
    };
  const { link } = source;
  const { table, from, to } = link;
  const value = `array(select ${to} from ${table} where ${from} = kept.id order by ${to})`;
  return { name, field, value, read: value, column: null, link };
}

/** Names come from the definition only; what a caller sends only ever becomes a parameter. */
export function keptFields(
  fields: Fields,
  table: string,
  columns: Readonly<Record<string, FieldSource<string>>>,
): KeptField[] {
  return Object.entries(fields).map(([name, field]) => {
    const source = columns[name];
    if (source === undefined) throw new Error(`${table}: no place for ${name}`);
    return kept(name, field, source);
  });
}
