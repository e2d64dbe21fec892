import type { ErrorName } from "@polyphon/contract/errors.ts";
import type { AnyResource, ResourceOwner, RowAction } from "@polyphon/contract/kit/resource/resource.ts";
import type { Fields } from "@polyphon/contract/kit/resource/resource-shape.ts";
import { escapeIdentifier } from "pg";
import type { Tables } from "../db/schema.gen.ts";
import { type KeptField, keptFields, type ResourceTable } from "./resource-table.ts";

/** What the server reads of a definition. */
export type ServableResource<F extends string> = AnyResource & {
  readonly fields: Fields & Readonly<Record<F, unknown>>;
  readonly columns: readonly string[];
  readonly namedBy?: readonly string[];
  readonly searchIn: readonly string[];
  readonly sortBy: string;
  readonly toggle?: string;
  readonly place?: string;
  readonly actions: readonly RowAction[];
  readonly says?: { readonly duplicate?: ErrorName; readonly missing?: ErrorName };
  readonly owner?: ResourceOwner;
};

/** A definition joined with its table: everything its statements are made from. */
export interface ServedResource {
  readonly name: string;
  readonly table: string;
  /** What its changes are recorded under: the table, so that variants of one thing share a history. */
  readonly subject: string;
  readonly fields: readonly KeptField[];
  readonly fieldOf: (name: string) => KeptField;
  /** The columns that a row is read with. */
  readonly select: string;
  /** The parts of a row's name, joined by spaces. */
  readonly namedBy: readonly KeptField[];
  readonly searchIn: readonly KeptField[];
  readonly sortBy: string;
  readonly toggle: KeptField | null;
  readonly place: KeptField | null;
  readonly duplicate: ErrorName;
  readonly missing: ErrorName;
  /** Each row has the company that owns it, or none where it is the provider's. */
  readonly hasOwners: boolean;
}

export function servedResource<F extends string, T extends keyof Tables>(
  resource: ServableResource<F>,
  table: ResourceTable<F, T>,
): ServedResource {
  const fields = keptFields(resource.fields, table.name, table.columns);
  const fieldOf = (name: string): KeptField => {
    const found = fields.find((one) => one.name === name);
    if (!found) throw new Error(`${resource.name} has no field ${name}`);
    return found;
  };
  return {
    name: resource.name,
    table: escapeIdentifier(table.name),
    subject: table.name,
    fields,
    fieldOf,
    select: [
      "kept.id",
      "kept.version",
      ...fields.map(({ name, read }) => `${read} as ${escapeIdentifier(name)}`),
    ].join(", "),
    namedBy: (resource.namedBy ?? resource.columns.slice(0, 1)).map(fieldOf),
    searchIn: resource.searchIn.map(fieldOf),
    sortBy: resource.sortBy,
    toggle: resource.toggle === undefined ? null : fieldOf(resource.toggle),
    place: resource.place === undefined ? null : fieldOf(resource.place),
    duplicate: resource.says?.duplicate ?? "duplicate",
    missing: resource.says?.missing ?? "not_found",
    hasOwners: resource.owner === "company" || resource.owner === "each",
  };
}
