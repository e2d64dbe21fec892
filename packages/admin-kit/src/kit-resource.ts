import type { CallOf, Endpoint } from "@polyphon/contract/kit/endpoint.ts";
import type { ResourceField } from "@polyphon/contract/kit/resource.ts";
import type { z } from "zod";

export type ResourceRow = { readonly id: number; readonly version: number } & Readonly<
  Record<string, unknown>
>;
export type ResourceValues = Readonly<Record<string, unknown>>;

type Rows = z.ZodType<{ items: ResourceRow[]; next: string | null }>;
type Row = z.ZodType<ResourceRow>;

/** What the kit reads of a `resource()`; fields keep their kinds, rows are handled by field name. */
export interface KitResource {
  readonly name: string;
  readonly module: string;
  readonly fields: Readonly<Record<string, ResourceField>>;
  readonly columns: readonly string[];
  readonly searchIn: readonly string[];
  readonly value: z.ZodObject;
  readonly list: Endpoint<z.ZodObject, Rows>;
  readonly get: Endpoint<z.ZodObject, Row>;
  readonly add: Endpoint<z.ZodObject, Row>;
  readonly edit: Endpoint<z.ZodObject, Row>;
  readonly remove: Endpoint<z.ZodObject, z.ZodType<{ id: number }>>;
}

/** The input of an endpoint whose fields are known only by name. */
export function callOf<E extends Endpoint>(input: ResourceValues): CallOf<E> {
  return input as CallOf<E>;
}
