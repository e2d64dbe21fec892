import { z } from "zod";
import type { PermissionKey } from "../permissions.ts";
import { type Endpoint, endpoint } from "./endpoint.ts";
import { pageInput, pageOf } from "./page.ts";
import { ref, type RefKind, rowVersion } from "./ref.ts";

export type FieldKind = "text" | "longText" | "number" | "switch" | "choice" | "tags";

export interface ResourceField {
  readonly kind: FieldKind;
  readonly schema: z.ZodType;
  readonly choices?: readonly string[];
}

export interface ResourceDefinition<F extends Record<string, ResourceField>> {
  readonly name: string;
  readonly module: string;
  readonly ref: RefKind;
  readonly fields: F;
  readonly columns: readonly (keyof F & string)[];
  readonly searchIn: readonly (keyof F & string)[];
  readonly sortBy: keyof F & string;
  readonly access: { list: PermissionKey; add: PermissionKey; edit: PermissionKey; remove?: PermissionKey };
  readonly screens: { list: string; add?: string; edit?: string };
}

type Shape<F extends Record<string, ResourceField>> = { [K in keyof F]: F[K]["schema"] };

/** A plain administered thing as data: the server serves it and the admin kit draws it. */
export function resource<const F extends Record<string, ResourceField>>(definition: ResourceDefinition<F>) {
  const shape = Object.fromEntries(
    Object.entries(definition.fields).map(([name, field]) => [name, field.schema]),
  ) as Shape<F>;
  const value = z.object(shape);
  const row = z.object({ ...shape, id: ref(definition.ref), version: z.number().int() });
  const base = `/services/admin/api/${definition.name}` as const;
  const id = { id: ref(definition.ref) };
  const named = (verb: string) => `${verb}-${definition.name}`;

  return Object.freeze({
    ...definition,
    value,
    row,
    list: endpoint({
      name: named("list"),
      method: "GET",
      path: base,
      access: { staff: definition.access.list },
      input: z.object({ ...pageInput, search: z.string().max(100).optional() }),
      output: pageOf(row),
      errors: [],
    }),
    get: endpoint({
      name: named("get"),
      method: "GET",
      path: `${base}/:id`,
      access: { staff: definition.access.list },
      input: z.object(id),
      output: row,
      errors: ["not_found"],
    }),
    add: endpoint({
      name: named("add"),
      method: "POST",
      path: base,
      access: { staff: definition.access.add, provider: true },
      input: z.object(shape),
      output: row,
      errors: ["duplicate"],
    }),
    edit: endpoint({
      name: named("edit"),
      method: "PUT",
      path: `${base}/:id`,
      access: { staff: definition.access.edit, provider: true },
      input: z.object({ ...shape, ...id, version: rowVersion }),
      output: row,
      errors: ["not_found", "duplicate", "edited_meanwhile"],
    }),
    remove: endpoint({
      name: named("remove"),
      method: "DELETE",
      path: `${base}/:id`,
      access: { staff: definition.access.remove ?? definition.access.edit, provider: true },
      input: z.object(id),
      output: z.object({ id: ref(definition.ref) }),
      errors: ["not_found", "in_use"],
    }),
  });
}

export type AnyResource = {
  readonly name: string;
  readonly list: Endpoint;
  readonly get: Endpoint;
  readonly add: Endpoint;
  readonly edit: Endpoint;
  readonly remove: Endpoint;
};
