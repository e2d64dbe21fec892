import type { CallOf, Endpoint } from "@polyphon/contract/kit/endpoint.ts";
import type { RowAction, RowChange } from "@polyphon/contract/kit/resource/resource.ts";
import type { FilteredField, ResourceField } from "@polyphon/contract/kit/resource/resource-field.ts";
import type { AdminScreenPath } from "@polyphon/contract/screens/screens.ts";
import type { z } from "zod";

export type ResourceRow = { readonly id: number; readonly version: number } & Readonly<
  Record<string, unknown>
>;
export type ResourceValues = Readonly<Record<string, unknown>>;

type Rows = z.ZodType<{ items: ResourceRow[]; next: string | null }>;
type Row = z.ZodType<ResourceRow>;
type Reached = z.ZodType<{ id: number }>;
type Counted = z.ZodType<{ count: number; exact: boolean }>;
type Picked = z.ZodType<{ rows: { id: number; name: string }[]; more: boolean }>;
type Written = z.ZodType<{ rows: string[][]; next: string | null }>;
type Past = z.ZodType<{ items: RowChange[]; next: string | null }>;
type Acted = z.ZodType<{ done: number[]; refused: { id: number; description: string }[] }>;

/** What the kit reads of a `resource()`; fields keep their kinds, rows are handled by field name. */
export interface KitResource {
  readonly name: string;
  readonly module: string;
  readonly fields: Readonly<Record<string, ResourceField>>;
  readonly columns: readonly string[];
  readonly namedBy?: readonly string[] | undefined;
  readonly searchIn: readonly string[];
  readonly sortBy: string;
  readonly filters?: readonly string[] | undefined;
  readonly screens: {
    readonly list: AdminScreenPath;
    readonly add?: AdminScreenPath;
    readonly edit?: AdminScreenPath;
    readonly view?: AdminScreenPath;
  };
  readonly toggle?: string | undefined;
  readonly place?: string | undefined;
  readonly actions: readonly RowAction[];
  readonly calls: readonly Endpoint[];
  readonly value: z.ZodObject;
  readonly edited: z.ZodObject;
  readonly list: Endpoint<z.ZodObject, Rows>;
  readonly count: Endpoint<z.ZodObject, Counted>;
  readonly pick: Endpoint<z.ZodObject, Picked>;
  readonly export: Endpoint<z.ZodObject, Written>;
  readonly get: Endpoint<z.ZodObject, Row>;
  readonly history: Endpoint<z.ZodObject, Past>;
  readonly add: Endpoint<z.ZodObject, Row>;
  readonly edit: Endpoint<z.ZodObject, Row>;
  readonly remove: Endpoint<z.ZodObject, Reached>;
  readonly act: Endpoint<z.ZodObject, Acted>;
  readonly move: Endpoint<z.ZodObject, Reached>;
}

/** Whatever can be narrowed: a resource, or a list with an endpoint of its own. */
export interface KitFilters extends Pick<KitResource, "name" | "module" | "filters"> {
  readonly fields: Readonly<Record<string, FilteredField>>;
}

/** As a form sees it that edits a row: what is asked for only once stays as it is. */
export function forEditing(resource: KitResource): KitResource {
  const fields = Object.entries(resource.fields).map(([name, field]) => [
    name,
    field.onlyNew ? { ...field, readOnly: true } : field,
  ]);
  return { ...resource, fields: Object.fromEntries(fields) as KitResource["fields"], value: resource.edited };
}

/** Whatever has a history: a resource, or a thing with endpoints of its own. */
export type KitPast = Pick<KitResource, "name" | "module" | "fields" | "history">;

/** The input of an endpoint whose fields are known only by name. */
export function callOf<E extends Endpoint>(input: ResourceValues): CallOf<E> {
  return input as CallOf<E>;
}
